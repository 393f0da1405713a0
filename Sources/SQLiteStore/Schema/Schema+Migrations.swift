extension Schema {
  /// All steps, oldest first; a change is a new step at the end.
  static let migrations: [Migration] = [
    Migration(name: "items, their index, answers, rates", script: firstTables),
    Migration(name: "copies, records and marks", script: copies + records),
  ]

  /// `datasets` comes first: it lies on the second page of the file and is read at each start,
  /// which finds a file whose beginning was overwritten.
  ///
  /// The number of an item is the number of its dataset times 2⁴⁰ plus a running number. So the
  /// items of a dataset are a range of numbers, in the table and in the index alike, and a search
  /// in one dataset does not walk through the others. `position` is the place in the list: 0, 1,
  /// 2 and so on without a gap, so any part of a long list is found at once.
  ///
  /// `search` keeps the folded words as its own content, so that a row is taken out of the index
  /// with the words it was put in with, even when a later version folds differently. Words arrive
  /// folded and separated by spaces; the tokenizer has nothing left to do, so everything but the
  /// space and control characters belongs to a word. There is no `prefix` index: it makes the
  /// first letter of a word 15 ms faster among 60,000 items, and their import a third slower. With
  /// 16 MB of words held before they are merged into the index an import is a sixth faster.
  private static let firstTables = #"""
    CREATE TABLE datasets(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE items(
      number INTEGER PRIMARY KEY,
      dataset INTEGER NOT NULL REFERENCES datasets(id),
      id TEXT NOT NULL,
      position INTEGER NOT NULL,
      fetched INTEGER NOT NULL,
      title TEXT NOT NULL,
      payload TEXT NOT NULL,
      text TEXT NOT NULL,
      UNIQUE(dataset, id)
    ) STRICT;
    CREATE INDEX items_in_order ON items(dataset, position);
    CREATE VIRTUAL TABLE search USING fts5(
      title, text,
      tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\]^_`{|}~'"
    );
    INSERT INTO search(search, rank) VALUES('rank', 'bm25(5.0, 1.0)');
    INSERT INTO search(search, rank) VALUES('hashsize', 16777216);
    CREATE TABLE answers(
      key TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE rates(
      bucket TEXT PRIMARY KEY,
      due REAL NOT NULL
    ) STRICT;
    """#

  /// `etag` and `last_modified` are sent back exactly as they came, or not at all.
  private static let copies = """
    CREATE TABLE copies(
      key TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      etag TEXT,
      last_modified TEXT,
      body BLOB NOT NULL
    ) STRICT;

    """

  /// What a dataset keeps besides its items, in the order it was added, and which of its items a
  /// person has marked; items that come again find their mark.
  private static let records = """
    CREATE TABLE records(
      number INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      payload TEXT NOT NULL,
      UNIQUE(kind, id)
    ) STRICT;
    CREATE TABLE marks(
      dataset TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY(dataset, id)
    ) STRICT, WITHOUT ROWID;
    """
}
