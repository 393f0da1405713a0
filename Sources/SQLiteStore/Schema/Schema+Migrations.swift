extension Schema {
  /// All steps, oldest first; a change is a new step at the end.
  static let migrations: [Migration] = [
    Migration(name: "items, their index, answers, rates", script: firstTables),
    Migration(name: "copies, records and marks", script: copies + records),
    Migration(name: "folders, notes, their trash and index", script: notes),
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

  /// Folders, notes, and where in the trash they lie.
  ///
  /// Numbers are never given twice, so that an identity names one thing for good. Texts lie in a
  /// table of their own: the rows that lists read are then small and close together. They are bytes,
  /// kept as they came. A name is taken by what is not in the trash only.
  ///
  /// `revision` counts the states of a text; `changed` is the number of the last change of anything
  /// about a note, or of a folder or a note in it, taken from `note_state`, which also has that of
  /// the last change of the list of folders with their counts.
  ///
  /// `note_search` is made as `search` is. A note that is `stale` has changed since its words were
  /// put there, which is done before the next search: to index a long text takes longer than to keep
  /// it, and nobody waits for it while writing.
  private static let notes = #"""
    CREATE TABLE note_state(
      id INTEGER PRIMARY KEY CHECK(id = 1),
      change INTEGER NOT NULL,
      folders INTEGER NOT NULL
    ) STRICT;
    INSERT INTO note_state VALUES(1, 0, 0);
    CREATE TABLE trash(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      deleted_at INTEGER NOT NULL,
      folder INTEGER,
      note INTEGER
    ) STRICT;
    CREATE TABLE folders(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      trash INTEGER REFERENCES trash(id)
    ) STRICT;
    CREATE UNIQUE INDEX folders_by_name ON folders(name) WHERE trash IS NULL;
    CREATE TABLE notes(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      folder INTEGER NOT NULL REFERENCES folders(id),
      name TEXT NOT NULL,
      size INTEGER NOT NULL,
      created INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      stale INTEGER NOT NULL,
      trash INTEGER REFERENCES trash(id)
    ) STRICT;
    CREATE UNIQUE INDEX notes_by_name ON notes(folder, name) WHERE trash IS NULL;
    CREATE INDEX notes_in_trash ON notes(trash) WHERE trash IS NOT NULL;
    CREATE INDEX notes_stale ON notes(id) WHERE stale = 1;
    CREATE TABLE note_texts(
      note INTEGER PRIMARY KEY REFERENCES notes(id),
      text BLOB NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE note_search USING fts5(
      name, text,
      tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\]^_`{|}~'"
    );
    INSERT INTO note_search(note_search, rank) VALUES('rank', 'bm25(5.0, 1.0)');
    """#
}
