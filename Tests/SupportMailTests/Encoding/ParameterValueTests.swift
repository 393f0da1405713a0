import Foundation
import Testing

@testable import SupportMail

struct ParameterValueTests {
  @Test(arguments: [
    ("a.txt", ["filename=\"a.txt\""]),
    ("copy (2) [x].txt", ["filename=\"copy (2) [x].txt\""]),
    ("it's.txt", ["filename=\"it's.txt\""]),
    ("Prüf.csv", ["filename*=UTF-8''Pr%C3%BCf.csv"]),
    ("a \"b\".txt", ["filename*=UTF-8''a%20%22b%22.txt"]),
    ("a;b=c.txt", ["filename*=UTF-8''a%3Bb%3Dc.txt"]),
    ("100%.txt", ["filename*=UTF-8''100%25.txt"]),
    ("=?utf-8?B?eA==?=", ["filename*=UTF-8''%3D%3Futf-8%3FB%3FeA%3D%3D%3F%3D"]),
    ("utf-8''x", ["filename*=UTF-8''utf-8%27%27x"]),
  ])
  func `a name is quoted or encoded`(_ name: String, _ parameters: [String]) {
    #expect(ParameterValue.parameters("filename", name) == parameters)
  }

  @Test(arguments: [
    String(repeating: "図", count: 85), String(repeating: "👩‍👩‍👧‍👦", count: 10),
    String(repeating: "long name ", count: 20) + ".txt",
  ])
  func `a long name is cut into sections of whole letters`(_ name: String) throws {
    let sections = ParameterValue.parameters("filename", name)
    #expect(sections.count > 1)
    var text = ""
    for (index, section) in sections.enumerated() {
      #expect(section.utf8.count <= 74)
      let start = "filename*\(index)*=" + (index == 0 ? "UTF-8''" : "")
      #expect(section.hasPrefix(start))
      text += try #require(String(section.dropFirst(start.count)).removingPercentEncoding)
    }
    #expect(text == name)
  }

  @Test(
    arguments: [
      ("Prüf.csv", "Pr_f.csv"), ("今日.txt", "_.txt"), ("x.今日", nil),
      ("a\"b;c.tar.gz", "a_b_c.tar.gz"),
      (String(repeating: "a", count: 100) + ".txt", String(repeating: "a", count: 40) + ".txt"),
      ("é", "_"),
    ] as [(String, String?)])
  func `the fallback is ASCII with the same extension`(_ name: String, _ fallback: String?) {
    #expect(ParameterValue.fallback(for: name) == fallback)
  }
}
