import CatalogApp

await Program.main()
