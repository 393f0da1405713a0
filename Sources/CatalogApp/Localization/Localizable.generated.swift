// swift-format-ignore-file
// Made from Resources by Resources/embed.sh.

enum EmbeddedStrings {
  static func texts(_ name: String) -> StaticString? {
    switch name {
    case "en":
      return ###"""
action.open-in-browser	Open in Browser
action.support-request	Send Support Email
address-with-user	‘%@’ is an address with a user name in it, so it is not opened.
address.character	%@ cannot stand in a domain
address.colon	leave out everything up to the colon
address.domain-too-long	the domain is longer than %lld bytes
address.dot	a dot stands at an end or beside another dot
address.empty	there is no address; leave out any extra comma
address.encoded-word	what stands before the @ reads as an encoded word
address.hyphen	a part of the domain has a misplaced hyphen
address.label	To:
address.label-too-long	a part of the domain is longer than %lld bytes
address.literal	the part in [ ] is no IP address
address.local-part-too-long	the part before the @ is longer than %lld bytes
address.no-at	there is no @
address.no-domain	there is nothing after the @
address.no-local-part	there is nothing before the @
address.non-ascii	letters outside ASCII before the @ need SMTPUTF8, which is not used
address.open-angle	there is no > for the <
address.open-quote	a quotation mark is not closed
address.question	Who gets it? The address is kept.
address.semicolon	addresses are separated by commas, not by ;
address.several-ats	there are several @; put commas between addresses
address.space	there is a space in it; write a name as Name <address>
address.stray-angle	< and > must stand once, around the address
address.text-after	there is text after the >; put commas between addresses
address.unexpected	%@ cannot stand here without quotation marks
alert.ok	OK
alert.title	Whoops...
announce.reading	%1$@, line %2$lld of %3$lld
announce.row	%1$@, %2$lld of %3$lld
answer.empty	The answer of the store is empty; try again later.
answer.no-results	The answer of the store has no list of results.
answer.not-json	The answer of the store is not JSON: at %1$@ %2$@.
answer.not-utf8	The answer of the store is not UTF-8 text.
answer.web-page	The answer is a web page and not the store's: perhaps this network wants you to sign in first.
batch.fault	no draft for %1$@: %2$@
batch.force	; --force replaces files
batch.kept	; what drafts are made from, and what is no regular file, stays
batch.no-pictures	%lld drafts are without their pictures, which could not be had	%lld draft is without its picture, which could not be had
batch.pictures	fetching pictures: %1$lld of %2$lld
batch.progress	%1$lld of %2$lld drafts
batch.taken	%1$lld drafts were not written, for something of their names exists already, %2$@ first	%1$lld draft was not written, for something of its name exists already: %2$@
batch.written	%1$lld drafts written to %2$@	%1$lld draft written to %2$@
category.all	All
category.ebooks	E-books
category.music	Music
category.no-place	Only the store has categories
category.software	Software
changes.added	Added
changes.changed	Changed: %@
changes.counts	%1$@ rows before, %2$@ now; so large a list is compared by its number of rows only
changes.none	Nothing has changed
changes.not-reloaded	Load the list again first; then its changes can be listed
changes.nothing	(nothing)
changes.old-new	%1$@ → %2$@
changes.place	Changes: %@
changes.removed	Removed
changes.summary	%1$@ added, %2$@ removed, %3$@ changed
check.booleans	True and false as 1 and 0
check.columns	Columns
check.key	Rows known by
check.left-out	Computed, left out
check.nested	Lists and objects as JSON
check.new-columns	New columns
check.numbers	Numbers kept as text
check.other	Note
check.position	their position
check.rejected	Rejected
check.renamed	Other names
check.reprinted	Numbers in another form
check.widened	From now on as text
column.boolean	yes/no
column.bytes	bytes
column.count-empty	%lld empty	%lld empty
column.date	date
column.distinct	%lld different values	%lld different value
column.distinct-more	more than %lld different values	more than %lld different value
column.empty	empty
column.json	JSON
column.length	length
column.maximum	maximum
column.median	median
column.minimum	minimum
column.mixed	mixed
column.number	number
column.rows	%lld rows	%lld row
column.text	text
columns.distinct	different values
columns.empty	empty
columns.frequent	Most frequent values
columns.hidden	hidden
columns.is-hidden	yes
columns.rows	rows
columns.title	Columns of %@
command.completions	Print the completions for a shell
command.completions.more	Keep the output where the shell looks for it, and start a new shell.
command.config	Read and change the settings
command.config.more	catalog config path names the file that holds them. support.template.DATASET keeps a template for the drafts of a dataset, keys.ACTION the keys of an action.
command.courses	Show courses and their dates
command.courses.more	The list is a bundled sample, or the one that the variable CATALOG_COURSES_URL names: an address, or the path of a file. What comes from an address is kept, asked for again after an hour, and shown when nobody answers.
command.doctor	Check what the program needs and report it
command.doctor.more	The report is made for pasting into a request for help.
command.doctor.network	With --network it asks the address as the other commands do, and ends as they would. Passwords and tokens are never shown.
command.export	Write a list as a file for other programs
command.export.feeds	The feeds of topics are written as OPML where no other format is asked for, as ‘catalog topics export’ does. Passwords in addresses, and feeds in files of this machine, are left out.
command.export.files	catalog export files -o DIR writes every file into a folder DIR/FOLDER; with a format, or a name such as notes.json, the list has the texts as a column.
command.export.more	The format is that of the option, else of the end of FILE’s name (.csv .tsv .json .ndjson .jsonl .md .html .db .sqlite .opml), else CSV. Without -o the list goes to standard output. Nothing is overwritten without --force, and never the file that is read.
command.feed	Read a feed from a file
command.feed.more	Reads RSS, Atom or JSON Feed of any version and encoding, broken ones as far as they go, and keeps nothing. With --json it prints one object with the feed's title, link and date and its items in their order.
command.files	Keep texts in folders, find them, and take them elsewhere
command.files.more	new makes a folder, or a file with the text of FILE, of - for standard input, or with none; save puts a text in the place of the one that is there. A file is named as FOLDER/NAME, by its number, or by its name alone where no other file has it. delete puts a file, or a folder with its files, into the trash; restore brings back what trash lists, by its number there or its name. Nothing leaves the trash by itself: only empty-trash --force removes it for good.
command.help	Explain the program or a command
command.import	Take a file into a SQLite database or a list
command.import.feeds	Into topics it takes an OPML file of feeds, as ‘catalog topics import’ does.
command.import.files	With --into files or files:FOLDER a folder of texts becomes folders and files, one text becomes a file, and a list with the columns name, folder and text becomes its files. Files that are there are brought up to date by folder and name. A folder within a folder gets both names, as in work - notes. What is no text is left out and told.
command.import.mirror	Run again, it changes the rows that differ and adds new ones; rows are known by --key, else by a column id, else by their position. A table that an import made follows its file: rows that are no longer in it go. From any other table none are removed. Beside a table of its own it keeps a full-text index, TABLE_search.
command.import.more	Takes the rows of FILE – CSV, TSV, JSON, NDJSON, a table of another database such as app.db#customers, or - for standard input – into a SQLite database, which is made if it is missing: --into data.db or --into data.db#people. Without a name the rows go into the only table there is, if its columns are alike, else into one that is called as the file. Every value comes back as it was typed; only a column of nothing but numbers becomes one of numbers. Either all of it happens or nothing.
command.import.rejects	Rows that cannot be imported are written to TARGET.rejects.ndjson with their line and the reason, the others are imported, and the exit code is 65.
command.info	Tell what a source is: format, encoding, columns and their kinds, rows
command.list	Print the rows of a source
command.list.since	With --since, every change is a row: change, id and fields; it ends with 1 where nothing changed. Rows are the same by --key, else by their identifier; rows without one are compared as a whole.
command.man	Print the manual page
command.monsters	Show the six monsters
command.monsters.more	The list is built in: it needs no file and no network.
command.open	Open a source on the full screen
command.open.more	It takes a terminal, but for --snapshot, which draws the screen without one, presses the keys and prints what is seen. Keys are names or letters with blanks between them, such as “j j enter”.
command.open.roles	The columns of a table that are title, subtitle, link, picture, date and identifier are guessed from their names and the first rows; options, or the popover of the key R, say otherwise.
command.screen-or-list	On a terminal the list opens on the full screen; with an option of a list, and everywhere else, it is printed.
command.search	Search the store, or another source
command.search.files	With --from files:DIR the names and the texts of all files below a folder are searched; links are not followed, and what is no text is not looked into. --json says the line.
command.search.more	The words are joined by spaces. Put -- before words that begin with a dash.
command.show	Print one item with all its details
command.show.files	Of files:DIR a file is shown as it is read: Markdown as a text, rows as a table, what is no text as its first bytes. --json has its text, or its bytes in Base64.
command.show.more	ITEM is the item’s id or, where there is none, its position counted from 1.
command.support	Write a support request as a mail draft
command.support.maildir	In a Maildir the draft goes to the folder .Drafts or Drafts, which is made where it is missing, or to DIR itself if that is a folder of a Maildir already. With --all each item gets a draft of its own; files that are there already stay as they are.
command.support.more	The draft is a file that a mail program opens for sending; nothing is sent. SOURCE and ITEM name an item to write about: its data is attached as JSON, and its picture if it has one.
command.support.templates	A template is a text with places such as {{name}} for what an item says of itself: the columns of its data, and name, id, dataset, link and details, which stands for all lines about it. Lines such as Subject: or To: may stand at its top, up to a blank line. The setting support.template.DATASET keeps one for a dataset.
command.topics	Read what feeds say: topics, the newest first
command.topics.lists	list shows the feeds with their last success or fault; import and export exchange them as OPML with other readers. ‘feeds’ is another name for topics, and ‘catalog feed add’ for ‘catalog topics add’.
command.topics.more	add takes the address of a feed, of a page that names its feed, or of a file; remove takes an address or a title. refresh asks all feeds, or those named, at most eight at once and one of each host, and only for what changed; topics that a feed no longer has stay. why tells, step by step, what became of a feed: asked, read, kept, listed.
command.version	Print the version
config.bad-value	%1$@ cannot be ‘%2$@’; it takes: %3$@.
config.keys	keys with blanks between them, such as j down
config.not-a-setting	This is no setting; write NAME = VALUE.
config.template	the path of a file
count.items	%lld items	%lld item
course.date-span	%1$@ – %2$@
course.dates-and-instructors	%1$@ · %2$@
dataset.courses	Courses
dataset.everything	Everything stored
dataset.files	Files
dataset.home	Catalogues
dataset.monsters	Math Monsters
dataset.store	Store
dataset.store-answer	Recorded store answer
dataset.topics	Topics
date.form	write it as 2026-11-30T02:40:00+01:00
date.no-place	Only topics have a date to show here
date.no-such-day	there is no such day
date.no-such-time	there is no such time
date.no-such-zone	there is no such time zone
date.no-zone	add the time zone, as in +01:00 or Z
date.none	No date is known.
date.other-weekday	that day is a %@
date.title	Publish Date
detail.values-left-out	%1$@\n… %2$@ more values are left out; --json has all
did-you-mean	Did you mean ‘%@’?
doctor.columns	%1$@, %2$lld columns
doctor.config	Settings
doctor.installed	installed
doctor.language	Language
doctor.missing	missing: nothing can be fetched
doctor.none	none
doctor.store	Store
doctor.store-state	Stored
doctor.system	System
doctor.terminal	Terminal
draft.address-kept	The address is kept for the next mail.
draft.attachment	Attached: %1$@ (%2$lld bytes)
draft.bcc-stays	the Bcc line is in the draft; whatever sends it must take it out
draft.fetching	Fetching the picture…
draft.no-picture	The picture could not be had, so the draft is without it.
draft.not-an-object	%@ holds JSON, but not one object
draft.not-json	%1$@, line %2$lld, column %3$lld: %4$@
draft.not-text	%@ holds a NUL character, so it is no text
draft.not-utf8	%@ is not UTF-8; convert it first
draft.own-input	%@ is what the draft is made from; choose another name
draft.path-copied	The path is copied.
draft.preview-title	Preview
draft.subject	Subject: %@
draft.template	%1$@, line %2$lld: %3$@
draft.title	Support email
draft.to	To: %@
draft.two-bodies	leave out this or --body
draft.written	Written to %@
environment.browser	The program that opens addresses
environment.color	Turn colour off or on; --color wins
environment.courses-url	The address of the list of courses, or the path of a file with it
environment.home	The folder of the store, instead of catalog in the data folder
environment.language	The language: Dutch for nl, else English; the first that is set counts
environment.netrc	The file with users and passwords of hosts, ~/.netrc otherwise
environment.proxy	The proxy, and the hosts that need none
environment.size	The width of the output when it is not a terminal
environment.store-url	The address of the store’s search
environment.term	The kind of terminal; dumb has no colour
environment.xdg	Where settings, data and the places of the last time are kept
example.completions.bash	Set up bash
example.completions.fish	Set up fish
example.completions.zsh	Set up zsh, for a folder that is in fpath
example.config.list	Show all settings
example.config.set	Change a setting
example.courses	Show the courses
example.courses.json	Ask for the courses again, for scripts
example.doctor	Check the program
example.doctor.network	Tell why an address cannot be fetched
example.export	keep the list of feeds in a file
example.export.page	make a page for the browser
example.export.sheet	make CSV that is safe in a spreadsheet
example.feed.count	how many items come through the pipe
example.feed.json	the feed as one JSON object
example.files.delete	put a file into the trash
example.files.export	write all files to a folder
example.files.import	take the texts of a folder, and say what that would do first
example.files.list	the files of a folder, for scripts
example.files.new	make a file with the text of standard input
example.help	Explain the command list
example.import	see which feeds would be added
example.import.check	see what would change, by e-mail address
example.import.table	keep the rows in a database
example.info	Tell what is in a file
example.info.summary	Tell about each column
example.list	Show a file as a table
example.list-files	the files of a folder and of all below it, the latest first
example.list.frequency	Count the values of a column
example.list.order	Choose by number, sort by two columns
example.list.since	What has changed in a price list, found by its column sku
example.list.stdin	Read standard input
example.list.table	Turn a table of a SQLite file into CSV
example.list.where	Choose rows and columns
example.man	Read the manual
example.monsters	Show the monsters
example.monsters.json	The same for another program
example.open	Open a file on the full screen
example.open.snapshot	Print a screen as text
example.search	Search everything in the store
example.search.country	Search music in the Dutch store
example.search.from	Search a file
example.search.offline	Search without a network
example.show	Show a monster
example.show.position	Show the third row of a file as JSON
example.support	Write a draft about an item
example.support.all	Write a draft for every row of a file
example.support.attach	Write a draft with a picture
example.support.open	Open a draft with a text of your own in the mail program
example.topics.add	read the feed that this page names
example.topics.import	read the feeds of another reader
example.topics.refresh	ask all feeds for news
example.topics.unread	what was not read yet, for scripts
example.topics.why	why the list lacks what this feed has
example.version	Print the version
exit.bad-data	The data are bad
exit.cannot-create	The output cannot be made
exit.done	Done
exit.input-output	Reading or writing failed
exit.newer-version	The data were made by a newer version
exit.no-input	There is no such input
exit.not-allowed	Not allowed
exit.nothing-found	Nothing was found
exit.signal	Ended by a signal: hangup, interrupt, quit, broken pipe or termination
exit.try-later	Busy; try again later
exit.unavailable	Something is not available, such as the network
exit.usage	The command line is wrong
export.log-beside	‘%@’ is left by another database, or is in use; move it away or choose another name
export.needs-file	A SQLite database needs a name: give -o FILE.db
export.not-for-feeds	%@ is not for the OPML list of all feeds; ask for another format, such as --csv, for topics
export.not-packed	‘%@’ would be a packed SQLite database, which no program can open; leave .gz out
export.only-feeds	Only the feeds of topics make an OPML list: catalog export topics -o FILE.opml
export.only-for	%1$@ is for %2$@ only; ask for one of these formats or leave it out
export.onto-input	‘%@’ is the file that is read, which is never written; choose another name
export.progress	%lld rows written …	%lld row written …
feed.added	Added ‘%2$@’ with %1$lld topics.	Added ‘%2$@’ with %1$lld topic.
feed.ambiguous	Several feeds are called ‘%1$@’; say which by its address: %2$@.
feed.answer	the answer
feed.bad-address	‘%@’ is not the address of a feed; it should look like https://example.org/feed.
feed.empty	%@ is empty: there is no feed in it.
feed.found-in-page	%1$@ is a page; it names the feed %2$@.
feed.gone	the feed is gone for good (status 410).
feed.known	%1$@ is read already, as ‘%2$@’.
feed.last-read	Last read: %@.
feed.never-asked	never asked
feed.no-home	There is no home folder to keep feeds in; CATALOG_HOME names another folder.
feed.not-allowed	the server wants another user name and password (status %@); they go into netrc or the config file.
feed.not-read	There is no feed ‘%@’ among those that are read.
feed.one-name	--name names one feed; add them one after another.
feed.other-document	%1$@ is no feed but another document: ‘%2$@’.
feed.others-in-page	The page names other feeds too: %@.
feed.removed	‘%@’ is no longer read; its topics are gone.
feed.status	the server answered with status %@.
feed.too-many-calls	too many requests (status %@).
feed.unknown	%@ is no feed: it is neither RSS nor Atom nor JSON Feed.
feed.web-page	%@ is a web page (HTML), not a feed, and names none.
feed.web-page-naming	%1$@ is a web page (HTML), not a feed; it names %2$@.
feeds.all-read	All feeds could be read when they were last asked.
feeds.never-read	It could never be read.
feeds.none	There are no feeds here.
feeds.not-read	%lld feeds could not be read	%lld feed could not be read
fetch.bad-address	‘%@’ is not a web address; it should look like https://example.org/path.
fetch.bad-header	The header ‘%1$@’ cannot be sent to %2$@: it is malformed.
fetch.bytes	%lld bytes	%lld byte
fetch.cancelled	Fetching %@ was cancelled.
fetch.connect	Cannot connect to ‘%1$@’ for %2$@; check the address, or try again later.
fetch.encoding	The answer from %@ is damaged: it cannot be decompressed.
fetch.ended-early	The answer from %@ ended before it was complete; try again later.
fetch.library	%@ cannot be fetched without libcurl; install it (on Debian: libcurl4).
fetch.milliseconds	%lld milliseconds	%lld millisecond
fetch.not-http	What answers at %@ does not speak HTTP; check the address.
fetch.other	Fetching %1$@ failed: %2$@ (libcurl error %3$lld).
fetch.proxy	The proxy for %@ cannot be used; check HTTPS_PROXY and HTTP_PROXY.
fetch.proxy-status	The proxy refused %1$@ with status %2$@; check HTTPS_PROXY and HTTP_PROXY.
fetch.redirect-scheme	%1$@ redirects to ‘%2$@:’; only http and https addresses are followed.
fetch.redirects	%1$@ is redirected more than %2$lld times, which is the limit.	%1$@ is redirected more than %2$lld time, which is the limit.
fetch.reset	The connection to %@ was broken off by the other side; try again later.
fetch.resolve	The host ‘%1$@’ of %2$@ is not found; check its name and the network connection.
fetch.resources	Fetching %@ failed: the system has no thread, file or memory left; try again later.
fetch.scheme	‘%1$@’ cannot be fetched: only http and https can, not %2$@.
fetch.seconds	%lld seconds	%lld second
fetch.timed-out	Fetching %1$@ timed out after %2$@; try again later.
fetch.tls	No secure connection (TLS) to %1$@: %2$@.
fetch.too-large	The answer from %1$@ is larger than the limit of %2$@.
field.author	Author
field.categories	Categories
field.country	Country
field.enclosure	Attached file
field.fetched	Fetched
field.filter-hint	type to filter
field.folder	Folder
field.genre	Genre
field.identifier	Identifier
field.instructors	Instructors
field.kind	Type
field.location	Location
field.modified	Modified
field.next-dates	Next dates
field.price	Price
field.publish-date	Publish Date
field.search-label	Search:
field.size	Bytes
field.source	Source
field.store-hint	App name, artist, song, album, e-book
field.updated	Updated
field.weapon	Preferred Way To Kill
file.reading-standard-input	Reading from the keyboard; end with Ctrl-D.
file.standard-input-closed	Standard input cannot be read (%@).
file.standard-input-too-large	Standard input holds more than %@ MiB.
files.begin-typing	Type here
files.binary	No text
files.by-date	newest first
files.by-name	by name
files.by-size	largest first
files.bytes	%@ bytes
files.choose-file	Choose a file
files.choose-folder	Choose a folder
files.column	Files
files.conflict	Changed by someone else
files.conflict-more	Both texts are kept: yours is in ‘%@’ now, which is open.
files.deleted	‘%1$@’ is in the trash; %2$@ takes it back
files.editor-failed	‘%@’ could not be run as an editor
files.empty	The file is empty.
files.empty-file	This file is empty
files.empty-folder	No files in this folder
files.encoding	Read as %@.
files.fault-bad-name	%@ cannot be a name: choose one without / and without control characters, of at most 255 bytes
files.fault-busy	Another program is using %@: try again later
files.fault-exists	There is something called %@ already
files.fault-failed	%1$@: %2$@
files.fault-full	There is no room left for %@
files.fault-missing	%@ is not there
files.fault-no-place	Nothing can be kept: set HOME or CATALOG_HOME
files.fault-no-text	%@ is a folder, a pipe or a device, and has no text
files.fault-not-allowed	You are not allowed to do that with %@
files.fault-read-only	%@ is only looked at and cannot be changed
files.find	find
files.find-title	Find
files.finder-hint	words in names or texts
files.finder-title	Find files
files.folder	Folder
files.folders	folders
files.goes-on	The file goes on; this is its beginning.
files.gzip	File that gzip packed
files.hidden-not	Hidden names are left out
files.hidden-shown	Hidden names are shown
files.how-to-leave	Nothing is selected; Esc leaves the text
files.is-broken-link	A link to nothing
files.is-folder	A folder
files.is-folder-link	A link to a folder
files.is-special	No file that can be read
files.keep	save
files.kept	Saved
files.kind-and-size	%1$@, %2$@; its first bytes:
files.kind-broken-link	Broken link
files.kind-file	File
files.kind-folder	Folder
files.kind-folder-link	Link to a folder
files.kind-special	Pipe, socket or device
files.line	line %1$@: %2$@
files.line-title	Go to line
files.made	‘%@’ is there
files.more-rows	Rows: more than %@
files.move-title	Move to
files.moved	‘%1$@’ is in ‘%2$@’ now
files.new-file-title	New file
files.new-folder-in-title	New folder in %@
files.new-folder-title	New folder
files.no-editor	Set $VISUAL or $EDITOR to edit elsewhere
files.no-file	There is no file here; choose one first
files.no-folders	No folders yet
files.no-folders-more	Notes lie in folders. Make one to begin.
files.no-line	That is not a line number
files.no-other-folder	There is no other folder
files.not-found	Not found in this text
files.not-here	This key does nothing among folders and files; %@ shows those that do.
files.not-kept	Not saved
files.not-text	What the editor left is not UTF-8 text; the text here stays as it was.
files.note-left-out	Only %lld folders are listed.	Only %lld folder is listed.
files.note-unreadable	The folder %@ cannot be read.
files.note-unreadable-more	The folder %1$@ and %2$lld more cannot be read.	The folder %1$@ and %2$lld more cannot be read.
files.nothing-deleted	Nothing was deleted here
files.one-byte	1 byte
files.paste	paste
files.path	Path
files.pdf	PDF document
files.picture	Picture
files.position	Ln %1$@, Col %2$@
files.program	Program
files.read-only	These files can only be read; --write lets you change them
files.read-only-mark	read only
files.rename-title	New name
files.renamed	It is called ‘%@’ now
files.restored	‘%@’ is back
files.rows	Rows: %@
files.searched	%lld files searched …	%lld file searched …
files.size	Size
files.sqlite	SQLite database
files.stay	What was written could not be saved, and is still here.
files.undo	undo
files.went-round	Searched on from the other end
files.zip	ZIP archive
filter.column	Nothing has these letters. ‘%@’ is a column: = != < <= > >= ~ and a value behind it filter by it.
filter.no-column	No column is called ‘%@’.
filter.no-comparison	Behind ‘%@’ comes = != < <= > >= ~, contains, is empty or is not empty.
filter.no-value	‘%@’ what? A value is missing behind it.
filter.whole	= compares whole values; %@ finds a part of them. Esc shows the whole list again.
form.attached	Attached: %@
form.kept	Your text is kept; %@ brings it back.
form.left-out	Without hidden columns: %@
form.not-kept	Your text could not be kept; it is lost when the program ends.
form.picture	the picture
form.subject	Subject:
form.text	Your text
form.to-empty	To: write an address first
form.to-placeholder	such as help@example.org
form.too-long	There is no room left for more text.
frequency.count	count
frequency.on-disk	there were too many different values for the memory, so they were counted on the disk
frequency.share	share
help.all	All commands: catalog help
help.commands	Commands
help.examples	Examples
help.files	files:DIR is a folder of the disk: its files and folders, in the order in which people count. Nothing in it is changed, links to folders are listed and not entered, and pipes are not read. An identifier is the path below the folder; a byte that is no UTF-8 is \\xE9 in it, and a backslash is doubled.
help.filters	--where takes COLUMN=VALUE, != < <= > >=, COLUMN~TEXT or COLUMN contains TEXT (blind to case and accents), COLUMN is empty and COLUMN is not empty; given more than once, all must hold. Numbers are compared by value, other texts as people sort them; equal is the very same text.
help.general	General
help.general-elsewhere	Options of every command, such as --color and --config: catalog help
help.last-message	What was said last
help.more	More about a command: catalog help COMMAND
help.options	Options
help.output	Output
help.range	(%1$lld to %2$lld)
help.repeatable	(may be repeated)
help.source	SOURCE is a built-in list such as monsters, a file such as people.csv, a folder such as files:notes, - for standard input, a table in a SQLite file such as app.db#customers, or a saved store answer such as store-answer:FILE. A file that gzip packed, such as people.csv.gz, is read as what is inside. One record of a text file may take 64 MB.
help.tagline	Lists with their details: built-in ones, a store, and what is in your files
help.usage	Usage
help.values	(%@)
hint.change	change
hint.choose	choose
hint.clear	clear
hint.close	close
hint.copy-path	copy its path
hint.done	done
hint.list	list
hint.next-field	next field
hint.open-draft	open it
hint.preview	preview
hint.run	run
hint.scroll	scroll
hint.write	write the file
home.courses	Courses and when they are given: an invented sample, or the list that CATALOG_COURSES_URL names.
home.everything	Everything that was found and kept, in one list that can be searched.
home.files	Folders with texts of your own, which can be searched.
home.monsters	Six monsters of mathematics, with pictures: the bundled catalogue.
home.store	Search the iTunes store for music, apps and books. Without a network a bundled sample is searched.
home.topics	What the feeds you read have to say, the newest first. Until you add one with catalog topics add, there are topics about this program.
home.visited	You were here before: %@
home.visited-before	visited
import.by-position	Rows are known by their position, since ‘id’ repeats or is missing; --key names a column.
import.comparing	comparing …
import.done	%1$@: %2$lld rows added, %3$lld changed, %4$lld removed, %5$lld unchanged.	%1$@: %2$lld row added, %3$lld changed, %4$lld removed, %5$lld unchanged.
import.indexing	indexing …
import.into-other	‘%@’ is neither topics, files nor a SQLite file such as data.db; files of other kinds are made by catalog export
import.keeps-rows	%@ was not made by an import, so no rows are removed from it.
import.keeps-unread	Rows that are not in the file were kept, because it has some that cannot be read.
import.needs-into	Say where it goes: --into topics for feeds, --into data.db for rows
import.not-for-feeds	%@ is for rows only, not for feeds
import.onto-input	‘%@’ is the file that is read, which is never written; choose another target
import.other-file	‘%@’ is no file of rows; feeds go --into topics
import.reading	%lld rows read …	%lld row read …
import.rejected	%1$lld rows were not imported; they are in %2$@	%1$lld row was not imported; it is in %2$@
import.renamed	Columns have another name in the table: %@.
import.reprinted	The same numbers are written in another way in %1$@: %2$@ becomes %3$@.
import.widened	Kept as text from now on, since values of the file would be changed otherwise: %@.
import.would	%1$@: %2$lld rows would be added, %3$lld changed, %4$lld removed, %5$lld unchanged	%1$@: %2$lld row would be added, %3$lld changed, %4$lld removed, %5$lld unchanged
import.would-reject	%lld rows would not be imported, and written to a file of their own	%lld row would not be imported, and written to a file of its own
import.writing	%lld rows written …	%lld row written …
info.comment	Comments begin with
info.compression	Compression
info.delimiter	Delimiter
info.encoding	Encoding
info.format	Format
info.header-lines	Header lines
info.items	Items
info.keys	Keys
info.name	Name
info.rejected	Left out
info.skipped-lines	Skipped lines
info.spooled	Temporary file
info.table	Table
input.cut-short	%@ became shorter while it was read; try again
input.failed	cannot read %1$@: %2$@
input.folder	%@ is a directory; give a file
input.loop	the links of %@ lead in a circle
input.missing	no such file: %@
input.not-allowed	you are not allowed to read %@
input.special	%@ is no regular file; copy its content into one
input.too-large	%1$@ is too large: the limit is %2$lld MiB in all
json.control	a control character must be escaped in a JSON string
json.end	the JSON text ends too early
json.escape	this is no JSON escape
json.not-utf8	the JSON text is not UTF-8
json.number	this is no JSON number
json.text-after	there is more text after the JSON value
json.too-deep	the JSON text is nested deeper than %lld levels
json.unexpected	‘%@’ is not expected here in JSON
json.unexpected-byte	byte %lld is not expected here in JSON
kept.busy	The store ‘%@’ is in use by another process; try again later.
kept.cannot-create	The store ‘%1$@’ cannot be made: %2$@; use another folder.
kept.damaged	The store ‘%@’ is damaged; move it away and a new one is made.
kept.failed	The store ‘%1$@’ cannot be used (code %2$lld, %3$@); check its disk and try again.
kept.foreign	The file ‘%@’ is a database of another program; choose another file.
kept.full	The store ‘%@’ cannot grow: the disk is full; make space and try again.
kept.moved-aside	The store ‘%1$@’ was damaged; it is kept as ‘%2$@’ and a new one was made.
kept.newer	The store ‘%@’ was made by a newer version of this program; update the program or use another folder.
kept.not-readable	The store ‘%@’ cannot be read; allow reading the file and its folder or use another folder.
kept.not-writable	The store ‘%@’ cannot be written; allow writing to the file and its folder or use another folder.
key.about	about
key.about.help	Tell about this program
key.all-read	all read
key.all-read.help	Mark everything in the list as read
key.back	back
key.back.help	Go back, close what lies on top, or clear the search
key.cancel	stop
key.cancel.help	Give up what is under way; with nothing under way, quit
key.category	category
key.category.help	Search in the next category of the store
key.changes	changes
key.changes.help	List what changed when the list was loaded again
key.columns	columns
key.columns.help	Hide the list, or bring it back
key.copy	copy
key.copy.help	Copy the address of the item, or the text that is read
key.date	date
key.date.help	Show when the item was published
key.delete	delete
key.delete.help	Among files: put the file, or the folder with its files, into the trash
key.display-mode	layout
key.display-mode.help	List beside the detail, over it, or one at a time
key.duplicate	duplicate
key.duplicate.help	Among files: make a second file with the same text
key.edit-elsewhere	edit
key.edit-elsewhere.help	Among files: edit the file with $VISUAL or $EDITOR
key.even-width	usual width
key.even-width.help	Give the list its usual width
key.feeds	problems
key.feeds.help	Show which feeds could not be read, and why
key.first	first
key.first.help	Go to the first row; with a number before it, to that row
key.half-page-down	half down
key.half-page-down.help	Go down by half a page
key.half-page-up	half up
key.half-page-up.help	Go up by half a page
key.help	help
key.help.help	Show all keys
key.hide-column	hide
key.hide-column.help	Among columns: hide one in the table, or show it again
key.home	catalogues
key.home.help	Go to the list of catalogues
key.last	last
key.last.help	Go to the last row; with a number before it, to that row
key.layout	layout report
key.layout.help	Tell why the columns are laid out as they are
key.left	list
key.left.help	Go from the detail to the list, or back
key.links	links
key.links.help	Show the links of the text that is read, to follow one
key.menu	menu
key.menu.help	Show what can be done with the item
key.mouse	mouse
key.mouse.help	Leave the mouse to the terminal, or take it back
key.move	move
key.move-file	move
key.move-file.help	Among files: move the file to another folder
key.narrower	narrower
key.narrower.help	Make the list narrower
key.new-file	new file
key.new-file.help	Among files: make a file in the open folder
key.new-folder	new folder
key.new-folder.help	Among files: make a folder
key.next	next
key.next-item	next item
key.next-item.help	Read the next item of the list
key.next-match	next match
key.next-match.help	Go to the next match of the last search
key.next-pane	other pane
key.next-pane.help	Go to the next pane
key.next.help	Go to the next row, or scroll the text down
key.open	open
key.open-in-browser	browser
key.open-in-browser.help	Open the address of the item in the browser
key.open.help	Open the row under the cursor and read it
key.page-back	previous page
key.page-back.help	Go back to the page before the one that is read
key.page-down	page down
key.page-down.help	Go down by a page
key.page-forward	next page
key.page-forward.help	Go forward to the page that was read after this one
key.page-up	page up
key.page-up.help	Go up by a page
key.palette	commands
key.palette.help	Find a command by its words
key.preview	preview
key.preview.help	Among files: show the file as it is read, or its source
key.previous	previous
key.previous-item	previous item
key.previous-item.help	Read the previous item of the list
key.previous-match	previous match
key.previous-match.help	Go to the previous match of the last search
key.previous-pane	other pane
key.previous-pane.help	Go to the previous pane
key.previous.help	Go to the previous row, or scroll the text up
key.quit	quit
key.quit-now	quit at once
key.quit-now.help	Quit at once
key.quit.help	Go back, and quit from the first place
key.redraw	redraw
key.redraw.help	Draw the screen anew
key.reload	try again
key.reload.help	Load the list again, and the page that is read
key.rename	rename
key.rename.help	Among files: give the file, or the folder, another name
key.right	detail
key.right.help	Go from the list to the detail
key.roles	roles
key.roles.help	Choose the columns that are title, subtitle, link, picture, date and identifier
key.search	search
key.search.help	Search: type words, or a condition such as city=Ghent or age>30, to filter the list, or to ask the store
key.show-hidden	hidden
key.show-hidden.help	Among files: show or hide names that begin with a dot
key.sort	sort
key.sort-table	sort table
key.sort-table.help	Among columns: sort the list below by the one under the cursor, or turn its order round
key.sort.help	Sort the list by a column; what was sorted by before decides among equals
key.support	email
key.support.help	Write a support email about the item
key.suspend	suspend
key.suspend.help	Go to the shell for a while (fg comes back)
key.table-columns	columns
key.table-columns.help	Show the columns of the list: their kinds, counts and most frequent values
key.toggle-read	read or unread
key.toggle-read.help	Mark the item as read, or as unread
key.undo-delete	undo delete
key.undo-delete.help	Among files: take back what was deleted last
key.unread-only	unread only
key.unread-only.help	List unread items only, or all of them
key.wider	wider
key.wider.help	Make the list wider
key.write	write
key.write.help	Write the support email to a file; in the list, begin one
keymap.clash	%1$@ stays with %2$@ and is not also for %3$@
keymap.none	no key is named for %@
keymap.reserved	%1$@ cannot be for %2$@: it always does the same
keymap.taken	%1$@ is now for %2$@ and no longer for %3$@
keymap.unknown-action	no action is called ‘%@’.
keymap.unknown-key	no key is called ‘%1$@’ (for %2$@)
keys.files	Among folders and files
keys.finding	Finding
keys.item	The item
keys.moving	Moving
keys.program	The program
keys.screen	The screen
kind.album	Album
kind.artist	Artist
kind.audiobook	Audio Book
kind.book	Book
kind.ebook	E-Book
kind.feature-movie	Movie
kind.mac-software	Mac App
kind.music-video	Music Video
kind.podcast	Podcast
kind.podcast-episode	Podcast Episode
kind.software	App
kind.song	Song
kind.tv season	TV Season
kind.tv-episode	TV Episode
layout.cells	%1$lld × %2$lld cells
layout.horizontal	width: %1$@ (regular from %2$lld columns)
layout.mode	mode %1$@, behaviour %2$@, preferred %3$@, idiom %4$@
layout.panes	panes %1$@, focus %2$@
layout.title	Layout
layout.vertical	height: %1$@ (regular from %2$lld rows)
links.title	Links
list.and-more	%1$@ and %2$lld more
list.empty	‘%@’ is empty: it has no list of courses.
list.no-courses	‘%@’ is JSON, but has no list of courses.
list.not-a-page	%1$@ is no page that can be shown as text (%2$@).
list.not-allowed	‘%1$@’ refused us (status %2$@): it wants a name and a password, which go into .netrc or the config file.
list.not-json	‘%1$@’ is no list of courses: at %2$@ %3$@.
list.not-kept	Nothing of ‘%@’ is kept yet, and it is not asked offline.
list.not-utf8	‘%@’ is no list of courses: it is not UTF-8 text.
list.status	‘%1$@’ answered with status %2$@; try again later.
list.status-final	‘%1$@’ answered with status %2$@.
list.too-many-calls	‘%1$@’ is asked too often (status %2$@).
list.web-page	‘%@’ is a web page and no list of courses: perhaps it, or this network, wants you to sign in first.
mail.body-nul	the text holds a NUL character, which no mail can carry
mail.control-character	a control character is not allowed here: %@
mail.domain-encoded	the domain %1$@ is written as %2$@
mail.no-recipients	nobody to write to: give at least one address
mail.not-a-date	not a date: %1$@ (%2$@)
mail.not-a-message-id	not a message id: %@ (write it as <name@domain>, in ASCII)
mail.not-an-address	not an address: %1$@ (%2$@)
mail.quoted-local-part	some mail programs cannot use %@, for it has quotation marks before the @
mail.several-addresses	%lld addresses, but only one can stand here
man.commands	COMMANDS
man.description	DESCRIPTION
man.description.text	Options stand before or after the words of a command; -- ends them. A value follows its option, or stands behind an equals sign. Names cannot be shortened. Without an output option, a table is printed on a terminal and one line per item otherwise.
man.environment	ENVIRONMENT
man.examples	EXAMPLES
man.exit	EXIT STATUS
man.general	GENERAL OPTIONS
man.name	NAME
man.output	OUTPUT OPTIONS
man.synopsis	SYNOPSIS
menu.about	About
menu.changes	Changes
menu.columns	Columns
menu.copy	Copy
menu.find-column	type to find a column
menu.links	Links…
menu.no-link	no address
menu.no-page	none
menu.open-in-browser	Open in Browser
menu.page-back	Previous Page
menu.page-forward	Next Page
menu.roles	Columns’ roles
menu.sort	Sort by
menu.sort-none	As it comes
menu.support	Send Support Email
mode.automatic	Layout: as there is room
mode.beside	Layout: the list beside the detail
mode.over	Layout: the list over the detail
mode.stack	Layout: one at a time
more-notes	There are %lld more notes like these.	There is %lld more note like these.
name.standard-input	standard input
network.address	Address
network.answer	Answer
network.asked-as	%1$@, asked as %2$@, port %3$lld
network.body	Looks like
network.body-empty	nothing: it is empty
network.body-feed	a feed (%2$@) with %1$lld items	a feed (%2$@) with %1$lld item
network.body-html	a web page (HTML)
network.body-json	JSON
network.body-other	something else
network.body-xml	XML
network.certificate	Certificate
network.certificate-facts	%1$@; issued by %2$@; expires %3$@; %4$@
network.certificate-refused	not accepted
network.connected	%1$@, port %2$lld (%3$lld ms)
network.connection	Connection
network.content	Content
network.content-facts	%1$@, encoding %2$@, %3$lld bytes on the wire, %4$lld decoded
network.credentials-form	credentials takes a user and a password for each address: {\"https://example.org\": {\"user\": \"ann\", \"password\": \"…\"}}
network.credentials-open	The passwords in %1$@ are not used, for others can read the file: chmod 600 %1$@
network.downgrade	%@, which is not secure any more
network.found	%1$@ (name looked up in %2$lld ms)
network.no-answer	none (%lld ms)
network.no-encoding	none
network.no-type	no type
network.password	Password
network.password-address	from the address
network.password-config	from the config file
network.password-netrc	from the netrc file
network.password-none	none
network.password-unasked	none was asked for
network.password-unsent	%@, not asked for
network.permanently	for good to %@
network.proxy	Proxy
network.proxy-excepted	none: %1$@ is %2$@
network.proxy-none	none
network.proxy-used	%1$@, from %2$@
network.redirect	Redirect
network.refused	The answer of %1$@ is status %2$lld.
network.retry-after	Retry-After
network.secured	%1$@ (%2$lld ms)
network.security	Security
network.status	%1$lld (first byte %2$lld ms, all %3$lld ms)
network.temporarily	for now to %@
network.timeout-alone	--timeout belongs to --network URL.
network.title	Network check
network.tried	Tried
network.unverified	not verified
network.validators	Validators
network.verified	verified
network.wait	%lld seconds	%lld second
no-browser	No browser was found; the address is shown instead. Set BROWSER to name one.
no-home	There is no home folder for the settings; name a file with --config.
no-link	The item has no web address.
no-web-address	‘%@’ is no web address, so it is not opened.
note.blank-lines	%@ is blank and left out
note.broken-text	a text in column ‘%@’ is not UTF-8, its bad bytes are shown as U+FFFD
note.comments	%1$lld comments that begin with ‘%2$@’ are left out	%1$lld comment that begins with ‘%2$@’ is left out
note.empty-extra-fields	%1$@ has %2$lld fields, the header %3$lld; the extra ones are empty
note.empty-file	the file is empty
note.entries-left-out	%lld entries have neither a title nor an address and are left out.	%lld entry has neither a title nor an address and is left out.
note.extra-fields	%1$@ has %2$lld fields, the header %3$lld; the extra ones get columns of their own
note.guessed-encoding	not UTF-8 (byte offset %1$@), read as %2$@; --encoding names another
note.line	line %lld
note.lone-surrogate	%@ has half a surrogate pair, shown as U+FFFD
note.more	… and %lld more like this
note.other-members	the members %@ beside the list are not part of the table
note.record	a record
note.rejected	%@; the line is left out
note.renamed-columns	columns without a name of their own are called %@
note.repeated-key	%1$@ has the key ‘%2$@’ more than once; the last value is taken
note.replaced-bytes	bytes at offset %1$@ are not %2$@, shown as U+FFFD
note.stray-quote	%@ has a quote that closes no field; the field is taken as it stands
note.wider-record	%1$@ has %2$lld fields, the first record %3$lld; the extra ones get columns of their own
note.write-ahead-log	changes that are still in the -wal file cannot be read in this folder
notes.ambiguous	‘%1$@’ can be several: %2$@; say which by its number.
notes.bad-record	%1$@: record %2$lld has no name and folder that a file can have; it was left out.
notes.binary	‘%@’ is no text; it was left out.
notes.conflict	Somebody else changed ‘%1$@’ meanwhile; this text is in ‘%2$@’.
notes.decoded	‘%1$@’ is no UTF-8; it was read as %2$@ and is kept as UTF-8.
notes.deleted	‘%1$@’ is in the trash; catalog files restore %2$@ brings it back.
notes.emptied	Removed %lld files for good.	Removed %lld file for good.
notes.empty-needs-force	%lld files in the trash would be gone for good; say --force	%lld file in the trash would be gone for good; say --force
notes.exported	Wrote %lld files.	Wrote %lld file.
notes.hidden-left-out	%lld hidden folders were left out.	%lld hidden folder was left out.
notes.import-folder	say which folder the text goes into: --into files:FOLDER
notes.imported	%1$lld added, %2$lld changed, %3$lld as they were
notes.made-file	Made ‘%@’.
notes.made-folder	Made the folder ‘%@’.
notes.name-a-file	‘%@’ is a folder; name a file as FOLDER/NAME
notes.no-file	There is no file ‘%@’.
notes.no-folder	There is no folder ‘%@’.
notes.none	There are no files yet; catalog files new FOLDER/NAME makes one.
notes.renamed	‘%1$@’ is called ‘%2$@’ now.
notes.restored	‘%@’ is back.
notes.saved	Kept ‘%@’.
notes.taken	‘%@’ is there already and stays as it is; --force replaces it
notes.would-import	It would be: %1$lld added, %2$lld changed, %3$lld as they are
obstacle.full	the disk is full
obstacle.is-folder	there is a folder of that name
obstacle.long-path	its path is too long
obstacle.no-folder	a part of its path is not a folder
obstacle.not-allowed	there is no permission
obstacle.other	the system answered with error %lld
obstacle.read-only	the disk can only be read
opml.added	%lld feeds added.	%lld feed added.
opml.files-left-out	%lld feeds in files of this machine were left out.	%lld feed in a file of this machine was left out.
opml.none	%@ is no list of feeds (OPML).
opml.stray-ampersand	%1$@: line %2$@ has an & that stands for itself; it was read so.
opml.then-refresh	catalog topics refresh asks them for news.
opml.would-add	%lld feeds would be added.	%lld feed would be added.
option.all	Write a draft for every item of SOURCE into the directory that -o names
option.all-files	hidden files as well, for files:DIR
option.attach	Attach this file
option.bcc	Who gets a copy that the others do not see
option.body	The text, in place of the greeting
option.body-file	Take the text from this file
option.cc	Who gets a copy
option.color	When to use colour
option.columns	Show only these columns, in this order; commas between them
option.comment	Leave out lines of CSV or TSV that begin with this character, such as #
option.config	Use this settings file
option.count	Print only the number of rows
option.country	The country of the store, by its two letters
option.csv	Print CSV with a header line
option.date	The date of the draft, such as 2026-11-30T12:00:00+01:00
option.date-column	The column with the date of a row
option.delimiter	The character between two fields; tab is a name for one
option.descending	Turn the order of --sort round: high to low
option.diagnostics	Add what the program knows about itself (this is the default)
option.dry-run	say what would be done, and do nothing
option.encoding	The encoding of the text, such as latin1
option.export.csv	Write CSV with a header line
option.export.json	Write one JSON list
option.export.ndjson	Write one JSON object per line
option.export.tsv	Write TSV with a header line
option.feed-count	print only the number of items
option.feed-folder	the folder of the feed that is added; may be given more than once, the outer one first
option.feed-name	what the feed that is added is called, instead of its own title
option.files-force	remove it for good without asking
option.flatten	Make columns of objects inside JSON records, called by their path, such as owner.name
option.force	Replace the file if it exists
option.format	Read the source as this format, whatever it looks like
option.frequency	Count how often each value of this column occurs, most frequent first
option.from-json	Write about the item in this JSON file
option.help	Explain the program or the command
option.hide	Leave these columns out; commas between them
option.html	Write a page with the list and its details
option.id	The column that rows are known by
option.idiom	Behave as this kind of device
option.in	Search only this part of the store
option.into	Where it goes: topics, files, files:FOLDER, or a SQLite file such as data.db or data.db#people
option.json	Print JSON: a list, or one object for one item
option.kept	Show what is kept, without a network
option.key	The column by which rows are known
option.keys	Press these keys first
option.link	The column whose address is opened
option.list-output	write the list to FILE, not to standard output
option.list.limit	Show at most this many rows
option.maildir	Put the draft into the drafts of this Maildir, and print its path
option.mailto	Print a mailto address instead of a draft
option.markdown	Write a table in Markdown
option.message-id	The identity of the draft, such as <a1@example.org>
option.ndjson	Print one JSON object per line
option.network	Fetch URL and tell each step: proxy, password, addresses, TLS, redirects, answer
option.no-diagnostics	Leave out what the program knows about itself
option.no-header	Take the first record of CSV or TSV as data; columns are called column_1, column_2, …
option.no-item	Leave out the lines about the item, its data and its picture
option.no-mouse	Leave the mouse to the terminal
option.no-picture	Leave the picture of the item out
option.offline	Search without a network
option.open	Open the item’s address in the browser
option.opml	Write the feeds of topics as OPML
option.output	Write the draft to this file; - is standard output
option.picture	The column with addresses or files of pictures, which are fetched
option.pictures	Show pictures as the terminal can, as blocks, or not
option.plain	Print one item per line, without alignment or colour
option.plain-ui	Draw no borders and tell changes line by line
option.quiet	Leave out notes and warnings
option.recursive	the files in all folders below as well, for files:DIR
option.refresh	Ask the network even if what is kept is young
option.rejects	Where to write rows that cannot be imported
option.reply-to	Where answers go
option.search.from	Search this source instead of the store; everything is all that is stored
option.search.lang	The language of the results
option.search.limit	Show at most this many results
option.since	Compare with this earlier source, and list what was added, removed or changed
option.since-key	The column by which --since finds the same row in both
option.size	Draw on so many columns and rows
option.skip	Leave out the first N lines of CSV or TSV, before the header
option.snapshot	Print the screen and end; json adds its state
option.sort	Sort by these columns, the first one first; a dash before a name turns its order round
option.spreadsheet-safe	In CSV and TSV put an apostrophe before texts that a spreadsheet would run
option.sqlite	Write a SQLite database with one table
option.subject	The subject
option.subtitle	The column that stands under the title
option.summary	Tell of each column its kind, counts, minimum, median, maximum and a histogram
option.support.from	Who sends the mail; without it the mail program decides
option.support.lang	The language of the draft
option.support.limit	With --all: at most so many items
option.support.open	Open the draft in the mail program; without -o it is written to the current directory
option.support.where	With --all: only items that fulfil this, as for catalog list
option.table	The table or view of a SQLite file; SOURCE#NAME means the same
option.template	Take text and fields from this file, with places such as {{name}} for what the item says
option.timeout	Wait at most this long for the network
option.title	The column with the title of a row; none for no column
option.to	Who gets the mail; commas between addresses
option.tsv	Print TSV with a header line
option.version	Print the version
option.where	Show only rows that fulfil this, such as n>=5 or name~text (see catalog help list)
option.write	what can be read may be changed too, for files:DIR
origin.bundled	bundled with catalog
output-failed	The output could not be written: %@.
output.cannot-create	cannot create %1$@: %2$@
output.cannot-write	cannot write %1$@: %2$@
output.exists	%@ exists already; choose another name or add --force
output.folder	%@ is a directory; give the name of a file
output.full	there is no room left for %@; free some and try again
output.locked	another program keeps %@ from being written; try again later
output.no-folder	the directory of %@ does not exist; make it first
output.no-free-name	there are too many files like %@; take some away
output.no-maildir	%@ is no Maildir: it holds no cur, new and tmp, nor does a .Drafts or Drafts in it
output.not-allowed	you are not allowed to write %@; choose another place
output.not-folder	%@ is no directory; give the name of one
output.special	%@ is no regular file and is not replaced; choose another name
page.cancelled	The page was not loaded.
page.empty	There is no text on this page.
page.first	There is no page before this one.
page.kept	This is the copy of %@.
page.last	There is no page after this one.
page.loading	Loading the page…
page.no-links	There is no link to another page in this text.
page.no-place	Items of this list have no pages to read here
page.try-again	%@ tries again.
pane.hide-list	Hide List
pane.home	Catalogues
pane.search	Search
pane.tutorials	Tutorials
picture.placeholder	picture
place.counted-share	%@ counted
place.counting	Counting…
place.just-ended	That had just ended; %@ once more leaves.
place.not-counted	not counted yet
place.searching	Searching… %@
place.sorting	Sorting by %@…
place.sorting-share	Sorting by %1$@… %2$@
place.stopped	Stopped
placeholder.empty	This list is empty
placeholder.failed	This did not work
placeholder.no-matches	No matches
placeholder.no-matches-more	Esc shows the whole list again.
placeholder.no-tutorial	No tutorial was selected
placeholder.nothing-found	Nothing Found
placeholder.nothing-in-store	The store of %@ has nothing by these words.
placeholder.nothing-selected	Nothing is selected
placeholder.nothing-selected-more	Choose a row of the list to read it here.
placeholder.nothing-unread	Everything was read
placeholder.nothing-unread-more	%@ lists everything again.
placeholder.prompt	Search the store
price.free	Free
price.missing	-
price.not-sold	Not sold separately
read.marked	%lld items were marked as read.	%lld item was marked as read.
read.not-noted	It is not kept here what was read.
read.nothing-unread	Nothing here is unread.
refresh.done	%lld feeds asked.	%lld feed asked.
refresh.failed	%lld could not be read.	%lld could not be read.
refresh.new	%lld new topics.	%lld new topic.
refresh.no-feeds	There are no feeds yet; add one with catalog topics add URL.
refresh.progress	asking feeds: %1$@ of %2$@
refresh.waiting	not asked: the server wants no request before %@
reject.double-key	an earlier row has the same ‘%1$@’: %2$@
reject.no-key	the row has no ‘%@’
reject.refused	the table refuses it: %@
reject.unfit	the table’s column ‘%1$@’ is one of numbers and would change %2$@
role.date	Date column
role.id	Identifier column
role.link	Link column
role.picture	Picture column
role.subtitle	Subtitle column
role.title	Title column
roles.kept	Some columns have the roles that were chosen for this file on the screen
roles.no-table	Only the columns of a table have roles
roles.none	No column
roles.title	Columns’ roles
rows.by-position	Rows have no identifier here: the row at the same place is selected, which may be another one
rows.changed	The file has changed since it was read: rows may be others than they look
rows.failed	Rows cannot be read: %@
rows.gone	The row that was selected is gone; the one at its place is selected
rows.grown	The file has grown since it was read
rows.read-again	%@ reads it again
rows.shorter	The file has become shorter: rows that were there cannot be read any more
screen.arranging	Searching…
screen.bad-keys	--keys: %@
screen.cancelled	Stopped.
screen.column-hidden	‘%@’ is hidden
screen.column-shown	‘%@’ is shown again
screen.column-stays	Only columns of tables can be hidden.
screen.copied	Copied %lld bytes.
screen.earlier	earlier:
screen.help	Keys
screen.help-mouse	The mouse selects, scrolls, presses buttons and drags the line between panes; a double click opens. Hold Shift to select text as usual. Words in the search field are all looked for, the last one may be the beginning of a word.
screen.how-to-quit	Press %@ to quit.
screen.loading	Loading…
screen.mouse-off	The mouse is left to the terminal.
screen.mouse-on	The mouse works here.
screen.needs-terminal	a full screen takes a terminal for input and output; for lines write: %@
screen.no-column	Only columns can be hidden.
screen.no-columns	This list has no columns to look at.
screen.no-item	Choose an item first.
screen.no-list	There is no list here to sort.
screen.no-mail-program	No mail program was found. The draft is here:
screen.not-copied	This terminal cannot copy so much: %lld bytes at most.
screen.not-possible	this terminal cannot show a full screen; for lines write: %@
screen.nothing-searched	Nothing was searched for yet.
screen.opened	Opened %@
screen.palette	Commands
screen.palette-hint	type what you want to do
screen.searching	Loading…
screen.stored	stored:
screen.unread	unread:
search.nothing	There is nothing to search for: give a word.
session.damaged	the places of the last time cannot be read, because %@ is damaged; new ones are kept
session.newer	the places of the last time were kept by a newer version of this program (%@); they stay as they are, and new ones are not kept
since.needs-since	%@ means nothing without --since
since.two-inputs	Standard input can be one of the two sources only
sort.no-column	Only a column can sort the list below it: C shows the columns, s sorts this list
sort.table-down	The list below is sorted by ‘%@’, the other way round
sort.table-up	The list below is sorted by ‘%@’
store.artist-and-kind	%1$@ (%2$@)
store.local-answer	This is what is stored here and in the offline sample, not the store's answer.
store.nothing-found	Nothing found in the store of %@; --country names another one.
store.recorded-hours	This answer is %lld hours old.	This answer is %lld hour old.
store.recorded-minutes	This answer is %lld minutes old.	This answer is %lld minute old.
store.refused	The store does not take this search: %@.
store.sample	%@ · sample
store.status	The store answered with status %@; try again later.
store.status-final	The store answered with status %@.
store.too-many-calls	There were too many searches in the last minute.
store.too-many-calls-status	The store says too many calls were made (status %@).
store.unknown	Unknown
store.wait-a-minute	It names no time to wait; try again in a minute or more.
store.wait-seconds	Try again in %lld seconds.	Try again in %lld second.
support.address	Web address
support.all-needs-folder	--all writes many drafts: give the directory with -o DIR/, or --maildir DIR
support.all-needs-own-ids	every message needs an id of its own; leave out --message-id with --all
support.dataset	Dataset
support.diagnostics	About the program:
support.diagnostics.note	The lines about the program were added by catalog; --no-diagnostics leaves them out.
support.diagnostics.note.screen	The lines about the program were added by catalog; they tell nothing about you or your files.
support.force-needs-file	--force replaces the file that -o names; give -o FILE with it
support.greeting	Hello,\n\nI have a question.
support.id	Identifier
support.item	About this item:
support.last-error	Last error code
support.link-cannot-carry	a link cannot carry %@; write a draft with -o FILE
support.maildir-made	made the folder for drafts: %@
support.mailto-too-long	--mailto: the link is %1$lld bytes long, and programs cut links of more than %2$lld; write a draft with -o FILE
support.name	Name
support.needs-output	say where the draft goes: -o FILE, -o - for standard output, --maildir DIR, --open or --mailto
support.no-picture	the picture of the item could not be had, so the draft is without it: %@
support.not-opened	no program could be started that opens mail; the draft is in %@
support.open-needs-file	--open needs the draft in one file: give -o FILE with it, or neither -o nor --maildir
support.selection-needs-all	--where and --limit choose among all items; give --all with them, or an ITEM without them
support.subject	Support Request
support.two-items	name an item of a source or a file with --from-json, not both
support.version	Version
table.cannot-open	the database or a file beside it cannot be opened; see who owns it and its folder
table.cannot-read	reading fails: %@
table.cannot-spool	no temporary file can be written in %1$@ (%2$@); set TMPDIR to another folder
table.choice	choose from %@
table.comment-is-delimiter	‘%@’ cannot begin comments, since it stands between the fields
table.cut	%1$@ (%2$lld rows before it are shown)
table.damaged	the database is damaged; take it from a copy, or mend it with sqlite3 .recover
table.disk	the disk could not be read or written; see whether it is whole and try again
table.double-key	rows of ‘%1$@’ have the same ‘%2$@’; name another column with --key
table.empty-json	the file is empty, which is no JSON
table.empty-name	behind the # there is no table; name one (FILE#TABLE), or leave the # out
table.folder	this is a folder, not a file
table.full	the disk is full, or a file may not grow so large; make room and try again
table.locked	another program has locked the database; try again later
table.needs-key	nothing tells which rows of ‘%@’ are meant; name a column with --key, or another table
table.no-choice	the database has none
table.no-columns	there are no columns
table.no-key-column	there is no column ‘%1$@’ for --key; %2$@
table.no-room-to-spool	it is kept in a temporary file while it is read, for which there is no room in %1$@; set TMPDIR to a folder with more
table.no-such-file	there is no such file
table.no-such-table	there is no table ‘%1$@’; %2$@
table.no-tables	the database has no tables
table.not-allowed	you are not allowed to read this file
table.not-in-encoding	the byte %1$@ at offset %2$@ is not %3$@; name another encoding with --encoding
table.not-sqlite	this is no SQLite database, or an encrypted one
table.not-writable	‘%@’ is a view, a virtual table or one without rowids, to which nothing can be imported
table.nothing-to-import	there are no columns to import
table.option-elsewhere	%1$@ means nothing for %2$@; leave it out, or see whether this is the right file
table.packed-sqlite	a SQLite database cannot be read while it is packed; unpack it first (gunzip -k FILE)
table.packed.checksum	the gzip checksum does not fit what was unpacked, up to byte %@
table.packed.cut-off	the gzip data end too early, at unpacked byte %@
table.packed.damaged	the gzip data are damaged, at unpacked byte %@
table.packed.other-data	there is something else behind the gzip data, at unpacked byte %@
table.read-only	you may not write to this database; see who owns it and its folder
table.reserved	the name ‘%@’ is taken by the database itself; name another table (FILE#TABLE)
table.row-lost	(this row is gone)
table.row-lost-more	The file has changed, so this row cannot be read any more.
table.several-tables	the database has %1$lld tables; %2$@ (FILE#TABLE names one)
table.sqlite	SQLite says: %1$@ (%2$lld)
table.sqlite-from-input	a SQLite database cannot be read from a pipe; name the file
table.stopped	stopped; nothing was changed
table.terminal	standard input is a terminal; name a file or pipe one in
table.text-after-value	there is more text after the JSON value (for a value a line use --format ndjson)
table.too-large	one record takes more than %lld MB; a quote may be unclosed
table.too-many-columns	there are %1$@ columns; a table of SQLite has room for %2$@
table.too-many-keys	nearly every record has keys of its own, %lld so far; this is no table
table.unclosed-quote	the quote that opens here, on line %lld, is never closed
table.unknown-comment	‘%@’ begins no comments; give one ASCII character that is no letter, digit or quote
table.unknown-delimiter	‘%@’ is no delimiter; give one ASCII character, or tab, comma, semicolon, pipe or space
table.unknown-encoding	the encoding ‘%1$@’ is not known; %2$@ are
table.unknown-format	this is no table; CSV, TSV, JSON, NDJSON and SQLite files can be read (--format names one)
table.unpacked-too-large	unpacked, this is more than %lld MB, which is too much to be read as a whole
table.unreadable-log	what is in the -wal file beside it cannot be read in a folder that you must not write to; copy both files into another folder
table.useless-key	‘%1$@’ repeats in ‘%2$@’, by which rows were known so far; nothing was imported (--key %2$@ leaves such rows out, --key with another column knows rows by that)
table.useless-key-gap	there is no ‘%1$@’ here, by which rows were known so far; nothing was imported (--key %1$@ leaves such rows out, --key with another column knows rows by that)
table.value-too-big	a value is larger than SQLite has room for
template.double-field	%@ is there twice
template.empty-placeholder	there is no name between {{ and }}
template.needs-item	%@ needs an item to write about; name SOURCE and ITEM
template.open-placeholder	there is no }} for the {{ on this line; write \\{{ for the braces themselves
template.unknown-field	%@ is no field of a draft: these are To, Cc, Bcc, From, Reply-To and Subject, and a blank line ends them
template.unknown-placeholder	there is nothing called %1$@; these are: %2$@.
texts-cut	Texts of more than 1,000 cells are cut here; --json, --ndjson, --csv and --tsv give all of them.
topics.feed-and-day	%1$@ · %2$@
topics.untitled	(untitled)
unexpected-error	Something unexpected happened: %@. Please report it with what catalog doctor says.
unknown-column	There is no column ‘%@’.
unknown-comparison	‘%@’ compares nothing.
unknown-dataset	No dataset is called ‘%@’.
unknown-item	There is no item ‘%@’.
unknown-setting	There is no setting ‘%@’.
usage.all-hidden	--hide leaves no column.
usage.argument-not-utf8	One of the words is not UTF-8 text; rename the file, or type the word anew.
usage.contradiction	‘%1$@’ and ‘%2$@’ exclude each other; give only one of them.
usage.country	--country takes two letters, such as NL; not ‘%@’.
usage.double-column	--columns names ‘%@’ twice.
usage.extra-word	‘%1$@’ is one word too many; write: %2$@
usage.missing-choice	a word is missing; choose from: %@.
usage.missing-value	‘%1$@’ needs a value: %2$@.
usage.missing-value.dash	‘%1$@’ needs a value: %2$@; for one that begins with a dash write %3$@.
usage.missing-word	%1$@ is missing; write: %2$@
usage.no-columns	--columns names no column.
usage.number	‘%1$@’ must be a whole number from %3$lld to %4$lld, not ‘%2$@’.
usage.number.open	‘%1$@’ must be a whole number from %3$lld, not ‘%2$@’.
usage.option-elsewhere	the option ‘%1$@’ is for other commands; %2$@ names those for here.
usage.option-of-other-source	%@ means nothing for this source.
usage.size	‘%1$@’ must be columns and rows from 1 to 1000, as in 80x24, not ‘%2$@’.
usage.unknown-command	there is no command ‘%@’; catalog help names them all.
usage.unknown-command.nearest	there is no command ‘%1$@’; did you mean ‘%2$@’?
usage.unknown-command.source	there is no command ‘%@’; put ‘list’ before it to see what is in it.
usage.unknown-option	there is no option ‘%1$@’; %2$@ names them all.
usage.unknown-option.nearest	there is no option ‘%1$@’; did you mean ‘%2$@’?
usage.value-for-flag	‘%1$@’ takes no value, but ‘%2$@’ was given.
usage.value-not-allowed	‘%1$@’ cannot be ‘%2$@’; choose from: %3$@.
usage.word-not-allowed	‘%1$@’ is not possible here; choose from: %2$@.
value.empty	(empty)
value.none	(no value)
weapon.blowgun	Blowgun
weapon.fire	Fire
weapon.ninja-star	Ninja Star
weapon.smoke	Smoke
weapon.sword	Sword
weekday.Fri	Fri
weekday.Mon	Mon
weekday.Sat	Sat
weekday.Sun	Sun
weekday.Thu	Thu
weekday.Tue	Tue
weekday.Wed	Wed
where-needs-value	‘%@’ is no filter; write COLUMN=VALUE, or another comparison: != < <= > >= ~, is empty, is not empty.
why.add	It is a feed with %lld items, but not read yet: catalog topics add.	It is a feed with %lld item, but not read yet: catalog topics add.
why.all-there	All of its items are in the list.
why.answer	status %2$@, %1$lld bytes	status %2$@, %1$lld byte
why.dates	with a date: %1$@, the newest %2$@
why.fault	The list cannot have its topics: %@
why.fault-kept	There is no news, but what was kept earlier stays: %@
why.fetched	Fetched
why.items	%1$lld items (%2$@)	%1$lld item (%2$@)
why.kept	kept: %1$@, doubles: %2$@, missing: %3$@
why.listed	Listed
why.moved	moved from %@
why.no-items	The feed itself is empty: it has no items.
why.not-read	not read
why.nothing	There is no news until the server may be asked again; what was kept earlier stays.
why.parsed	Read
why.refresh	%lld items are new: catalog topics refresh.	%lld item is new: catalog topics refresh.
why.stored	Kept
why.subscription	Subscription
why.topics	%1$lld topics, %2$@ read	%1$lld topic, %2$@ read
"""###
    case "nl":
      return ###"""
action.open-in-browser	Open in browser
action.support-request	Stuur een ondersteuningsverzoek
address-with-user	‘%@’ is een adres met een gebruikersnaam erin en wordt daarom niet geopend.
address.character	%@ kan niet in een domein staan
address.colon	laat alles tot en met de dubbele punt weg
address.domain-too-long	het domein is langer dan %lld bytes
address.dot	er staat een punt aan een uiteinde of naast een andere punt
address.empty	er staat geen adres; laat extra komma’s weg
address.encoded-word	wat voor de @ staat, lijkt op een gecodeerd woord
address.hyphen	in een deel van het domein staat een streepje op de verkeerde plek
address.label	Aan:
address.label-too-long	een deel van het domein is langer dan %lld bytes
address.literal	het deel tussen [ ] is geen IP-adres
address.local-part-too-long	het deel voor de @ is langer dan %lld bytes
address.no-at	er staat geen @ in
address.no-domain	er staat niets achter de @
address.no-local-part	er staat niets voor de @
address.non-ascii	letters buiten ASCII voor de @ vragen om SMTPUTF8, en dat wordt niet gebruikt
address.open-angle	er hoort een > bij de <
address.open-quote	een aanhalingsteken is niet gesloten
address.question	Wie krijgt dit? Het wordt bewaard.
address.semicolon	tussen adressen staan komma’s, geen ;
address.several-ats	er staat meer dan één @ in; zet komma’s tussen adressen
address.space	er staat een spatie in; schrijf een naam als Naam <adres>
address.stray-angle	< en > moeten één keer staan, om het adres heen
address.text-after	er staat tekst achter de >; zet komma’s tussen adressen
address.unexpected	%@ kan hier niet zonder aanhalingstekens staan
alert.ok	OK
alert.title	Foutje...
announce.reading	%1$@, regel %2$lld van %3$lld
announce.row	%1$@, %2$lld van %3$lld
answer.empty	Het antwoord van de winkel is leeg; probeer het later nog eens.
answer.no-results	Het antwoord van de winkel heeft geen lijst met resultaten.
answer.not-json	Het antwoord van de winkel is geen JSON: bij %1$@ %2$@.
answer.not-utf8	Het antwoord van de winkel is geen UTF-8-tekst.
answer.web-page	Het antwoord is een webpagina en niet van de winkel: misschien moet je je eerst bij dit netwerk aanmelden.
batch.fault	geen concept voor %1$@: %2$@
batch.force	; --force vervangt bestanden
batch.kept	; waar concepten van worden gemaakt en wat geen gewoon bestand is, blijft staan
batch.no-pictures	in %lld concepten zit geen afbeelding, want die kon niet worden opgehaald	in %lld concept zit geen afbeelding, want die kon niet worden opgehaald
batch.pictures	afbeeldingen ophalen: %1$lld van %2$lld
batch.progress	%1$lld van %2$lld concepten
batch.taken	%1$lld concepten zijn niet geschreven, want er bestaat al iets met die namen, %2$@ als eerste	%1$lld concept is niet geschreven, want er bestaat al iets met die naam: %2$@
batch.written	%1$lld concepten geschreven naar %2$@	%1$lld concept geschreven naar %2$@
category.all	Alles
category.ebooks	E-boeken
category.music	Muziek
category.no-place	Alleen de winkel heeft categorieën
category.software	Software
changes.added	Erbij
changes.changed	Veranderd: %@
changes.counts	%1$@ rijen eerst, nu %2$@; zo’n grote lijst wordt alleen op het aantal rijen vergeleken
changes.none	Er is niets veranderd
changes.not-reloaded	Laad de lijst eerst opnieuw; daarna zijn de verschillen te zien
changes.nothing	(niets)
changes.old-new	%1$@ → %2$@
changes.place	Verschillen: %@
changes.removed	Weg
changes.summary	%1$@ erbij, %2$@ weg, %3$@ veranderd
check.booleans	Waar en onwaar als 1 en 0
check.columns	Kolommen
check.key	Rijen herkend aan
check.left-out	Berekend, weggelaten
check.nested	Lijsten en objecten als JSON
check.new-columns	Nieuwe kolommen
check.numbers	Getallen als tekst
check.other	Let op
check.position	hun plaats
check.rejected	Geweigerd
check.renamed	Andere namen
check.reprinted	Getallen anders geschreven
check.widened	Van nu af als tekst
column.boolean	ja/nee
column.bytes	bytes
column.count-empty	%lld leeg	%lld leeg
column.date	datum
column.distinct	%lld verschillende waarden	%lld verschillende waarde
column.distinct-more	meer dan %lld verschillende waarden	meer dan %lld verschillende waarde
column.empty	leeg
column.json	JSON
column.length	lengte
column.maximum	maximum
column.median	mediaan
column.minimum	minimum
column.mixed	gemengd
column.number	getal
column.rows	%lld rijen	%lld rij
column.text	tekst
columns.distinct	verschillende waarden
columns.empty	leeg
columns.frequent	Meest voorkomende waarden
columns.hidden	verborgen
columns.is-hidden	ja
columns.rows	rijen
columns.title	Kolommen van %@
command.completions	Toon de aanvullingen voor een shell
command.completions.more	Bewaar de uitvoer waar de shell ernaar zoekt en start een nieuwe shell.
command.config	Lees en wijzig de instellingen
command.config.more	catalog config path noemt het bestand waar ze in staan. support.template.DATASET bewaart een sjabloon voor de concepten van een gegevensset, keys.ACTION de toetsen van een actie.
command.courses	Toon cursussen en hun data
command.courses.more	De lijst is een meegeleverd voorbeeld, of die welke de variabele CATALOG_COURSES_URL noemt: een adres, of het pad van een bestand. Wat van een adres komt wordt bewaard, na een uur opnieuw gevraagd, en getoond als niemand antwoordt.
command.doctor	Controleer wat het programma nodig heeft en meld het
command.doctor.more	Het verslag is bedoeld om in een verzoek om hulp te plakken.
command.doctor.network	Met --network vraagt het naar het adres zoals de andere opdrachten, en eindigt zoals zij. Wachtwoorden en tokens zijn nooit te zien.
command.export	Schrijf een lijst als bestand voor andere programma’s
command.export.feeds	De feeds van topics worden als OPML geschreven als er geen andere vorm gevraagd is, zoals ‘catalog topics export’ doet. Wachtwoorden in adressen, en feeds in bestanden van deze machine, blijven weg.
command.export.files	catalog export files -o DIR schrijft elk bestand in een map DIR/FOLDER; met een vorm, of een naam zoals notes.json, heeft de lijst de teksten als kolom.
command.export.more	De vorm is die van de optie, anders die van het eind van de naam van FILE (.csv .tsv .json .ndjson .jsonl .md .html .db .sqlite .opml), anders CSV. Zonder -o gaat de lijst naar de standaarduitvoer. Niets wordt overschreven zonder --force, en nooit het bestand dat gelezen wordt.
command.feed	Lees een feed uit een bestand
command.feed.more	Leest RSS, Atom of JSON Feed van elke versie en codering, kapotte zo ver ze gaan, en bewaart niets. Met --json komt er één object met titel, link en datum van de feed en de items in hun volgorde.
command.files	Bewaar teksten in mappen, vind ze terug, en neem ze mee
command.files.more	new maakt een map, of een bestand met de tekst van FILE, van - voor de standaardinvoer, of zonder; save zet een tekst in de plaats van die er staat. Een bestand heet FOLDER/NAME, zijn nummer, of alleen zijn naam waar geen ander bestand zo heet. delete legt een bestand, of een map met haar bestanden, in de prullenbak; restore haalt terug wat trash toont, bij het nummer daar of de naam. Niets verlaat de prullenbak vanzelf: alleen empty-trash --force verwijdert het voorgoed.
command.help	Leg het programma of een opdracht uit
command.import	Neem een bestand op in een SQLite-database of een lijst
command.import.feeds	In topics neemt het een OPML-bestand met feeds op, zoals ‘catalog topics import’ doet.
command.import.files	Met --into files of files:FOLDER wordt een map met teksten mappen en bestanden, één tekst een bestand, en een lijst met de kolommen name, folder en text haar bestanden. Bestanden die er al zijn worden op map en naam bijgewerkt. Een map in een map krijgt beide namen, zoals work - notes. Wat geen tekst is wordt overgeslagen en gemeld.
command.import.mirror	Nog eens uitgevoerd verandert het de rijen die verschillen en voegt nieuwe toe; rijen worden herkend aan --key, anders aan een kolom id, anders aan hun plaats. Een tabel die door een import gemaakt is volgt haar bestand: rijen die er niet meer in staan gaan weg. Uit elke andere tabel verdwijnt niets. Naast een eigen tabel houdt het een index voor tekst bij, TABEL_search.
command.import.more	Neemt de rijen van FILE – CSV, TSV, JSON, NDJSON, een tabel van een andere database zoals app.db#customers, of - voor de standaardinvoer – op in een SQLite-database, die gemaakt wordt als die er niet is: --into data.db of --into data.db#people. Zonder naam gaan de rijen naar de enige tabel die er is als de kolommen overeenkomen, anders naar een die heet als het bestand. Elke waarde komt terug zoals die getypt is; alleen een kolom met niets dan getallen wordt er een van getallen. Of alles gebeurt, of niets.
command.import.rejects	Rijen die niet opgenomen kunnen worden komen met hun regel en de reden in TARGET.rejects.ndjson, de andere worden opgenomen, en de exitcode is 65.
command.info	Vertel wat een bron is: formaat, codering, kolommen en hun soort, rijen
command.list	Toon de rijen van een bron
command.list.since	Met --since is elk verschil een rij: change, id en fields; het eindigt met 1 als er niets veranderd is. Rijen zijn dezelfde volgens --key, anders volgens hun kenmerk; rijen zonder kenmerk worden als geheel vergeleken.
command.man	Toon de handleiding
command.monsters	Toon de zes monsters
command.monsters.more	De lijst is ingebouwd: er is geen bestand en geen netwerk voor nodig.
command.open	Open een bron op het volledige scherm
command.open.more	Daar is een terminal voor nodig, behalve voor --snapshot: dat tekent het scherm zonder terminal, drukt op de toetsen en drukt af wat er te zien is. Toetsen zijn namen of letters met spaties ertussen, zoals “j j enter”.
command.open.roles	Welke kolommen van een tabel titel, ondertitel, link, plaatje, datum en kenmerk zijn, wordt geraden uit hun namen en de eerste rijen; opties, of het venster van de toets R, zeggen het anders.
command.screen-or-list	Op een terminal opent de lijst op het volledige scherm; met een optie voor lijsten, en overal elders, wordt ze afgedrukt.
command.search	Zoek in de winkel of in een andere bron
command.search.files	Met --from files:DIR wordt in de namen en de teksten van alle bestanden onder een map gezocht; koppelingen worden niet gevolgd, en wat geen tekst is wordt niet doorzocht. --json noemt de regel.
command.search.more	De woorden worden met spaties verbonden. Zet -- voor woorden die met een streepje beginnen.
command.show	Toon één item met al zijn details
command.show.files	Van files:DIR wordt een bestand getoond zoals het gelezen wordt: Markdown als tekst, rijen als tabel, wat geen tekst is als de eerste bytes. --json heeft de tekst, of de bytes in Base64.
command.show.more	ITEM is de id van het item of, als er geen id is, de plaats geteld vanaf 1.
command.support	Schrijf een ondersteuningsverzoek als conceptmail
command.support.maildir	In een Maildir gaat het concept naar de map .Drafts of Drafts, die zo nodig wordt gemaakt, of naar DIR zelf als dat al een map van een Maildir is. Met --all krijgt elk item een eigen concept; bestanden die er al zijn, blijven zoals ze zijn.
command.support.more	Het concept is een bestand dat een mailprogramma opent om te versturen; er wordt niets verstuurd. SOURCE en ITEM noemen een item waar het over gaat: zijn gegevens gaan mee als JSON, en zijn afbeelding als die er is.
command.support.templates	Een sjabloon is een tekst met plekken zoals {{name}} voor wat een item over zichzelf zegt: de kolommen van zijn gegevens, en name, id, dataset, link en details, dat voor alle regels erover staat. Bovenaan mogen regels zoals Subject: of To: staan, tot een lege regel. De instelling support.template.DATASET bewaart er een voor een gegevensset.
command.topics	Lees wat feeds zeggen: onderwerpen, de nieuwste eerst
command.topics.lists	list toont de feeds met hun laatste succes of fout; import en export wisselen ze als OPML uit met andere lezers. ‘feeds’ is een andere naam voor topics, en ‘catalog feed add’ voor ‘catalog topics add’.
command.topics.more	add neemt het adres van een feed, van een pagina die haar feed noemt, of van een bestand; remove neemt een adres of een titel. refresh vraagt alle feeds, of de genoemde, hoogstens acht tegelijk en één per host, en alleen naar wat veranderd is; onderwerpen die een feed niet meer heeft blijven. why vertelt stap voor stap wat er van een feed geworden is: gevraagd, gelezen, bewaard, getoond.
command.version	Toon de versie
config.bad-value	%1$@ kan niet ‘%2$@’ zijn; mogelijk is: %3$@.
config.keys	toetsen met spaties ertussen, zoals j down
config.not-a-setting	Dit is geen instelling; schrijf NAAM = WAARDE.
config.template	het pad van een bestand
count.items	%lld items	%lld item
course.date-span	%1$@ – %2$@
course.dates-and-instructors	%1$@ · %2$@
dataset.courses	Cursussen
dataset.everything	Alles wat is bewaard
dataset.files	Bestanden
dataset.home	Catalogi
dataset.monsters	Rekenmonsters
dataset.store	Winkel
dataset.store-answer	Bewaard antwoord van de winkel
dataset.topics	Onderwerpen
date.form	schrijf hem als 2026-11-30T02:40:00+01:00
date.no-place	Alleen onderwerpen hebben hier een datum om te tonen
date.no-such-day	die dag bestaat niet
date.no-such-time	die tijd bestaat niet
date.no-such-zone	die tijdzone bestaat niet
date.no-zone	zet de tijdzone erbij, zoals +01:00 of Z
date.none	Er is geen datum bekend.
date.other-weekday	die dag is een %@
date.title	Publicatiedatum
detail.values-left-out	%1$@\n… %2$@ waarden meer zijn weggelaten; --json heeft ze allemaal
did-you-mean	Bedoelde je ‘%@’?
doctor.columns	%1$@, %2$lld kolommen
doctor.config	Instellingen
doctor.installed	aanwezig
doctor.language	Taal
doctor.missing	ontbreekt: er kan niets worden opgehaald
doctor.none	geen
doctor.store	Opslag
doctor.store-state	Bewaard
doctor.system	Systeem
doctor.terminal	Terminal
draft.address-kept	Het adres blijft bewaard voor de volgende mail.
draft.attachment	Bijlage: %1$@ (%2$lld bytes)
draft.bcc-stays	de Bcc-regel staat in het concept; wat het verstuurt, moet hem eruit halen
draft.fetching	De afbeelding wordt opgehaald…
draft.no-picture	De afbeelding kon niet worden opgehaald en zit niet in het concept.
draft.not-an-object	in %@ staat JSON, maar niet één object
draft.not-json	%1$@, regel %2$lld, kolom %3$lld: %4$@
draft.not-text	in %@ staat een NUL-teken, dus het is geen tekst
draft.not-utf8	%@ is geen UTF-8; zet het eerst om
draft.own-input	%@ is waar het concept van wordt gemaakt; kies een andere naam
draft.path-copied	Het pad is gekopieerd.
draft.preview-title	Voorbeeld
draft.subject	Onderwerp: %@
draft.template	%1$@, regel %2$lld: %3$@
draft.title	Supportmail
draft.to	Aan: %@
draft.two-bodies	laat deze optie of --body weg
draft.written	Geschreven naar %@
environment.browser	Het programma dat adressen opent
environment.color	Zet kleur uit of aan; --color gaat voor
environment.courses-url	Het adres van de lijst met cursussen, of het pad van een bestand daarmee
environment.home	De map van de opslag, in plaats van catalog in de gegevensmap
environment.language	De taal: Nederlands bij nl, anders Engels; de eerste die gezet is telt
environment.netrc	Het bestand met gebruikers en wachtwoorden van servers, anders ~/.netrc
environment.proxy	De proxy, en de hosts die er geen nodig hebben
environment.size	De breedte van de uitvoer als die geen terminal is
environment.store-url	Het adres van de zoekdienst van de winkel
environment.term	Het soort terminal; dumb heeft geen kleur
environment.xdg	Waar instellingen, gegevens en de plekken van de vorige keer staan
example.completions.bash	Stel bash in
example.completions.fish	Stel fish in
example.completions.zsh	Stel zsh in, voor een map die in fpath staat
example.config.list	Toon alle instellingen
example.config.set	Wijzig een instelling
example.courses	Toon de cursussen
example.courses.json	Vraag de cursussen opnieuw, voor scripts
example.doctor	Controleer het programma
example.doctor.network	Vertel waarom een adres niet op te halen is
example.export	bewaar de lijst met feeds in een bestand
example.export.page	maak een pagina voor de browser
example.export.sheet	maak CSV die veilig is in een spreadsheet
example.feed.count	hoeveel items er door de pijp komen
example.feed.json	de feed als één JSON-object
example.files.delete	leg een bestand in de prullenbak
example.files.export	schrijf alle bestanden naar een map
example.files.import	neem de teksten van een map, en zeg eerst wat dat zou doen
example.files.list	de bestanden van een map, voor scripts
example.files.new	maak een bestand met de tekst van de standaardinvoer
example.help	Leg de opdracht list uit
example.import	zie welke feeds er bij zouden komen
example.import.check	zie wat er zou veranderen, op e-mailadres
example.import.table	bewaar de rijen in een database
example.info	Vertel wat er in een bestand staat
example.info.summary	Vertel over elke kolom
example.list	Toon een bestand als tabel
example.list-files	de bestanden van een map en alle mappen eronder, de nieuwste eerst
example.list.frequency	Tel de waarden van een kolom
example.list.order	Kies op getal, sorteer op twee kolommen
example.list.since	Wat er in een prijslijst is veranderd, gevonden met de kolom sku
example.list.stdin	Lees de standaardinvoer
example.list.table	Maak CSV van een tabel uit een SQLite-bestand
example.list.where	Kies rijen en kolommen
example.man	Lees de handleiding
example.monsters	Toon de monsters
example.monsters.json	Hetzelfde voor een ander programma
example.open	Open een bestand op het volledige scherm
example.open.snapshot	Druk een scherm af als tekst
example.search	Zoek in de hele winkel
example.search.country	Zoek muziek in de Nederlandse winkel
example.search.from	Zoek in een bestand
example.search.offline	Zoek zonder netwerk
example.show	Toon een monster
example.show.position	Toon de derde rij van een bestand als JSON
example.support	Schrijf een concept over een item
example.support.all	Schrijf een concept voor elke rij van een bestand
example.support.attach	Schrijf een concept met een afbeelding
example.support.open	Open een concept met een eigen tekst in het mailprogramma
example.topics.add	lees de feed die deze pagina noemt
example.topics.import	lees de feeds van een andere lezer
example.topics.refresh	vraag alle feeds om nieuws
example.topics.unread	wat nog niet gelezen is, voor scripts
example.topics.why	waarom de lijst mist wat deze feed heeft
example.version	Toon de versie
exit.bad-data	De gegevens zijn fout
exit.cannot-create	De uitvoer kan niet worden gemaakt
exit.done	Gedaan
exit.input-output	Lezen of schrijven is mislukt
exit.newer-version	De gegevens zijn door een nieuwere versie gemaakt
exit.no-input	Die invoer bestaat niet
exit.not-allowed	Niet toegestaan
exit.nothing-found	Er is niets gevonden
exit.signal	Beëindigd door een signaal: verbroken verbinding, onderbreking, stop, verbroken pijp of afsluiting
exit.try-later	Bezet; probeer het later nog eens
exit.unavailable	Iets is niet beschikbaar, zoals het netwerk
exit.usage	De opdrachtregel is fout
export.log-beside	‘%@’ is van een andere database overgebleven, of in gebruik; zet het weg of kies een andere naam
export.needs-file	Een SQLite-database heeft een naam nodig: geef -o FILE.db
export.not-for-feeds	%@ is niet voor de OPML-lijst van alle feeds; vraag een andere vorm, zoals --csv, voor topics
export.not-packed	‘%@’ zou een ingepakte SQLite-database worden, die geen programma kan openen; laat .gz weg
export.only-feeds	Alleen de feeds van topics zijn een OPML-lijst: catalog export topics -o FILE.opml
export.only-for	%1$@ is alleen voor %2$@; vraag een van die vormen of laat het weg
export.onto-input	‘%@’ is het bestand dat gelezen wordt, en dat wordt nooit geschreven; kies een andere naam
export.progress	%lld rijen geschreven …	%lld rij geschreven …
feed.added	‘%2$@’ toegevoegd met %1$lld onderwerpen.	‘%2$@’ toegevoegd met %1$lld onderwerp.
feed.ambiguous	Meerdere feeds heten ‘%1$@’; zeg welke met het adres: %2$@.
feed.answer	het antwoord
feed.bad-address	‘%@’ is geen adres van een feed; het moet eruitzien als https://example.org/feed.
feed.empty	%@ is leeg: er staat geen feed in.
feed.found-in-page	%1$@ is een pagina; ze noemt de feed %2$@.
feed.gone	de feed is voorgoed weg (status 410).
feed.known	%1$@ wordt al gelezen, als ‘%2$@’.
feed.last-read	Laatst gelezen: %@.
feed.never-asked	nooit gevraagd
feed.no-home	Er is geen thuismap om feeds in te bewaren; CATALOG_HOME noemt een andere map.
feed.not-allowed	de server wil een andere naam en een ander wachtwoord (status %@); die horen in netrc of het configuratiebestand.
feed.not-read	Er is geen feed ‘%@’ onder de gelezen feeds.
feed.one-name	--name noemt één feed; voeg ze na elkaar toe.
feed.other-document	%1$@ is geen feed maar een ander document: ‘%2$@’.
feed.others-in-page	De pagina noemt ook andere feeds: %@.
feed.removed	‘%@’ wordt niet meer gelezen; zijn onderwerpen zijn weg.
feed.status	de server antwoordde met status %@.
feed.too-many-calls	te veel verzoeken (status %@).
feed.unknown	%@ is geen feed: geen RSS, geen Atom, geen JSON Feed.
feed.web-page	%@ is een webpagina (HTML), geen feed, en noemt er geen.
feed.web-page-naming	%1$@ is een webpagina (HTML), geen feed; ze noemt %2$@.
feeds.all-read	Alle feeds konden bij de laatste vraag worden gelezen.
feeds.never-read	De feed kon nog nooit worden gelezen.
feeds.none	Hier zijn geen feeds.
feeds.not-read	%lld feeds konden niet worden gelezen	%lld feed kon niet worden gelezen
fetch.bad-address	‘%@’ is geen webadres; het moet eruitzien als https://example.org/pad.
fetch.bad-header	De kopregel ‘%1$@’ kan niet naar %2$@ worden gestuurd: de vorm klopt niet.
fetch.bytes	%lld bytes	%lld byte
fetch.cancelled	Het ophalen van %@ is afgebroken.
fetch.connect	Er komt geen verbinding met ‘%1$@’ voor %2$@; controleer het adres of probeer het later nog eens.
fetch.encoding	Het antwoord van %@ is beschadigd: het kan niet worden uitgepakt.
fetch.ended-early	Het antwoord van %@ hield op voordat het compleet was; probeer het later nog eens.
fetch.library	%@ kan niet worden opgehaald zonder libcurl; installeer het (op Debian: libcurl4).
fetch.milliseconds	%lld milliseconden	%lld milliseconde
fetch.not-http	Wat op %@ antwoordt, spreekt geen HTTP; controleer het adres.
fetch.other	Het ophalen van %1$@ is mislukt: %2$@ (fout %3$lld van libcurl).
fetch.proxy	De proxy voor %@ is niet te gebruiken; controleer HTTPS_PROXY en HTTP_PROXY.
fetch.proxy-status	De proxy weigerde %1$@ met status %2$@; controleer HTTPS_PROXY en HTTP_PROXY.
fetch.redirect-scheme	%1$@ stuurt door naar ‘%2$@:’; alleen adressen met http en https worden gevolgd.
fetch.redirects	%1$@ wordt meer dan %2$lld keer doorgestuurd, en dat is de grens.	%1$@ wordt meer dan %2$lld keer doorgestuurd, en dat is de grens.
fetch.reset	De andere kant heeft de verbinding met %@ verbroken; probeer het later nog eens.
fetch.resolve	De computer ‘%1$@’ van %2$@ is niet te vinden; controleer de naam en de netwerkverbinding.
fetch.resources	Het ophalen van %@ is mislukt: het systeem heeft geen thread, bestand of geheugen meer over; probeer het later nog eens.
fetch.scheme	‘%1$@’ kan niet worden opgehaald: dat kan alleen met http en https, niet met %2$@.
fetch.seconds	%lld seconden	%lld seconde
fetch.timed-out	Het ophalen van %1$@ duurde te lang en is na %2$@ gestopt; probeer het later nog eens.
fetch.tls	Er is geen veilige verbinding (TLS) met %1$@: %2$@.
fetch.too-large	Het antwoord van %1$@ is groter dan de grens van %2$@.
field.author	Auteur
field.categories	Categorieën
field.country	Land
field.enclosure	Bijgevoegd bestand
field.fetched	Opgehaald
field.filter-hint	typ om te filteren
field.folder	Map
field.genre	Genre
field.identifier	Kenmerk
field.instructors	Docenten
field.kind	Soort
field.location	Plaats
field.modified	Gewijzigd
field.next-dates	Volgende data
field.price	Prijs
field.publish-date	Publicatiedatum
field.search-label	Zoek:
field.size	Bytes
field.source	Bron
field.store-hint	Naam van artiest, nummer, album
field.updated	Bijgewerkt
field.weapon	Liefste wapen
file.reading-standard-input	Leest van het toetsenbord; eindig met Ctrl-D.
file.standard-input-closed	De standaardinvoer kan niet worden gelezen (%@).
file.standard-input-too-large	De standaardinvoer heeft meer dan %@ MiB.
files.begin-typing	Typ hier
files.binary	Geen tekst
files.by-date	nieuwste eerst
files.by-name	op naam
files.by-size	grootste eerst
files.bytes	%@ bytes
files.choose-file	Kies een bestand
files.choose-folder	Kies een map
files.column	Bestanden
files.conflict	Door iemand anders gewijzigd
files.conflict-more	Beide teksten zijn bewaard: de uwe staat nu in ‘%@’, dat open is.
files.deleted	‘%1$@’ is in de prullenbak; %2$@ haalt het terug
files.editor-failed	‘%@’ kon niet als editor worden gestart
files.empty	Het bestand is leeg.
files.empty-file	Dit bestand is leeg
files.empty-folder	Geen bestanden in deze map
files.encoding	Gelezen als %@.
files.fault-bad-name	%@ kan geen naam zijn: kies er een zonder / en zonder besturingstekens, van hoogstens 255 bytes
files.fault-busy	Een ander programma gebruikt %@: probeer het later opnieuw
files.fault-exists	Er bestaat al iets dat %@ heet
files.fault-failed	%1$@: %2$@
files.fault-full	Er is geen plaats meer voor %@
files.fault-missing	%@ is er niet
files.fault-no-place	Er kan niets worden bewaard: geef HOME of CATALOG_HOME op
files.fault-no-text	%@ is een map, een pipe of een apparaat en heeft geen tekst
files.fault-not-allowed	Dat mag je met %@ niet doen
files.fault-read-only	%@ wordt alleen bekeken en kan niet worden veranderd
files.find	zoeken
files.find-title	Zoeken
files.finder-hint	woorden in namen of teksten
files.finder-title	Bestanden zoeken
files.folder	Map
files.folders	mappen
files.goes-on	Het bestand gaat verder; dit is het begin.
files.gzip	Door gzip ingepakt bestand
files.hidden-not	Verborgen namen worden weggelaten
files.hidden-shown	Verborgen namen worden getoond
files.how-to-leave	Er is niets geselecteerd; Esc verlaat de tekst
files.is-broken-link	Een koppeling naar niets
files.is-folder	Een map
files.is-folder-link	Een koppeling naar een map
files.is-special	Geen bestand dat gelezen kan worden
files.keep	bewaren
files.kept	Bewaard
files.kind-and-size	%1$@, %2$@; de eerste bytes:
files.kind-broken-link	Verbroken koppeling
files.kind-file	Bestand
files.kind-folder	Map
files.kind-folder-link	Koppeling naar een map
files.kind-special	Pipe, socket of apparaat
files.line	regel %1$@: %2$@
files.line-title	Naar regel
files.made	‘%@’ is gemaakt
files.more-rows	Rijen: meer dan %@
files.move-title	Verplaatsen naar
files.moved	‘%1$@’ staat nu in ‘%2$@’
files.new-file-title	Nieuw bestand
files.new-folder-in-title	Nieuwe map in %@
files.new-folder-title	Nieuwe map
files.no-editor	Zet $VISUAL of $EDITOR om elders te bewerken
files.no-file	Hier is geen bestand; kies er eerst een
files.no-folders	Nog geen mappen
files.no-folders-more	Notities staan in mappen. Maak er een om te beginnen.
files.no-line	Dat is geen regelnummer
files.no-other-folder	Er is geen andere map
files.not-found	Niet gevonden in deze tekst
files.not-here	Deze toets doet niets tussen mappen en bestanden; %@ toont welke dat wel doen.
files.not-kept	Niet bewaard
files.not-text	Wat de editor achterliet is geen UTF-8-tekst; de tekst hier blijft zoals die was.
files.note-left-out	Er worden maar %lld mappen vermeld.	Er wordt maar %lld map vermeld.
files.note-unreadable	De map %@ kan niet worden gelezen.
files.note-unreadable-more	De map %1$@ en nog %2$lld kunnen niet worden gelezen.	De map %1$@ en nog %2$lld kunnen niet worden gelezen.
files.nothing-deleted	Hier is niets verwijderd
files.one-byte	1 byte
files.paste	plakken
files.path	Pad
files.pdf	PDF-document
files.picture	Afbeelding
files.position	R %1$@, K %2$@
files.program	Programma
files.read-only	Deze bestanden zijn alleen te lezen; met --write kunt u ze wijzigen
files.read-only-mark	alleen lezen
files.rename-title	Nieuwe naam
files.renamed	Het heet nu ‘%@’
files.restored	‘%@’ is terug
files.rows	Rijen: %@
files.searched	%lld bestanden doorzocht …	%lld bestand doorzocht …
files.size	Grootte
files.sqlite	SQLite-database
files.stay	Wat geschreven is kon niet worden bewaard, en staat er nog.
files.undo	ongedaan
files.went-round	Verder gezocht vanaf het andere einde
files.zip	ZIP-archief
filter.column	Niets heeft deze letters. ‘%@’ is een kolom: = != < <= > >= ~ met een waarde erachter filtert erop.
filter.no-column	Geen kolom heet ‘%@’.
filter.no-comparison	Achter ‘%@’ komt = != < <= > >= ~, contains, is empty of is not empty.
filter.no-value	‘%@’ wat? Er ontbreekt een waarde achter.
filter.whole	= vergelijkt hele waarden; %@ vindt een deel ervan. Esc toont weer de hele lijst.
form.attached	Bijlage: %@
form.kept	Je tekst blijft bewaard; %@ haalt hem terug.
form.left-out	Zonder verborgen kolommen: %@
form.not-kept	Je tekst kon niet worden bewaard en is weg als het programma eindigt.
form.picture	de afbeelding
form.subject	Onderwerp:
form.text	Je tekst
form.to-empty	Aan: schrijf eerst een adres
form.to-placeholder	zoals help@example.org
form.too-long	Er is geen plaats meer voor meer tekst.
frequency.count	aantal
frequency.on-disk	er waren te veel verschillende waarden voor het geheugen, dus ze zijn op de schijf geteld
frequency.share	deel
help.all	Alle opdrachten: catalog help
help.commands	Opdrachten
help.examples	Voorbeelden
help.files	files:DIR is een map op de schijf: de bestanden en mappen erin, in de volgorde waarin mensen tellen. Er wordt niets in veranderd, koppelingen naar mappen worden vermeld en niet gevolgd, en pipes worden niet gelezen. Een identificatie is het pad onder de map; een byte die geen UTF-8 is, is daarin \\xE9, en een backslash wordt verdubbeld.
help.filters	--where neemt KOLOM=WAARDE, != < <= > >=, KOLOM~TEKST of KOLOM contains TEKST (ongeacht hoofdletters en accenten), KOLOM is empty en KOLOM is not empty; meer dan eens gegeven moet alles gelden. Getallen worden naar waarde vergeleken, andere teksten zoals mensen ze sorteren; gelijk is precies dezelfde tekst.
help.general	Algemeen
help.general-elsewhere	Opties van elke opdracht, zoals --color en --config: catalog help
help.last-message	Wat het laatst gezegd is
help.more	Meer over een opdracht: catalog help COMMAND
help.options	Opties
help.output	Uitvoer
help.range	(%1$lld tot en met %2$lld)
help.repeatable	(mag meermaals)
help.source	SOURCE is een ingebouwde lijst zoals monsters, een bestand zoals people.csv, een map zoals files:notes, - voor de standaardinvoer, een tabel in een SQLite-bestand zoals app.db#customers, of een bewaard antwoord van de winkel zoals store-answer:FILE. Een bestand dat gzip heeft ingepakt, zoals people.csv.gz, wordt gelezen als wat erin zit. Eén record van een tekstbestand mag 64 MB groot zijn.
help.tagline	Lijsten met hun details: ingebouwde, een winkel, en wat er in je bestanden staat
help.usage	Gebruik
help.values	(%@)
hint.change	wijzig
hint.choose	kies
hint.clear	wis
hint.close	sluit
hint.copy-path	kopieer het pad
hint.done	klaar
hint.list	lijst
hint.next-field	volgend veld
hint.open-draft	open het
hint.preview	voorbeeld
hint.run	voer uit
hint.scroll	schuif
hint.write	schrijf het bestand
home.courses	Cursussen en wanneer ze worden gegeven: een verzonnen voorbeeld, of de lijst die CATALOG_COURSES_URL noemt.
home.everything	Alles wat gevonden en bewaard is, in één lijst die doorzocht kan worden.
home.files	Mappen met eigen teksten, die doorzocht kunnen worden.
home.monsters	Zes wiskundemonsters, met plaatjes: de meegeleverde catalogus.
home.store	Zoek muziek, apps en boeken in de iTunes-winkel. Zonder netwerk wordt een meegeleverd voorbeeld doorzocht.
home.topics	Wat de feeds die je leest te zeggen hebben, de nieuwste eerst. Tot je er een toevoegt met catalog topics add, staan er onderwerpen over dit programma.
home.visited	Hier was u al eens: %@
home.visited-before	bezocht
import.by-position	Rijen worden herkend aan hun plaats, omdat ‘id’ zich herhaalt of ontbreekt; --key noemt een kolom.
import.comparing	vergelijken …
import.done	%1$@: %2$lld rijen toegevoegd, %3$lld veranderd, %4$lld verwijderd, %5$lld gelijk.	%1$@: %2$lld rij toegevoegd, %3$lld veranderd, %4$lld verwijderd, %5$lld gelijk.
import.indexing	index maken …
import.into-other	‘%@’ is geen topics, files of SQLite-bestand zoals data.db; bestanden van andere soorten maakt catalog export
import.keeps-rows	%@ is niet door een import gemaakt, dus er worden geen rijen uit verwijderd.
import.keeps-unread	Rijen die niet in het bestand staan zijn bewaard, omdat het er een paar heeft die niet te lezen zijn.
import.needs-into	Zeg waar het heen gaat: --into topics voor feeds, --into data.db voor rijen
import.not-for-feeds	%@ is alleen voor rijen, niet voor feeds
import.onto-input	‘%@’ is het bestand dat gelezen wordt, en dat wordt nooit geschreven; kies een ander doel
import.other-file	‘%@’ is geen bestand met rijen; feeds gaan --into topics
import.reading	%lld rijen gelezen …	%lld rij gelezen …
import.rejected	%1$lld rijen zijn niet opgenomen; die staan in %2$@	%1$lld rij is niet opgenomen; die staat in %2$@
import.renamed	Kolommen heten in de tabel anders: %@.
import.reprinted	Dezelfde getallen staan anders geschreven in %1$@: %2$@ wordt %3$@.
import.widened	Van nu af als tekst bewaard, omdat waarden van het bestand anders zouden veranderen: %@.
import.would	%1$@: %2$lld rijen zouden toegevoegd worden, %3$lld veranderd, %4$lld verwijderd, %5$lld gelijk	%1$@: %2$lld rij zou toegevoegd worden, %3$lld veranderd, %4$lld verwijderd, %5$lld gelijk
import.would-reject	%lld rijen zouden niet opgenomen worden, en in een eigen bestand komen	%lld rij zou niet opgenomen worden, en in een eigen bestand komen
import.writing	%lld rijen geschreven …	%lld rij geschreven …
info.comment	Commentaar begint met
info.compression	Compressie
info.delimiter	Scheidingsteken
info.encoding	Codering
info.format	Formaat
info.header-lines	Kopregels
info.items	Items
info.keys	Sleutels
info.name	Naam
info.rejected	Weggelaten
info.skipped-lines	Overgeslagen regels
info.spooled	Tijdelijk bestand
info.table	Tabel
input.cut-short	%@ werd korter tijdens het lezen; probeer het nog eens
input.failed	%1$@ kan niet worden gelezen: %2$@
input.folder	%@ is een map; geef een bestand
input.loop	de koppelingen van %@ gaan in een kring rond
input.missing	er is geen bestand %@
input.not-allowed	je mag %@ niet lezen
input.special	%@ is geen gewoon bestand; kopieer de inhoud naar een bestand
input.too-large	%1$@ is te groot: de grens is %2$lld MiB bij elkaar
json.control	een stuurteken moet in een JSON-tekst als escape staan
json.end	de JSON-tekst houdt te vroeg op
json.escape	dit is geen JSON-escape
json.not-utf8	de JSON-tekst is geen UTF-8
json.number	dit is geen JSON-getal
json.text-after	er staat meer tekst achter de JSON-waarde
json.too-deep	de JSON-tekst is dieper genest dan %lld niveaus
json.unexpected	‘%@’ hoort hier niet in JSON
json.unexpected-byte	byte %lld hoort hier niet in JSON
kept.busy	De opslag ‘%@’ is in gebruik bij een ander proces; probeer het later nog eens.
kept.cannot-create	De opslag ‘%1$@’ kan niet worden gemaakt: %2$@; gebruik een andere map.
kept.damaged	De opslag ‘%@’ is beschadigd; haal hem weg, dan komt er een nieuwe.
kept.failed	De opslag ‘%1$@’ is niet te gebruiken (code %2$lld, %3$@); controleer de schijf en probeer het nog eens.
kept.foreign	Het bestand ‘%@’ is een database van een ander programma; kies een ander bestand.
kept.full	De opslag ‘%@’ kan niet groeien: de schijf is vol; maak ruimte en probeer het nog eens.
kept.moved-aside	De opslag ‘%1$@’ was beschadigd; hij is bewaard als ‘%2$@’ en er is een nieuwe gemaakt.
kept.newer	De opslag ‘%@’ is door een nieuwere versie van dit programma gemaakt; werk het programma bij of gebruik een andere map.
kept.not-readable	De opslag ‘%@’ kan niet worden gelezen; sta lezen van het bestand en de map toe of gebruik een andere map.
kept.not-writable	In de opslag ‘%@’ kan niet worden geschreven; sta schrijven in het bestand en de map toe of gebruik een andere map.
key.about	over
key.about.help	Vertel over dit programma
key.all-read	alles gelezen
key.all-read.help	Markeer alles in de lijst als gelezen
key.back	terug
key.back.help	Ga terug, sluit wat erboven ligt of wis de zoektekst
key.cancel	stop
key.cancel.help	Breek af wat bezig is; is er niets bezig, sluit af
key.category	categorie
key.category.help	Zoek in de volgende categorie van de winkel
key.changes	verschillen
key.changes.help	Toon wat er veranderde toen de lijst opnieuw geladen werd
key.columns	kolommen
key.columns.help	Verberg de lijst, of haal die terug
key.copy	kopieer
key.copy.help	Kopieer het adres van het item, of de tekst die je leest
key.date	datum
key.date.help	Toon wanneer het item is gepubliceerd
key.delete	verwijderen
key.delete.help	Bij bestanden: het bestand, of de map met haar bestanden, in de prullenbak doen
key.display-mode	indeling
key.display-mode.help	Lijst naast het detail, erboven, of één tegelijk
key.duplicate	dupliceren
key.duplicate.help	Bij bestanden: een tweede bestand met dezelfde tekst maken
key.edit-elsewhere	bewerken
key.edit-elsewhere.help	Bij bestanden: het bestand bewerken met $VISUAL of $EDITOR
key.even-width	gewone breedte
key.even-width.help	Geef de lijst zijn gewone breedte
key.feeds	problemen
key.feeds.help	Toon welke feeds niet konden worden gelezen, en waarom
key.first	eerste
key.first.help	Ga naar de eerste rij; met een getal ervoor naar die rij
key.half-page-down	half omlaag
key.half-page-down.help	Ga een halve pagina omlaag
key.half-page-up	half omhoog
key.half-page-up.help	Ga een halve pagina omhoog
key.help	help
key.help.help	Toon alle toetsen
key.hide-column	verberg
key.hide-column.help	Bij kolommen: verberg er een in de tabel, of toon die weer
key.home	catalogi
key.home.help	Ga naar de lijst van catalogi
key.last	laatste
key.last.help	Ga naar de laatste rij; met een getal ervoor naar die rij
key.layout	indelingsverslag
key.layout.help	Vertel waarom de kolommen zo zijn ingedeeld
key.left	lijst
key.left.help	Ga van het detail naar de lijst, of terug
key.links	links
key.links.help	Toon de links in de tekst die je leest, om er een te volgen
key.menu	menu
key.menu.help	Toon wat er met het item kan
key.mouse	muis
key.mouse.help	Laat de muis aan de terminal, of neem die terug
key.move	verplaats
key.move-file	verplaatsen
key.move-file.help	Bij bestanden: het bestand naar een andere map verplaatsen
key.narrower	smaller
key.narrower.help	Maak de lijst smaller
key.new-file	nieuw bestand
key.new-file.help	Bij bestanden: een bestand maken in de open map
key.new-folder	nieuwe map
key.new-folder.help	Bij bestanden: een map maken
key.next	volgende
key.next-item	volgend item
key.next-item.help	Lees het volgende item van de lijst
key.next-match	volgende treffer
key.next-match.help	Ga naar de volgende treffer van de laatste zoekactie
key.next-pane	ander vak
key.next-pane.help	Ga naar het volgende vak
key.next.help	Ga naar de volgende rij, of schuif de tekst omlaag
key.open	open
key.open-in-browser	browser
key.open-in-browser.help	Open het adres van het item in de browser
key.open.help	Open de rij onder de cursor en lees die
key.page-back	vorige pagina
key.page-back.help	Ga terug naar de pagina vóór de pagina die je leest
key.page-down	pagina omlaag
key.page-down.help	Ga een pagina omlaag
key.page-forward	volgende pagina
key.page-forward.help	Ga naar de pagina die je hierna hebt gelezen
key.page-up	pagina omhoog
key.page-up.help	Ga een pagina omhoog
key.palette	opdrachten
key.palette.help	Vind een opdracht door haar woorden
key.preview	voorbeeld
key.preview.help	Bij bestanden: het bestand tonen zoals het gelezen wordt, of de bron
key.previous	vorige
key.previous-item	vorig item
key.previous-item.help	Lees het vorige item van de lijst
key.previous-match	vorige treffer
key.previous-match.help	Ga naar de vorige treffer van de laatste zoekactie
key.previous-pane	ander vak
key.previous-pane.help	Ga naar het vorige vak
key.previous.help	Ga naar de vorige rij, of schuif de tekst omhoog
key.quit	sluit af
key.quit-now	sluit meteen af
key.quit-now.help	Sluit meteen af
key.quit.help	Ga terug, en sluit af vanaf de eerste plaats
key.redraw	herteken
key.redraw.help	Teken het scherm opnieuw
key.reload	probeer opnieuw
key.reload.help	Laad de lijst opnieuw, en de pagina die gelezen wordt
key.rename	hernoemen
key.rename.help	Bij bestanden: het bestand of de map een andere naam geven
key.right	detail
key.right.help	Ga van de lijst naar het detail
key.roles	rollen
key.roles.help	Kies de kolommen die titel, ondertitel, link, plaatje, datum en kenmerk zijn
key.search	zoek
key.search.help	Zoek: typ woorden, of een voorwaarde zoals stad=Gent of leeftijd>30, om de lijst te filteren of de winkel te vragen
key.show-hidden	verborgen
key.show-hidden.help	Bij bestanden: namen die met een punt beginnen tonen of verbergen
key.sort	sorteer
key.sort-table	sorteer tabel
key.sort-table.help	Bij kolommen: sorteer de lijst eronder op die onder de cursor, of keer de volgorde om
key.sort.help	Sorteer de lijst op een kolom; bij gelijke waarden beslist de vorige sortering
key.support	mail
key.support.help	Schrijf een supportmail over het item
key.suspend	onderbreek
key.suspend.help	Ga even naar de shell (fg komt terug)
key.table-columns	kolommen
key.table-columns.help	Toon de kolommen van de lijst: hun soort, aantallen en meest voorkomende waarden
key.toggle-read	gelezen of niet
key.toggle-read.help	Markeer het item als gelezen, of als ongelezen
key.undo-delete	terughalen
key.undo-delete.help	Bij bestanden: terughalen wat het laatst is verwijderd
key.unread-only	alleen ongelezen
key.unread-only.help	Toon alleen ongelezen items, of alles
key.wider	breder
key.wider.help	Maak de lijst breder
key.write	schrijf
key.write.help	Schrijf de supportmail naar een bestand; begin er een in de lijst
keymap.clash	%1$@ blijft bij %2$@ en is niet ook voor %3$@
keymap.none	er is geen toets genoemd voor %@
keymap.reserved	%1$@ kan niet voor %2$@ zijn: die doet altijd hetzelfde
keymap.taken	%1$@ is nu voor %2$@ en niet meer voor %3$@
keymap.unknown-action	geen actie heet ‘%@’.
keymap.unknown-key	geen toets heet ‘%1$@’ (voor %2$@)
keys.files	Bij mappen en bestanden
keys.finding	Vinden
keys.item	Het item
keys.moving	Verplaatsen
keys.program	Het programma
keys.screen	Het scherm
kind.album	Album
kind.artist	Artiest
kind.audiobook	Audioboek
kind.book	Boek
kind.ebook	E-Boek
kind.feature-movie	Film
kind.mac-software	Mac-app
kind.music-video	Videoclip
kind.podcast	Podcast
kind.podcast-episode	Podcastaflevering
kind.software	App
kind.song	Liedje
kind.tv season	TV-serie
kind.tv-episode	TV-aflevering
layout.cells	%1$lld × %2$lld cellen
layout.horizontal	breedte: %1$@ (regular vanaf %2$lld kolommen)
layout.mode	modus %1$@, gedrag %2$@, voorkeur %3$@, idioom %4$@
layout.panes	vakken %1$@, focus %2$@
layout.title	Indeling
layout.vertical	hoogte: %1$@ (regular vanaf %2$lld rijen)
links.title	Links
list.and-more	%1$@ en nog %2$lld
list.empty	‘%@’ is leeg: er is geen lijst met cursussen.
list.no-courses	‘%@’ is JSON, maar heeft geen lijst met cursussen.
list.not-a-page	%1$@ is geen pagina die als tekst getoond kan worden (%2$@).
list.not-allowed	‘%1$@’ weigerde (status %2$@): er is een naam en een wachtwoord nodig; die horen in .netrc of in het configuratiebestand.
list.not-json	‘%1$@’ is geen lijst met cursussen: bij %2$@ %3$@.
list.not-kept	Van ‘%@’ is nog niets bewaard, en zonder netwerk wordt er niets gevraagd.
list.not-utf8	‘%@’ is geen lijst met cursussen: het is geen UTF-8-tekst.
list.status	‘%1$@’ antwoordde met status %2$@; probeer het later nog eens.
list.status-final	‘%1$@’ antwoordde met status %2$@.
list.too-many-calls	‘%1$@’ wordt te vaak gevraagd (status %2$@).
list.web-page	‘%@’ is een webpagina en geen lijst met cursussen: misschien moet je je eerst aanmelden, daar of bij dit netwerk.
mail.body-nul	er staat een NUL-teken in de tekst, en dat kan niet in een e-mail
mail.control-character	een stuurteken mag hier niet: %@
mail.domain-encoded	het domein %1$@ wordt geschreven als %2$@
mail.no-recipients	niemand om aan te schrijven: geef minstens één adres
mail.not-a-date	geen datum: %1$@ (%2$@)
mail.not-a-message-id	geen bericht-id: %@ (schrijf het als <naam@domein>, in ASCII)
mail.not-an-address	geen adres: %1$@ (%2$@)
mail.quoted-local-part	sommige mailprogramma’s kunnen %@ niet gebruiken, want er staan aanhalingstekens voor de @
mail.several-addresses	%lld adressen, maar hier kan er maar één staan
man.commands	OPDRACHTEN
man.description	BESCHRIJVING
man.description.text	Opties staan voor of na de woorden van een opdracht; -- sluit ze af. Een waarde volgt op haar optie of staat achter een isgelijkteken. Namen kunnen niet worden afgekort. Zonder uitvoeroptie verschijnt op een terminal een tabel, en anders één regel per item.
man.environment	OMGEVING
man.examples	VOORBEELDEN
man.exit	AFSLUITSTATUS
man.general	ALGEMENE OPTIES
man.name	NAAM
man.output	UITVOEROPTIES
man.synopsis	SYNOPSIS
menu.about	Over
menu.changes	Verschillen
menu.columns	Kolommen
menu.copy	Kopieer
menu.find-column	typ om een kolom te vinden
menu.links	Links…
menu.no-link	geen adres
menu.no-page	geen
menu.open-in-browser	Open in browser
menu.page-back	Vorige pagina
menu.page-forward	Volgende pagina
menu.roles	Rollen van kolommen
menu.sort	Sorteer op
menu.sort-none	Zoals het komt
menu.support	Stuur supportmail
mode.automatic	Indeling: naar de ruimte
mode.beside	Indeling: de lijst naast het detail
mode.over	Indeling: de lijst boven het detail
mode.stack	Indeling: één tegelijk
more-notes	Er zijn nog %lld zulke opmerkingen.	Er is nog %lld zo'n opmerking.
name.standard-input	standaardinvoer
network.address	Adres
network.answer	Antwoord
network.asked-as	%1$@, gevraagd als %2$@, poort %3$lld
network.body	Lijkt op
network.body-empty	niets: het is leeg
network.body-feed	een feed (%2$@) met %1$lld items	een feed (%2$@) met %1$lld item
network.body-html	een webpagina (HTML)
network.body-json	JSON
network.body-other	iets anders
network.body-xml	XML
network.certificate	Certificaat
network.certificate-facts	%1$@; uitgegeven door %2$@; geldig tot %3$@; %4$@
network.certificate-refused	niet aanvaard
network.connected	%1$@, poort %2$lld (%3$lld ms)
network.connection	Verbinding
network.content	Inhoud
network.content-facts	%1$@, codering %2$@, %3$lld bytes over de lijn, %4$lld uitgepakt
network.credentials-form	credentials neemt een gebruiker en een wachtwoord bij elk adres: {\"https://example.org\": {\"user\": \"ann\", \"password\": \"…\"}}
network.credentials-open	De wachtwoorden in %1$@ blijven ongebruikt, want anderen kunnen het bestand lezen: chmod 600 %1$@
network.downgrade	%@, dat niet meer beveiligd is
network.found	%1$@ (naam opgezocht in %2$lld ms)
network.no-answer	geen (%lld ms)
network.no-encoding	geen
network.no-type	geen type
network.password	Wachtwoord
network.password-address	uit het adres
network.password-config	uit het configuratiebestand
network.password-netrc	uit het netrc-bestand
network.password-none	geen
network.password-unasked	niet naar gevraagd
network.password-unsent	%@, niet om gevraagd
network.permanently	voorgoed naar %@
network.proxy	Proxy
network.proxy-excepted	geen: %1$@ is %2$@
network.proxy-none	geen
network.proxy-used	%1$@, uit %2$@
network.redirect	Omleiding
network.refused	Het antwoord van %1$@ is status %2$lld.
network.retry-after	Retry-After
network.secured	%1$@ (%2$lld ms)
network.security	Beveiliging
network.status	%1$lld (eerste byte %2$lld ms, alles %3$lld ms)
network.temporarily	voorlopig naar %@
network.timeout-alone	--timeout hoort bij --network URL.
network.title	Netwerkcontrole
network.tried	Geprobeerd
network.unverified	niet geverifieerd
network.validators	Validators
network.verified	geverifieerd
network.wait	%lld seconden	%lld seconde
no-browser	Geen browser gevonden; in plaats daarvan staat hier het adres. Noem er een in BROWSER.
no-home	Er is geen thuismap voor de instellingen; noem een bestand met --config.
no-link	Het item heeft geen webadres.
no-web-address	‘%@’ is geen webadres en wordt dus niet geopend.
note.blank-lines	%@ is leeg en blijft weg
note.broken-text	een tekst in kolom ‘%@’ is geen UTF-8; de foute bytes staan er als U+FFFD
note.comments	%1$lld commentaarregels die met ‘%2$@’ beginnen, blijven weg	%1$lld commentaarregel die met ‘%2$@’ begint, blijft weg
note.empty-extra-fields	%1$@ heeft %2$lld velden, de kop %3$lld; de extra velden zijn leeg
note.empty-file	het bestand is leeg
note.entries-left-out	%lld onderdelen hebben geen titel en geen adres en blijven weg.	%lld onderdeel heeft geen titel en geen adres en blijft weg.
note.extra-fields	%1$@ heeft %2$lld velden, de kop %3$lld; de extra velden krijgen eigen kolommen
note.guessed-encoding	geen UTF-8 (bytepositie %1$@), gelezen als %2$@; --encoding noemt een andere
note.line	regel %lld
note.lone-surrogate	%@ heeft een half surrogaatpaar, dat er als U+FFFD staat
note.more	… en nog %lld zoals deze
note.other-members	de onderdelen %@ naast de lijst horen niet bij de tabel
note.record	een record
note.rejected	%@; de regel blijft weg
note.renamed-columns	kolommen zonder eigen naam heten %@
note.repeated-key	%1$@ heeft de sleutel ‘%2$@’ meer dan eens; de laatste waarde telt
note.replaced-bytes	bytes op positie %1$@ zijn geen %2$@ en staan er als U+FFFD
note.stray-quote	%@ heeft een aanhalingsteken dat geen veld sluit; het veld blijft zoals het er staat
note.wider-record	%1$@ heeft %2$lld velden, het eerste record %3$lld; de extra velden krijgen eigen kolommen
note.write-ahead-log	wijzigingen die nog in het -wal-bestand staan, zijn in deze map niet te lezen
notes.ambiguous	‘%1$@’ kan verschillende zijn: %2$@; zeg welke met het nummer.
notes.bad-record	%1$@: record %2$lld heeft geen naam en map die een bestand kan hebben; het is overgeslagen.
notes.binary	‘%@’ is geen tekst; het is overgeslagen.
notes.conflict	Iemand anders wijzigde ‘%1$@’ intussen; deze tekst staat in ‘%2$@’.
notes.decoded	‘%1$@’ is geen UTF-8; het is gelezen als %2$@ en wordt als UTF-8 bewaard.
notes.deleted	‘%1$@’ ligt in de prullenbak; catalog files restore %2$@ haalt het terug.
notes.emptied	%lld bestanden voorgoed verwijderd.	%lld bestand voorgoed verwijderd.
notes.empty-needs-force	%lld bestanden in de prullenbak zouden voorgoed weg zijn; geef --force	%lld bestand in de prullenbak zou voorgoed weg zijn; geef --force
notes.exported	%lld bestanden geschreven.	%lld bestand geschreven.
notes.hidden-left-out	%lld verborgen mappen zijn overgeslagen.	%lld verborgen map is overgeslagen.
notes.import-folder	zeg in welke map de tekst komt: --into files:FOLDER
notes.imported	%1$lld toegevoegd, %2$lld gewijzigd, %3$lld zoals ze waren
notes.made-file	‘%@’ gemaakt.
notes.made-folder	De map ‘%@’ gemaakt.
notes.name-a-file	‘%@’ is een map; noem een bestand als FOLDER/NAME
notes.no-file	Er is geen bestand ‘%@’.
notes.no-folder	Er is geen map ‘%@’.
notes.none	Er zijn nog geen bestanden; catalog files new FOLDER/NAME maakt er een.
notes.renamed	‘%1$@’ heet nu ‘%2$@’.
notes.restored	‘%@’ is terug.
notes.saved	‘%@’ bewaard.
notes.taken	‘%@’ is er al en blijft zoals het is; --force vervangt het
notes.would-import	Het zou zijn: %1$lld toegevoegd, %2$lld gewijzigd, %3$lld zoals ze zijn
obstacle.full	de schijf is vol
obstacle.is-folder	er is een map met die naam
obstacle.long-path	het pad is te lang
obstacle.no-folder	een deel van het pad is geen map
obstacle.not-allowed	daar is geen toestemming voor
obstacle.other	het systeem antwoordde met fout %lld
obstacle.read-only	de schijf kan alleen worden gelezen
opml.added	%lld feeds toegevoegd.	%lld feed toegevoegd.
opml.files-left-out	%lld feeds in bestanden van deze machine zijn weggelaten.	%lld feed in een bestand van deze machine is weggelaten.
opml.none	%@ is geen lijst met feeds (OPML).
opml.stray-ampersand	%1$@: regel %2$@ heeft een & die voor zichzelf staat; zo is hij gelezen.
opml.then-refresh	catalog topics refresh vraagt ze om nieuws.
opml.would-add	%lld feeds zouden toegevoegd worden.	%lld feed zou toegevoegd worden.
option.all	Schrijf voor elk item van SOURCE een concept in de map die -o noemt
option.all-files	ook verborgen bestanden, voor files:DIR
option.attach	Voeg dit bestand toe
option.bcc	Wie een kopie krijgt die de anderen niet zien
option.body	De tekst, in plaats van de begroeting
option.body-file	Neem de tekst uit dit bestand
option.cc	Wie een kopie krijgt
option.color	Wanneer kleur gebruikt wordt
option.columns	Toon alleen deze kolommen, in deze volgorde, met komma’s ertussen
option.comment	Laat regels van CSV of TSV weg die met dit teken beginnen, zoals #
option.config	Gebruik dit instellingenbestand
option.count	Toon alleen het aantal rijen
option.country	Het land van de winkel, met zijn twee letters
option.csv	Toon CSV met een kopregel
option.date	De datum van het concept, zoals 2026-11-30T12:00:00+01:00
option.date-column	De kolom met de datum van een rij
option.delimiter	Het teken tussen twee velden; tab is er een naam voor
option.descending	Keer de volgorde van --sort om: van hoog naar laag
option.diagnostics	Voeg toe wat het programma over zichzelf weet (dit is de standaard)
option.dry-run	zeg wat er gedaan zou worden, en doe niets
option.encoding	De codering van de tekst, zoals latin1
option.export.csv	Schrijf CSV met een kopregel
option.export.json	Schrijf één JSON-lijst
option.export.ndjson	Schrijf één JSON-object per regel
option.export.tsv	Schrijf TSV met een kopregel
option.feed-count	toon alleen het aantal items
option.feed-folder	de map van de toegevoegde feed; mag vaker gegeven worden, de buitenste eerst
option.feed-name	hoe de toegevoegde feed heet, in plaats van zijn eigen titel
option.files-force	voorgoed verwijderen zonder te vragen
option.flatten	Maak kolommen van objecten binnen JSON-records, genoemd naar hun pad, zoals owner.name
option.force	Vervang het bestand als het bestaat
option.format	Lees de bron als dit formaat, hoe hij er ook uitziet
option.frequency	Tel hoe vaak elke waarde van deze kolom voorkomt, de meest voorkomende eerst
option.from-json	Schrijf over het item in dit JSON-bestand
option.help	Leg het programma of de opdracht uit
option.hide	Laat deze kolommen weg, met komma’s ertussen
option.html	Schrijf een pagina met de lijst en de details
option.id	De kolom waaraan rijen herkend worden
option.idiom	Gedraag je als dit soort toestel
option.in	Zoek alleen in dit deel van de winkel
option.into	Waar het heen gaat: topics, files, files:FOLDER, of een SQLite-bestand zoals data.db of data.db#people
option.json	Toon JSON: een lijst, of één object voor één item
option.kept	Toon wat bewaard is, zonder netwerk
option.key	De kolom waaraan rijen herkend worden
option.keys	Druk eerst op deze toetsen
option.link	De kolom waarvan het adres geopend wordt
option.list-output	schrijf de lijst naar FILE, niet naar standaarduitvoer
option.list.limit	Toon hoogstens zoveel rijen
option.maildir	Zet het concept bij de concepten van deze Maildir, en toon het pad
option.mailto	Toon een mailto-adres in plaats van een concept
option.markdown	Schrijf een tabel in Markdown
option.message-id	De identiteit van het concept, zoals <a1@example.org>
option.ndjson	Toon één JSON-object per regel
option.network	Haal URL op en vertel elke stap: proxy, wachtwoord, adressen, TLS, omleidingen, antwoord
option.no-diagnostics	Laat weg wat het programma over zichzelf weet
option.no-header	Neem het eerste record van CSV of TSV als gegevens; kolommen heten column_1, column_2, …
option.no-item	Laat de regels over het item, zijn gegevens en zijn afbeelding weg
option.no-mouse	Laat de muis aan de terminal
option.no-picture	Laat de afbeelding van het item weg
option.offline	Zoek zonder netwerk
option.open	Open het adres van het item in de browser
option.opml	Schrijf de feeds van topics als OPML
option.output	Schrijf het concept naar dit bestand; - is de standaarduitvoer
option.picture	De kolom met adressen of bestanden van plaatjes, die opgehaald worden
option.pictures	Toon plaatjes zoals de terminal kan, als blokjes, of niet
option.plain	Toon één item per regel, zonder uitlijning of kleur
option.plain-ui	Teken geen randen en meld wijzigingen regel voor regel
option.quiet	Laat opmerkingen en waarschuwingen weg
option.recursive	ook de bestanden in alle mappen eronder, voor files:DIR
option.refresh	Vraag het netwerk, ook als wat bewaard is nog vers is
option.rejects	Waarheen rijen die niet opgenomen kunnen worden
option.reply-to	Waar antwoorden naartoe gaan
option.search.from	Zoek in deze bron in plaats van in de winkel; everything is alles wat bewaard is
option.search.lang	De taal van de resultaten
option.search.limit	Toon hoogstens zoveel resultaten
option.since	Vergelijk met deze eerdere bron, en toon wat erbij kwam, weg is of veranderde
option.since-key	De kolom waaraan --since dezelfde rij in beide herkent
option.size	Teken op zoveel kolommen en regels
option.skip	Laat de eerste N regels van CSV of TSV weg, vóór de kop
option.snapshot	Druk het scherm af en stop; json voegt de toestand toe
option.sort	Sorteer op deze kolommen, de eerste eerst; een streepje voor een naam keert de volgorde om
option.spreadsheet-safe	Zet in CSV en TSV een apostrof voor teksten die een spreadsheet zou uitvoeren
option.sqlite	Schrijf een SQLite-database met één tabel
option.subject	Het onderwerp
option.subtitle	De kolom die onder de titel staat
option.summary	Vertel van elke kolom de soort, aantallen, minimum, mediaan, maximum en een histogram
option.support.from	Wie de mail stuurt; anders bepaalt het mailprogramma dat
option.support.lang	De taal van het concept
option.support.limit	Met --all: hoogstens zoveel items
option.support.open	Open het concept in het mailprogramma; zonder -o komt het in de huidige map
option.support.where	Met --all: alleen items die hieraan voldoen, zoals bij catalog list
option.table	De tabel of view van een SQLite-bestand; SOURCE#NAME betekent hetzelfde
option.template	Neem tekst en velden uit dit bestand, met plekken zoals {{name}} voor wat het item zegt
option.timeout	Wacht hoogstens zo lang op het netwerk
option.title	De kolom met de titel van een rij; none voor geen kolom
option.to	Wie de mail krijgt, met komma’s tussen adressen
option.tsv	Toon TSV met een kopregel
option.version	Toon de versie
option.where	Toon alleen rijen die hieraan voldoen, zoals n>=5 of naam~tekst (zie catalog help list)
option.write	wat te lezen is mag ook gewijzigd worden, voor files:DIR
origin.bundled	meegeleverd met catalog
output-failed	De uitvoer kon niet worden geschreven: %@.
output.cannot-create	%1$@ kan niet worden gemaakt: %2$@
output.cannot-write	%1$@ kan niet worden geschreven: %2$@
output.exists	%@ bestaat al; kies een andere naam of geef --force
output.folder	%@ is een map; geef de naam van een bestand
output.full	er is geen plaats meer voor %@; maak ruimte en probeer het nog eens
output.locked	een ander programma houdt %@ bezet; probeer het later nog eens
output.no-folder	de map van %@ bestaat niet; maak die eerst
output.no-free-name	er zijn te veel bestanden zoals %@; haal er een paar weg
output.no-maildir	%@ is geen Maildir: er staan geen cur, new en tmp in, en ook niet in een .Drafts of Drafts daarin
output.not-allowed	je mag %@ niet schrijven; kies een andere plek
output.not-folder	%@ is geen map; geef de naam van een map
output.special	%@ is geen gewoon bestand en wordt niet vervangen; kies een andere naam
page.cancelled	De pagina is niet geladen.
page.empty	Op deze pagina staat geen tekst.
page.first	Er is geen pagina vóór deze.
page.kept	Dit is de kopie van %@.
page.last	Er is geen pagina na deze.
page.loading	Pagina laden…
page.no-links	In deze tekst staat geen link naar een andere pagina.
page.no-place	Items van deze lijst hebben geen pagina’s om hier te lezen
page.try-again	%@ probeert het opnieuw.
pane.hide-list	Verberg lijst
pane.home	Catalogi
pane.search	Zoeken
pane.tutorials	Tutorials
picture.placeholder	plaatje
place.counted-share	%@ geteld
place.counting	Tellen…
place.just-ended	Dat was net klaar; nog eens %@ sluit af.
place.not-counted	nog niet geteld
place.searching	Zoeken… %@
place.sorting	Sorteren op %@…
place.sorting-share	Sorteren op %1$@… %2$@
place.stopped	Gestopt
placeholder.empty	Deze lijst is leeg
placeholder.failed	Dit is niet gelukt
placeholder.no-matches	Geen treffers
placeholder.no-matches-more	Esc toont weer de hele lijst.
placeholder.no-tutorial	Er is geen tutorial gekozen
placeholder.nothing-found	Niets gevonden
placeholder.nothing-in-store	De winkel van %@ heeft niets met deze woorden.
placeholder.nothing-selected	Er is niets gekozen
placeholder.nothing-selected-more	Kies een rij van de lijst om die hier te lezen.
placeholder.nothing-unread	Alles is gelezen
placeholder.nothing-unread-more	%@ toont weer alles.
placeholder.prompt	Zoek in de winkel
price.free	Gratis
price.missing	-
price.not-sold	Niet los te koop
read.marked	%lld items zijn als gelezen gemarkeerd.	%lld item is als gelezen gemarkeerd.
read.not-noted	Hier wordt niet bijgehouden wat er gelezen is.
read.nothing-unread	Hier is niets ongelezen.
refresh.done	%lld feeds gevraagd.	%lld feed gevraagd.
refresh.failed	%lld konden niet gelezen worden.	%lld kon niet gelezen worden.
refresh.new	%lld nieuwe onderwerpen.	%lld nieuw onderwerp.
refresh.no-feeds	Er zijn nog geen feeds; voeg er een toe met catalog topics add URL.
refresh.progress	feeds vragen: %1$@ van %2$@
refresh.waiting	niet gevraagd: de server wil geen verzoek vóór %@
reject.double-key	een eerdere rij heeft dezelfde ‘%1$@’: %2$@
reject.no-key	de rij heeft geen ‘%@’
reject.refused	de tabel weigert haar: %@
reject.unfit	de kolom ‘%1$@’ van de tabel is er een van getallen en zou %2$@ veranderen
role.date	Datumkolom
role.id	Kenmerkkolom
role.link	Linkkolom
role.picture	Plaatjeskolom
role.subtitle	Ondertitelkolom
role.title	Titelkolom
roles.kept	Sommige kolommen hebben de rol die op het scherm voor dit bestand gekozen is
roles.no-table	Alleen de kolommen van een tabel hebben rollen
roles.none	Geen kolom
roles.title	Rollen van kolommen
rows.by-position	Rijen hebben hier geen kenmerk: de rij op dezelfde plaats is gekozen, en dat kan een andere zijn
rows.changed	Het bestand is veranderd sinds het gelezen is: rijen kunnen andere zijn dan ze lijken
rows.failed	Rijen zijn niet te lezen: %@
rows.gone	De gekozen rij is weg; die op haar plaats is gekozen
rows.grown	Het bestand is gegroeid sinds het gelezen is
rows.read-again	%@ leest het opnieuw
rows.shorter	Het bestand is korter geworden: rijen die er waren, zijn niet meer te lezen
screen.arranging	Zoeken…
screen.bad-keys	--keys: %@
screen.cancelled	Gestopt.
screen.column-hidden	‘%@’ is verborgen
screen.column-shown	‘%@’ is weer zichtbaar
screen.column-stays	Alleen kolommen van tabellen kunnen verborgen worden.
screen.copied	%lld bytes gekopieerd.
screen.earlier	eerder:
screen.help	Toetsen
screen.help-mouse	De muis selecteert, schuift, drukt op knoppen en sleept de lijn tussen vakken; dubbelklikken opent. Houd Shift ingedrukt om gewoon tekst te selecteren. Alle woorden in het zoekveld worden gezocht, het laatste mag het begin van een woord zijn.
screen.how-to-quit	Druk op %@ om af te sluiten.
screen.loading	Laden…
screen.mouse-off	De muis is nu van de terminal.
screen.mouse-on	De muis werkt hier.
screen.needs-terminal	een volledig scherm heeft een terminal nodig voor in- en uitvoer; schrijf voor regels: %@
screen.no-column	Alleen kolommen kunnen verborgen worden.
screen.no-columns	Deze lijst heeft geen kolommen om te bekijken.
screen.no-item	Kies eerst een item.
screen.no-list	Er is hier geen lijst om te sorteren.
screen.no-mail-program	Er is geen mailprogramma gevonden. Het concept staat hier:
screen.not-copied	Deze terminal kan niet zoveel kopiëren: hoogstens %lld bytes.
screen.not-possible	deze terminal kan geen volledig scherm tonen; schrijf voor regels: %@
screen.nothing-searched	Er is nog niets gezocht.
screen.opened	%@ is geopend
screen.palette	Opdrachten
screen.palette-hint	typ wat u wilt doen
screen.searching	Zoeken…
screen.stored	bewaard:
screen.unread	ongelezen:
search.nothing	Er is niets om te zoeken: geef een woord.
session.damaged	de plekken van de vorige keer zijn niet te lezen, want %@ is beschadigd; nieuwe worden bewaard
session.newer	de plekken van de vorige keer zijn bewaard door een nieuwere versie van dit programma (%@); ze blijven zoals ze zijn, en nieuwe worden niet bewaard
since.needs-since	%@ betekent niets zonder --since
since.two-inputs	De standaardinvoer kan maar een van de twee bronnen zijn
sort.no-column	Alleen een kolom kan de lijst eronder sorteren: C toont de kolommen, s sorteert deze lijst
sort.table-down	De lijst eronder is omgekeerd gesorteerd op ‘%@’
sort.table-up	De lijst eronder is gesorteerd op ‘%@’
store.artist-and-kind	%2$@ van %1$@
store.local-answer	Dit is wat hier bewaard is en het voorbeeld zonder netwerk, niet het antwoord van de winkel.
store.nothing-found	Niets gevonden in de winkel van %@; --country noemt een andere.
store.recorded-hours	Dit antwoord is %lld uur oud.	Dit antwoord is %lld uur oud.
store.recorded-minutes	Dit antwoord is %lld minuten oud.	Dit antwoord is %lld minuut oud.
store.refused	De winkel neemt deze zoekopdracht niet aan: %@.
store.sample	%@ · voorbeeld
store.status	De winkel antwoordde met status %@; probeer het later nog eens.
store.status-final	De winkel antwoordde met status %@.
store.too-many-calls	Er waren te veel zoekopdrachten in de laatste minuut.
store.too-many-calls-status	De winkel zegt dat er te veel is gevraagd (status %@).
store.unknown	Onbekend
store.wait-a-minute	Hoe lang te wachten zegt hij niet; probeer het over een minuut of meer nog eens.
store.wait-seconds	Probeer het over %lld seconden nog eens.	Probeer het over %lld seconde nog eens.
support.address	Webadres
support.all-needs-folder	--all schrijft veel concepten: geef de map met -o DIR/, of --maildir DIR
support.all-needs-own-ids	elk bericht heeft een eigen id nodig; laat --message-id weg bij --all
support.dataset	Gegevensset
support.diagnostics	Over het programma:
support.diagnostics.note	De regels over het programma zijn door catalog toegevoegd; met --no-diagnostics blijven ze weg.
support.diagnostics.note.screen	De regels over het programma zijn door catalog toegevoegd; ze vertellen niets over jou of je bestanden.
support.force-needs-file	--force vervangt het bestand dat -o noemt; geef er -o FILE bij
support.greeting	Hallo,\n\nik heb een vraag.
support.id	Kenmerk
support.item	Over dit item:
support.last-error	Laatste foutcode
support.link-cannot-carry	een link kan %@ niet bevatten; schrijf een concept met -o FILE
support.maildir-made	de map voor concepten is gemaakt: %@
support.mailto-too-long	--mailto: de link is %1$lld bytes lang, en programma’s kappen links van meer dan %2$lld af; schrijf een concept met -o FILE
support.name	Naam
support.needs-output	zeg waar het concept heen gaat: -o FILE, -o - voor de standaarduitvoer, --maildir DIR, --open of --mailto
support.no-picture	de afbeelding van het item kon niet worden opgehaald en zit niet in het concept: %@
support.not-opened	er kon geen programma worden gestart dat mail opent; het concept staat in %@
support.open-needs-file	--open heeft het concept in één bestand nodig: geef er -o FILE bij, of -o noch --maildir
support.selection-needs-all	--where en --limit kiezen uit alle items; geef er --all bij, of een ITEM zonder
support.subject	Ondersteuningsverzoek
support.two-items	noem een item van een bron of een bestand met --from-json, niet allebei
support.version	Versie
table.cannot-open	de database of een bestand ernaast is niet te openen; kijk van wie zij en haar map zijn
table.cannot-read	het lezen mislukt: %@
table.cannot-spool	in %1$@ is geen tijdelijk bestand te schrijven (%2$@); noem met TMPDIR een andere map
table.choice	kies uit %@
table.comment-is-delimiter	met ‘%@’ kan geen commentaar beginnen, want het staat tussen de velden
table.cut	%1$@ (%2$lld rijen ervoor staan er wel)
table.damaged	de database is beschadigd; neem een kopie, of herstel haar met sqlite3 .recover
table.disk	de schijf was niet te lezen of te beschrijven; kijk of zij heel is en probeer het opnieuw
table.double-key	rijen van ‘%1$@’ hebben dezelfde ‘%2$@’; noem een andere kolom met --key
table.empty-json	het bestand is leeg, en dat is geen JSON
table.empty-name	achter de # staat geen tabel; noem er een (BESTAND#TABEL), of laat de # weg
table.folder	dit is een map, geen bestand
table.full	de schijf is vol, of een bestand mag niet zo groot worden; maak plaats en probeer het opnieuw
table.locked	een ander programma houdt de database op slot; probeer het later nog eens
table.needs-key	niets zegt welke rijen van ‘%@’ bedoeld zijn; noem een kolom met --key, of een andere tabel
table.no-choice	de database heeft er geen
table.no-columns	er zijn geen kolommen
table.no-key-column	er is geen kolom ‘%1$@’ voor --key; %2$@
table.no-room-to-spool	het wordt tijdens het lezen in een tijdelijk bestand bewaard, waarvoor geen plaats is in %1$@; noem met TMPDIR een map met meer
table.no-such-file	er is geen bestand met die naam
table.no-such-table	er is geen tabel ‘%1$@’; %2$@
table.no-tables	de database heeft geen tabellen
table.not-allowed	je mag dit bestand niet lezen
table.not-in-encoding	de byte %1$@ op positie %2$@ is geen %3$@; noem een andere tekencodering met --encoding
table.not-sqlite	dit is geen SQLite-database, of een versleutelde
table.not-writable	‘%@’ is een view, een virtuele tabel of een zonder rowid, waar niets in opgenomen kan worden
table.nothing-to-import	er zijn geen kolommen om op te nemen
table.option-elsewhere	%1$@ betekent niets voor %2$@; laat het weg, of kijk of dit het goede bestand is
table.packed-sqlite	een SQLite-database is niet te lezen zolang ze is ingepakt; pak haar eerst uit (gunzip -k BESTAND)
table.packed.checksum	de controlesom van gzip past niet bij wat is uitgepakt, tot byte %@
table.packed.cut-off	de gzip-gegevens houden te vroeg op, bij uitgepakte byte %@
table.packed.damaged	de gzip-gegevens zijn beschadigd, bij uitgepakte byte %@
table.packed.other-data	er staat iets anders achter de gzip-gegevens, bij uitgepakte byte %@
table.read-only	je mag niet naar deze database schrijven; kijk van wie zij en haar map zijn
table.reserved	de naam ‘%@’ heeft de database zelf al in gebruik; noem een andere tabel (BESTAND#TABEL)
table.row-lost	(deze rij is weg)
table.row-lost-more	Het bestand is veranderd, dus deze rij is niet meer te lezen.
table.several-tables	de database heeft %1$lld tabellen; %2$@ (BESTAND#TABEL noemt er een)
table.sqlite	SQLite meldt: %1$@ (%2$lld)
table.sqlite-from-input	een SQLite-database kan niet uit een pipe worden gelezen; noem het bestand
table.stopped	gestopt; er is niets veranderd
table.terminal	de standaardinvoer is een terminal; noem een bestand of stuur er een door een pipe
table.text-after-value	er staat meer tekst achter de JSON-waarde (gebruik --format ndjson voor een waarde per regel)
table.too-large	één record is groter dan %lld MB; misschien is een aanhalingsteken niet gesloten
table.too-many-columns	er zijn %1$@ kolommen; een tabel van SQLite heeft plaats voor %2$@
table.too-many-keys	bijna elk record heeft eigen sleutels, tot nu toe %lld; dit is geen tabel
table.unclosed-quote	het aanhalingsteken dat hier opent, op regel %lld, wordt nergens gesloten
table.unknown-comment	met ‘%@’ begint geen commentaar; geef één ASCII-teken dat geen letter, cijfer of aanhalingsteken is
table.unknown-delimiter	‘%@’ is geen scheidingsteken; geef één ASCII-teken, of tab, comma, semicolon, pipe of space
table.unknown-encoding	de tekencodering ‘%1$@’ is niet bekend; wel: %2$@
table.unknown-format	dit is geen tabel; bestanden met CSV, TSV, JSON, NDJSON en SQLite zijn te lezen (--format noemt er een)
table.unpacked-too-large	uitgepakt is dit meer dan %lld MB, en dat is te veel om in één keer te lezen
table.unreadable-log	wat in het -wal-bestand ernaast staat, is niet te lezen in een map waarin je niet mag schrijven; kopieer beide bestanden naar een andere map
table.useless-key	‘%1$@’ staat vaker in ‘%2$@’, waaraan rijen tot nu toe herkend werden; er is niets opgenomen (--key %2$@ laat zulke rijen weg, --key met een andere kolom herkent ze daaraan)
table.useless-key-gap	hier is geen ‘%1$@’, waaraan rijen tot nu toe herkend werden; er is niets opgenomen (--key %1$@ laat zulke rijen weg, --key met een andere kolom herkent ze daaraan)
table.value-too-big	een waarde is groter dan SQLite aankan
template.double-field	%@ staat er twee keer
template.empty-placeholder	er staat geen naam tussen {{ en }}
template.needs-item	%@ heeft een item nodig waar het over gaat; noem SOURCE en ITEM
template.open-placeholder	bij {{ hoort op deze regel een }}; schrijf \\{{ voor de accolades zelf
template.unknown-field	%@ is geen veld van een concept: dat zijn To, Cc, Bcc, From, Reply-To en Subject, en een lege regel sluit ze af
template.unknown-placeholder	er is niets met de naam %1$@; deze zijn er: %2$@.
texts-cut	Teksten van meer dan 1000 cellen zijn hier ingekort; --json, --ndjson, --csv en --tsv geven ze helemaal.
topics.feed-and-day	%1$@ · %2$@
topics.untitled	(zonder titel)
unexpected-error	Er is iets onverwachts gebeurd: %@. Meld het met wat catalog doctor zegt.
unknown-column	Er is geen kolom ‘%@’.
unknown-comparison	‘%@’ vergelijkt niets.
unknown-dataset	Geen gegevensset heet ‘%@’.
unknown-item	Er is geen item ‘%@’.
unknown-setting	Er is geen instelling ‘%@’.
usage.all-hidden	--hide laat geen kolom over.
usage.argument-not-utf8	Een van de woorden is geen UTF-8-tekst; hernoem het bestand, of typ het woord opnieuw.
usage.contradiction	‘%1$@’ en ‘%2$@’ sluiten elkaar uit; geef er maar één.
usage.country	--country neemt twee letters, zoals NL; niet ‘%@’.
usage.double-column	--columns noemt ‘%@’ twee keer.
usage.extra-word	‘%1$@’ is een woord te veel; schrijf: %2$@
usage.missing-choice	er ontbreekt een woord; kies uit: %@.
usage.missing-value	‘%1$@’ heeft een waarde nodig: %2$@.
usage.missing-value.dash	‘%1$@’ heeft een waarde nodig: %2$@; schrijf voor een die met een streepje begint %3$@.
usage.missing-word	%1$@ ontbreekt; schrijf: %2$@
usage.no-columns	--columns noemt geen kolom.
usage.number	‘%1$@’ moet een geheel getal van %3$lld tot en met %4$lld zijn, niet ‘%2$@’.
usage.number.open	‘%1$@’ moet een geheel getal vanaf %3$lld zijn, niet ‘%2$@’.
usage.option-elsewhere	de optie ‘%1$@’ hoort bij andere opdrachten; %2$@ noemt wat hier kan.
usage.option-of-other-source	%@ betekent niets voor deze bron.
usage.size	‘%1$@’ moet kolommen en regels van 1 tot en met 1000 noemen, zoals 80x24, niet ‘%2$@’.
usage.unknown-command	er is geen opdracht ‘%@’; catalog help noemt ze allemaal.
usage.unknown-command.nearest	er is geen opdracht ‘%1$@’; bedoelde je ‘%2$@’?
usage.unknown-command.source	er is geen opdracht ‘%@’; zet er ‘list’ voor om te zien wat erin staat.
usage.unknown-option	er is geen optie ‘%1$@’; %2$@ noemt ze allemaal.
usage.unknown-option.nearest	er is geen optie ‘%1$@’; bedoelde je ‘%2$@’?
usage.value-for-flag	‘%1$@’ heeft geen waarde, maar kreeg ‘%2$@’.
usage.value-not-allowed	‘%1$@’ kan niet ‘%2$@’ zijn; kies uit: %3$@.
usage.word-not-allowed	‘%1$@’ kan hier niet; kies uit: %2$@.
value.empty	(leeg)
value.none	(geen waarde)
weapon.blowgun	Blaaspijp
weapon.fire	Vuur
weapon.ninja-star	Werpster
weapon.smoke	Rook
weapon.sword	Zwaard
weekday.Fri	vrijdag
weekday.Mon	maandag
weekday.Sat	zaterdag
weekday.Sun	zondag
weekday.Thu	donderdag
weekday.Tue	dinsdag
weekday.Wed	woensdag
where-needs-value	‘%@’ is geen filter; schrijf KOLOM=WAARDE, of een andere vergelijking: != < <= > >= ~, is empty, is not empty.
why.add	Het is een feed met %lld items, maar nog niet gelezen: catalog topics add.	Het is een feed met %lld item, maar nog niet gelezen: catalog topics add.
why.all-there	Al zijn items staan in de lijst.
why.answer	status %2$@, %1$lld bytes	status %2$@, %1$lld byte
why.dates	met een datum: %1$@, de nieuwste %2$@
why.fault	De lijst kan zijn onderwerpen niet hebben: %@
why.fault-kept	Er is geen nieuws, maar wat eerder bewaard is blijft: %@
why.fetched	Opgehaald
why.items	%1$lld items (%2$@)	%1$lld item (%2$@)
why.kept	bewaard: %1$@, dubbel: %2$@, ontbreekt: %3$@
why.listed	Getoond
why.moved	verhuisd van %@
why.no-items	De feed zelf is leeg: hij heeft geen items.
why.not-read	niet gelezen
why.nothing	Er is geen nieuws tot de server weer gevraagd mag worden; wat eerder bewaard is blijft.
why.parsed	Gelezen
why.refresh	%lld items zijn nieuw: catalog topics refresh.	%lld item is nieuw: catalog topics refresh.
why.stored	Bewaard
why.subscription	Abonnement
why.topics	%1$lld onderwerpen, %2$@ gelezen	%1$lld onderwerp, %2$@ gelezen
"""###
    default: return nil
    }
  }
}
