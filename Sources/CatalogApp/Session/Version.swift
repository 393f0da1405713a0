/// The program's version, as in CHANGELOG.md.
package let catalogVersion = "0.1.0"
