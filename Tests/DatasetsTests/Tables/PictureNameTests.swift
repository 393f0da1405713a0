import Testing

@testable import Datasets

struct PictureNameTests {
  @Test(arguments: ["a.png", "b/c d.JPG", "x.y.webp", "é.gif", "a/b/c.jpeg"])
  func `a plain name below the folder is taken`(_ name: String) {
    #expect(PictureName.path(name, in: "/data") == "/data/" + name)
  }

  @Test(arguments: [
    "", ".png", "/etc/x.png", "../x.png", "a/../../x.png", "a/.hidden.png", "./x.png", "a//b.png",
    "~/x.txt", "x.txt", "x.png\u{0}", "file:x.png", "C:\\x.png", "a/",
  ])
  func `nothing that could lead elsewhere is`(_ name: String) {
    #expect(PictureName.path(name, in: "/data") == nil)
  }
}
