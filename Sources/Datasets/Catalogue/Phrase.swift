/// A text for people that a dataset leaves to the front to word in the reader's language.
package indirect enum Phrase: Hashable, Sendable {
  /// Text that is data: shown as it is.
  case text(String)
  /// A word of ours.
  case term(Term)
  /// A sentence of ours with places for other phrases.
  case format(Term, [Phrase])
  /// A price in its own currency; the amount as the digits that it came with.
  case price(amount: String, currency: String?)
  /// A moment, in the reader's time zone.
  case moment(Timestamp)
  /// The day of a moment, in the reader's time zone.
  case day(Timestamp)
}

extension Phrase: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

/// The words and sentences that datasets need; the raw value is the key in the string catalogue.
package enum Term: String, CaseIterable, Sendable {
  case courses = "dataset.courses"
  case everything = "dataset.everything"
  case files = "dataset.files"
  case home = "dataset.home"
  case topics = "dataset.topics"
  case monsters = "dataset.monsters"
  case store = "dataset.store"
  case storeAnswer = "dataset.store-answer"
  case visited = "home.visited-before"

  case homeCourses = "home.courses"
  case homeFiles = "home.files"
  case homeMonsters = "home.monsters"
  case homeStore = "home.store"
  case homeTopics = "home.topics"
  case homeEverything = "home.everything"

  case author = "field.author"
  case categories = "field.categories"
  case enclosure = "field.enclosure"
  case publishDate = "field.publish-date"
  case updated = "field.updated"
  case country = "field.country"
  case fetched = "field.fetched"
  case folder = "field.folder"
  case genre = "field.genre"
  case identifier = "field.identifier"
  case instructors = "field.instructors"
  case kind = "field.kind"
  case location = "field.location"
  case modified = "field.modified"
  case nextDates = "field.next-dates"
  case price = "field.price"
  case size = "field.size"
  case source = "field.source"
  case weapon = "field.weapon"

  case format = "info.format"
  case encoding = "info.encoding"
  case delimiter = "info.delimiter"
  case table = "info.table"
  case compression = "info.compression"
  case headerLines = "info.header-lines"
  case skippedLines = "info.skipped-lines"
  case spooled = "info.spooled"
  case comment = "info.comment"
  case valuesLeftOut = "detail.values-left-out"
  case rowLost = "table.row-lost"
  case rowLostMore = "table.row-lost-more"
  case roleTitle = "role.title"
  case roleSubtitle = "role.subtitle"
  case roleLink = "role.link"
  case rolePicture = "role.picture"
  case roleDate = "role.date"
  case roleID = "role.id"

  case changesPlace = "changes.place"
  case changeAdded = "changes.added"
  case changeRemoved = "changes.removed"
  case changeChanged = "changes.changed"
  case oldToNew = "changes.old-new"
  case noValue = "changes.nothing"

  case bundled = "origin.bundled"

  case openInBrowser = "action.open-in-browser"
  case supportRequest = "action.support-request"

  case dateSpan = "course.date-span"
  case datesAndInstructors = "course.dates-and-instructors"

  case free = "price.free"
  case notSold = "price.not-sold"
  case noPrice = "price.missing"
  case feedAndDay = "topics.feed-and-day"
  case untitled = "topics.untitled"
  case sample = "store.sample"
  case unknown = "store.unknown"
  case artistAndKind = "store.artist-and-kind"

  case weaponBlowgun = "weapon.blowgun"
  case weaponFire = "weapon.fire"
  case weaponNinjaStar = "weapon.ninja-star"
  case weaponSmoke = "weapon.smoke"
  case weaponSword = "weapon.sword"

  case fileFolder = "files.folder"
  case fileSize = "files.size"
  case filePath = "files.path"
  case fileLine = "files.line"
  case fileKindFile = "files.kind-file"
  case fileKindFolder = "files.kind-folder"
  case fileKindFolderLink = "files.kind-folder-link"
  case fileKindBrokenLink = "files.kind-broken-link"
  case fileKindSpecial = "files.kind-special"
  case fileOneByte = "files.one-byte"
  case fileBytes = "files.bytes"
  case fileEmpty = "files.empty"
  case fileEncoding = "files.encoding"
  case fileGoesOn = "files.goes-on"
  case fileRows = "files.rows"
  case fileMoreRows = "files.more-rows"
  case fileKindAndSize = "files.kind-and-size"
  case filePDF = "files.pdf"
  case fileZIP = "files.zip"
  case fileGzip = "files.gzip"
  case fileProgram = "files.program"
  case fileSQLite = "files.sqlite"
  case filePicture = "files.picture"
  case fileBinary = "files.binary"
  case fileMissing = "files.fault-missing"
  case fileExists = "files.fault-exists"
  case fileBadName = "files.fault-bad-name"
  case fileReadOnly = "files.fault-read-only"
  case fileNotAllowed = "files.fault-not-allowed"
  case fileFull = "files.fault-full"
  case fileNoText = "files.fault-no-text"
  case fileBusy = "files.fault-busy"
  case fileNoPlace = "files.fault-no-place"
  case fileFailed = "files.fault-failed"

  case kindAlbum = "kind.album"
  case kindApp = "kind.software"
  case kindArtist = "kind.artist"
  case kindAudiobook = "kind.audiobook"
  case kindBook = "kind.book"
  case kindEBook = "kind.ebook"
  case kindMacApp = "kind.mac-software"
  case kindMovie = "kind.feature-movie"
  case kindMusicVideo = "kind.music-video"
  case kindPodcast = "kind.podcast"
  case kindPodcastEpisode = "kind.podcast-episode"
  case kindSong = "kind.song"
  case kindTVEpisode = "kind.tv-episode"
  case kindTVSeason = "kind.tv season"
}
