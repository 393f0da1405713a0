/// What columns are called that have a role, the best name first: English, Dutch, German, French,
/// Spanish; in small letters and without blanks.
enum RoleWords {
  static let title = list(
    """
    title titel titre título titulo name naam nom nombre label subject onderwerp betreff sujet
    asunto headline kop fullname volledigenaam displayname bezeichnung benaming intitulé
    """)

  static let subtitle = list(
    """
    subtitle ondertitel description beschrijving omschrijving beschreibung descripción descripcion
    summary samenvatting zusammenfassung résumé resumen abstract tagline author auteur autor
    schrijver artist artiest artiste künstler artista creator director regisseur category
    categorie kategorie catégorie categoría categoria genre city stad stadt ville ciudad plaats
    woonplaats gemeente ort lieu lugar company bedrijf firma organisation organization department
    afdeling abteilung brand merk marke country land pays país type soort role functie
    """)

  static let link = list(
    """
    htmlurl weburl permalink url link href homepage website webpage webadres webseite site page
    sourceurl lien enlace uri
    """)

  static let picture = list(
    """
    image picture photo icon thumbnail cover artwork imageurl pictureurl photourl iconurl
    thumbnailurl coverurl artworkurl afbeelding afbeeldingurl plaatje foto fotourl omslag logo
    avatar poster thumb bild imagen portada
    """)

  static let date = list(
    """
    date datum fecha published publishedat publishdate publicationdate publicatiedatum
    gepubliceerd created createdat creationdate aangemaakt aangemaaktop erstellt créé creado
    updated updatedat modified modifiedat lastmodified gewijzigd bijgewerkt geändert timestamp
    time released releasedate startdate start tijdstip
    """)

  static let id = list(
    """
    uuid guid key code identifier isbn isbn13 ean sku slug identificatie kenmerk sleutel kennung
    schlüssel clé clave código codigo artikelnummer ordernummer klantnummer
    """)

  /// Ends of names whose values are numbers, however they are written.
  static let number = list("nummer number nr no numéro numero aantal count postcode zip zipcode")

  static let contact = list("email mail emailadres emailaddress telefoon phone tel telephone")

  private static func list(_ words: String) -> [String] {
    words.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
