// swift-format-ignore-file
// Made from Resources by Resources/embed.sh.

enum EmbeddedFiles {
  static func text(_ name: String) -> StaticString? {
    switch name {
    case "sample.tsv":
      return ###"""
# A sample store for use without a network. It is a sample and not a shop: nothing here is for sale.
# Date: 2026-11-30.
#
# Method. One item a line, typed by us, sorted by id. Every line is a bare public fact: a title, a
# maker, a year, a licence, a home page. No description, review, cover or release note. Music and
# books are well-known works, written down from general knowledge; what was in doubt was left out,
# but the lines were not compared with reference works one by one.
# Software names and home pages come from Debian's package metadata (Package, Homepage) or are the
# project's own well-known https address. Items marked "(invented)" were made up for this file.
#
# Honesty rules.
# - price is 0 only where it is true: the program's home page offers it without charge, or a free
#   edition of the text or reading exists. Otherwise price is empty, which means "no price", not "free".
# - currency shows how amounts would be written; 0 shows none.
# - year is the one usually given: music composed, first performed or printed; the first publication
#   of a book or film; the first release of a program, under an earlier name too. Empty when unsure.
# - licence is an SPDX expression for software, the main licence of the project. "public-domain
#   (died YEAR)": the maker died more than 70 years ago. "public-domain (published YEAR)": old enough
#   to be free in the United States; elsewhere the rule may differ. MIT: our own invention.
# - url is https or empty; books and music have none, because none was checked.
# - ids begin with "sample:" and can never be the number of an item in a real store.
# - explicit is "explicit", "cleaned" or empty. lang is a BCP 47 tag, empty for software.
# - parent is the id of the album or podcast that an item belongs to. Genres are joined with "; ".
id	kind	title	maker	parent	year	genre	price	currency	licence	url	lang	explicit
sample:ebook/0001	ebook	The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who lived Eight and Twenty Years, all alone in an un-inhabited Island on the Coast of America, near the Mouth of the Great River of Oroonoque; Having been cast on Shore by Shipwreck, wherein all the Men perished but himself. With An Account how he was at last as strangely deliver'd by Pyrates	Daniel Defoe		1719	Adventure; Novels	0	EUR	public-domain (published 1719)		en	
sample:ebook/0002	ebook	Paradise Lost	John Milton		1667	Poetry	0	USD	public-domain (published 1667)		en	
sample:ebook/0003	ebook	Pride and Prejudice	Jane Austen		1813	Novels	0	EUR	public-domain (published 1813)		en	
sample:ebook/0004	ebook	Frankenstein; or, The Modern Prometheus	Mary Shelley		1818	Novels	0	USD	public-domain (published 1818)		en	
sample:ebook/0005	ebook	Jane Eyre	Charlotte Brontë		1847	Novels	0	EUR	public-domain (published 1847)		en	
sample:ebook/0006	ebook	Wuthering Heights	Emily Brontë		1847	Novels	0	USD	public-domain (published 1847)		en	
sample:ebook/0007	ebook	Moby-Dick; or, The Whale	Herman Melville		1851	Novels; Adventure	0	EUR	public-domain (published 1851)		en	
sample:ebook/0008	ebook	A Christmas Carol	Charles Dickens		1843	Short stories	0	USD	public-domain (published 1843)		en	
sample:ebook/0009	ebook	Alice's Adventures in Wonderland	Lewis Carroll		1865	Children	0	EUR	public-domain (published 1865)		en	
sample:ebook/0010	ebook	Little Women	Louisa May Alcott		1868	Children; Novels	0	USD	public-domain (published 1868)		en	
sample:ebook/0011	ebook	Treasure Island	Robert Louis Stevenson		1883	Adventure; Children	0	EUR	public-domain (published 1883)		en	
sample:ebook/0012	ebook	Adventures of Huckleberry Finn	Mark Twain		1884	Adventure; Novels	0	USD	public-domain (published 1884)		en	
sample:ebook/0013	ebook	The Adventures of Sherlock Holmes	Arthur Conan Doyle		1892	Short stories	0	EUR	public-domain (published 1892)		en	
sample:ebook/0014	ebook	The Time Machine	H. G. Wells		1895	Novels	0	USD	public-domain (published 1895)		en	
sample:ebook/0015	ebook	Dracula	Bram Stoker		1897	Novels	0	EUR	public-domain (published 1897)		en	
sample:ebook/0016	ebook	The Wonderful Wizard of Oz	L. Frank Baum		1900	Children	0	USD	public-domain (published 1900)		en	
sample:ebook/0017	ebook	The Souls of Black Folk	W. E. B. Du Bois		1903	Philosophy	0	EUR	public-domain (published 1903)		en	
sample:ebook/0018	ebook	My Ántonia	Willa Cather		1918	Novels	0	USD	public-domain (published 1918)		en	
sample:ebook/0019	ebook	Dubliners	James Joyce		1914	Short stories	0	EUR	public-domain (published 1914)		en	
sample:ebook/0020	ebook	Mrs Dalloway	Virginia Woolf		1925	Novels	0	USD	public-domain (published 1925)		en	
sample:ebook/0021	ebook	The Great Gatsby	F. Scott Fitzgerald		1925	Novels	0	EUR	public-domain (published 1925)		en	
sample:ebook/0022	ebook	On the Origin of Species	Charles Darwin		1859	Science	0	USD	public-domain (published 1859)		en	
sample:ebook/0023	ebook	Leviathan	Thomas Hobbes		1651	Philosophy	0	EUR	public-domain (published 1651)		en	
sample:ebook/0024	ebook	Beowulf			1815	Poetry	0	USD	public-domain (published 1815)		ang	
sample:ebook/0025	ebook	Micrographia	Robert Hooke		1665	Science	0	EUR	public-domain (published 1665)		en	
sample:ebook/0026	ebook	Discours de la méthode	René Descartes		1637	Philosophy; Science	0	USD	public-domain (published 1637)		fr	
sample:ebook/0027	ebook	Candide, ou l’Optimisme	Voltaire		1759	Philosophy; Novels	0	EUR	public-domain (published 1759)		fr	
sample:ebook/0028	ebook	Le Rouge et le Noir	Stendhal		1830	Novels	0	USD	public-domain (published 1830)		fr	
sample:ebook/0029	ebook	Carmen	Prosper Mérimée		1845	Short stories	0	EUR	public-domain (published 1845)		fr	
sample:ebook/0030	ebook	Madame Bovary	Gustave Flaubert		1857	Novels	0	USD	public-domain (published 1857)		fr	
sample:ebook/0031	ebook	Les Fleurs du mal	Charles Baudelaire		1857	Poetry	0	EUR	public-domain (published 1857)		fr	
sample:ebook/0032	ebook	Les Misérables	Victor Hugo		1862	Novels	0	USD	public-domain (published 1862)		fr	
sample:ebook/0033	ebook	Voyage au centre de la Terre	Jules Verne		1864	Adventure; Novels	0	EUR	public-domain (published 1864)		fr	
sample:ebook/0034	ebook	L’Œuvre	Émile Zola		1886	Novels	0	USD	public-domain (published 1886)		fr	
sample:ebook/0035	ebook	Pelléas et Mélisande	Maurice Maeterlinck		1892	Drama			public-domain (published 1892)		fr	
sample:ebook/0036	ebook	Salomé	Oscar Wilde		1893	Drama	0	EUR	public-domain (published 1893)		fr	
sample:ebook/0037	ebook	Du côté de chez Swann	Marcel Proust		1913	Novels	0	USD	public-domain (published 1913)		fr	
sample:ebook/0038	ebook	Die Leiden des jungen Werthers	Johann Wolfgang von Goethe		1774	Novels	0	EUR	public-domain (published 1774)		de	
sample:ebook/0039	ebook	Faust. Eine Tragödie	Johann Wolfgang von Goethe		1808	Drama; Poetry	0	USD	public-domain (published 1808)		de	
sample:ebook/0040	ebook	Kritik der reinen Vernunft	Immanuel Kant		1781	Philosophy	0	EUR	public-domain (published 1781)		de	
sample:ebook/0041	ebook	Kinder- und Hausmärchen	Jacob Grimm and Wilhelm Grimm		1812	Children; Short stories	0	USD	public-domain (published 1812)		de	
sample:ebook/0042	ebook	Max und Moritz	Wilhelm Busch		1865	Children; Poetry	0	EUR	public-domain (published 1865)		de	
sample:ebook/0043	ebook	Die Verwandlung	Franz Kafka		1915	Short stories	0	USD	public-domain (published 1915)		de	
sample:ebook/0044	ebook	Gijsbreght van Aemstel	Joost van den Vondel		1637	Drama	0	EUR	public-domain (published 1637)		nl	
sample:ebook/0045	ebook	Camera Obscura	Hildebrand		1839	Short stories	0	USD	public-domain (published 1839)		nl	
sample:ebook/0046	ebook	Max Havelaar	Multatuli		1860	Novels	0	EUR	public-domain (published 1860)		nl	
sample:ebook/0047	ebook	De kleine Johannes	Frederik van Eeden		1887	Novels	0	USD	public-domain (published 1887)		nl	
sample:ebook/0048	ebook	Eline Vere	Louis Couperus		1889	Novels	0	EUR	public-domain (published 1889)		nl	
sample:ebook/0049	ebook	El ingenioso hidalgo don Quijote de la Mancha	Miguel de Cervantes		1605	Novels; Adventure	0	USD	public-domain (published 1605)		es	
sample:ebook/0050	ebook	Azul...	Rubén Darío		1888	Poetry; Short stories			public-domain (published 1888)		es	
sample:ebook/0051	ebook	Platero y yo	Juan Ramón Jiménez		1914	Poetry; Children			public-domain (published 1914)		es	
sample:ebook/0052	ebook	Os Maias	Eça de Queirós		1888	Novels	0	EUR	public-domain (published 1888)		pt	
sample:ebook/0053	ebook	Memórias póstumas de Brás Cubas	Machado de Assis		1881	Novels	0	USD	public-domain (published 1881)		pt	
sample:ebook/0054	ebook	Le avventure di Pinocchio	Carlo Collodi		1883	Children; Adventure	0	EUR	public-domain (published 1883)		it	
sample:ebook/0055	ebook	La coscienza di Zeno	Italo Svevo		1923	Novels	0	USD	public-domain (published 1923)		it	
sample:ebook/0056	ebook	Eventyr, fortalte for Børn	H. C. Andersen		1835	Children; Short stories			public-domain (published 1835)		da	
sample:ebook/0057	ebook	Et dukkehjem	Henrik Ibsen		1879	Drama	0	EUR	public-domain (published 1879)		no	
sample:ebook/0058	ebook	Gösta Berlings saga	Selma Lagerlöf		1891	Novels	0	USD	public-domain (published 1891)		sv	
sample:ebook/0059	ebook	Seitsemän veljestä	Aleksis Kivi		1870	Novels	0	EUR	public-domain (published 1870)		fi	
sample:ebook/0060	ebook	Íslenzkar þjóðsögur og æfintýri	Jón Árnason		1862	Short stories			public-domain (published 1862)		is	
sample:ebook/0061	ebook	Pan Tadeusz	Adam Mickiewicz		1834	Poetry	0	USD	public-domain (published 1834)		pl	
sample:ebook/0062	ebook	Babička	Božena Němcová		1855	Novels			public-domain (published 1855)		cs	
sample:ebook/0063	ebook	R.U.R.	Karel Čapek		1920	Drama	0	EUR	public-domain (published 1920)		cs	
sample:ebook/0064	ebook	Мёртвые души	Николай Гоголь		1842	Novels			public-domain (published 1842)		ru	
sample:ebook/0065	ebook	Преступление и наказание	Фёдор Достоевский		1866	Novels			public-domain (published 1866)		ru	
sample:ebook/0066	ebook	Война и мир	Лев Толстой		1869	Novels			public-domain (published 1869)		ru	
sample:ebook/0067	ebook	Ὀδύσσεια	Ὅμηρος			Poetry			public-domain (published 1488)		grc	
sample:ebook/0068	ebook	紅樓夢	曹雪芹		1791	Novels	0	USD	public-domain (published 1791)		zh-Hant	
sample:ebook/0069	ebook	吾輩は猫である	夏目漱石		1905	Novels			public-domain (published 1905)		ja	
sample:ebook/0070	ebook	গীতাঞ্জলি	রবীন্দ্রনাথ ঠাকুর		1910	Poetry			public-domain (published 1910)		bn	
sample:music/0001	album	Brandenburg Concertos	Johann Sebastian Bach		1721	Orchestral			public-domain (died 1750)		en	
sample:music/0002	song	Brandenburg Concerto No. 1 in F major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0003	song	Brandenburg Concerto No. 2 in F major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0004	song	Brandenburg Concerto No. 3 in G major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0005	song	Brandenburg Concerto No. 4 in G major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0006	song	Brandenburg Concerto No. 5 in D major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0007	song	Brandenburg Concerto No. 6 in B-flat major	Johann Sebastian Bach	sample:music/0001	1721	Orchestral			public-domain (died 1750)		en	
sample:music/0008	album	Das wohltemperierte Klavier, Teil I	Johann Sebastian Bach		1722	Keyboard			public-domain (died 1750)		de	
sample:music/0009	song	Prelude and Fugue No. 1 in C major	Johann Sebastian Bach	sample:music/0008	1722	Keyboard			public-domain (died 1750)		en	
sample:music/0010	song	Prelude and Fugue No. 2 in C minor	Johann Sebastian Bach	sample:music/0008	1722	Keyboard			public-domain (died 1750)		en	
sample:music/0011	song	Prelude and Fugue No. 10 in E minor	Johann Sebastian Bach	sample:music/0008	1722	Keyboard			public-domain (died 1750)		en	
sample:music/0012	song	Goldberg Variations	Johann Sebastian Bach		1741	Keyboard			public-domain (died 1750)		en	
sample:music/0013	song	Die Kunst der Fuge	Johann Sebastian Bach		1751	Keyboard			public-domain (died 1750)		de	
sample:music/0014	song	Mass in B minor	Johann Sebastian Bach		1749	Choral			public-domain (died 1750)		en	
sample:music/0015	song	Toccata and Fugue in D minor	Johann Sebastian Bach			Keyboard			public-domain (died 1750)		en	
sample:music/0016	song	Cello Suite No. 1 in G major	Johann Sebastian Bach			Chamber			public-domain (died 1750)		en	
sample:music/0017	album	Le quattro stagioni	Antonio Vivaldi		1725	Orchestral			public-domain (died 1741)		it	
sample:music/0018	song	La primavera	Antonio Vivaldi	sample:music/0017	1725	Orchestral			public-domain (died 1741)		it	
sample:music/0019	song	L’estate	Antonio Vivaldi	sample:music/0017	1725	Orchestral			public-domain (died 1741)		it	
sample:music/0020	song	L’autunno	Antonio Vivaldi	sample:music/0017	1725	Orchestral			public-domain (died 1741)		it	
sample:music/0021	song	L’inverno	Antonio Vivaldi	sample:music/0017	1725	Orchestral			public-domain (died 1741)		it	
sample:music/0022	song	Messiah	George Frideric Handel		1742	Choral			public-domain (died 1759)		en	
sample:music/0023	song	Symphony No. 1 in C major	Ludwig van Beethoven		1800	Orchestral			public-domain (died 1827)		en	
sample:music/0024	song	Symphony No. 3 in E-flat major “Eroica”	Ludwig van Beethoven		1805	Orchestral			public-domain (died 1827)		en	
sample:music/0025	album	Symphony No. 5 in C minor	Ludwig van Beethoven		1808	Orchestral			public-domain (died 1827)		en	
sample:music/0026	song	Symphony No. 5: I. Allegro con brio	Ludwig van Beethoven	sample:music/0025	1808	Orchestral			public-domain (died 1827)		en	
sample:music/0027	song	Symphony No. 5: II. Andante con moto	Ludwig van Beethoven	sample:music/0025	1808	Orchestral			public-domain (died 1827)		en	
sample:music/0028	song	Symphony No. 5: III. Allegro	Ludwig van Beethoven	sample:music/0025	1808	Orchestral			public-domain (died 1827)		en	
sample:music/0029	song	Symphony No. 5: IV. Allegro	Ludwig van Beethoven	sample:music/0025	1808	Orchestral			public-domain (died 1827)		en	
sample:music/0030	song	Symphony No. 9 in D minor	Ludwig van Beethoven		1824	Orchestral; Choral			public-domain (died 1827)		en	
sample:music/0031	album	Piano Sonata No. 14 in C-sharp minor “Moonlight”	Ludwig van Beethoven		1802	Keyboard			public-domain (died 1827)		en	
sample:music/0032	song	Piano Sonata No. 14: I. Adagio sostenuto	Ludwig van Beethoven	sample:music/0031	1802	Keyboard			public-domain (died 1827)		en	
sample:music/0033	song	Piano Sonata No. 14: II. Allegretto	Ludwig van Beethoven	sample:music/0031	1802	Keyboard			public-domain (died 1827)		en	
sample:music/0034	song	Piano Sonata No. 14: III. Presto agitato	Ludwig van Beethoven	sample:music/0031	1802	Keyboard			public-domain (died 1827)		en	
sample:music/0035	album	Eine kleine Nachtmusik	Wolfgang Amadeus Mozart		1787	Chamber			public-domain (died 1791)		de	
sample:music/0036	song	Serenade No. 13: I. Allegro	Wolfgang Amadeus Mozart	sample:music/0035	1787	Chamber			public-domain (died 1791)		it	
sample:music/0037	song	Serenade No. 13: II. Romanze	Wolfgang Amadeus Mozart	sample:music/0035	1787	Chamber			public-domain (died 1791)		it	
sample:music/0038	song	Serenade No. 13: III. Menuetto	Wolfgang Amadeus Mozart	sample:music/0035	1787	Chamber			public-domain (died 1791)		it	
sample:music/0039	song	Serenade No. 13: IV. Rondo	Wolfgang Amadeus Mozart	sample:music/0035	1787	Chamber			public-domain (died 1791)		it	
sample:music/0040	song	Requiem	Wolfgang Amadeus Mozart		1791	Choral			public-domain (died 1791)		la	
sample:music/0041	song	Die Zauberflöte	Wolfgang Amadeus Mozart		1791	Opera			public-domain (died 1791)		de	
sample:music/0042	song	Symphony No. 41 in C major “Jupiter”	Wolfgang Amadeus Mozart		1788	Orchestral			public-domain (died 1791)		en	
sample:music/0043	song	Die Schöpfung	Joseph Haydn		1798	Choral			public-domain (died 1809)		de	
sample:music/0044	album	The Planets	Gustav Holst		1918	Orchestral			public-domain (died 1934)		en	
sample:music/0045	song	Mars, the Bringer of War	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0046	song	Venus, the Bringer of Peace	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0047	song	Mercury, the Winged Messenger	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0048	song	Jupiter, the Bringer of Jollity	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0049	song	Saturn, the Bringer of Old Age	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0050	song	Uranus, the Magician	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0051	song	Neptune, the Mystic	Gustav Holst	sample:music/0044	1918	Orchestral			public-domain (died 1934)		en	
sample:music/0052	album	Pictures at an Exhibition	Modest Mussorgsky		1874	Keyboard			public-domain (died 1881)		en	
sample:music/0053	song	Bydło	Modest Mussorgsky	sample:music/0052	1874	Keyboard			public-domain (died 1881)		pl	
sample:music/0054	song	Tuileries	Modest Mussorgsky	sample:music/0052	1874	Keyboard			public-domain (died 1881)		fr	
sample:music/0055	song	The Great Gate of Kiev	Modest Mussorgsky	sample:music/0052	1874	Keyboard			public-domain (died 1881)		en	
sample:music/0056	album	Le Carnaval des animaux	Camille Saint-Saëns		1886	Chamber			public-domain (died 1921)		fr	
sample:music/0057	song	Aquarium	Camille Saint-Saëns	sample:music/0056	1886	Chamber			public-domain (died 1921)		fr	
sample:music/0058	song	Le Cygne	Camille Saint-Saëns	sample:music/0056	1886	Chamber			public-domain (died 1921)		fr	
sample:music/0059	album	Peer Gynt, Suite No. 1	Edvard Grieg		1888	Orchestral			public-domain (died 1907)		en	
sample:music/0060	song	Morning Mood	Edvard Grieg	sample:music/0059	1888	Orchestral			public-domain (died 1907)		en	
sample:music/0061	song	The Death of Åse	Edvard Grieg	sample:music/0059	1888	Orchestral			public-domain (died 1907)		en	
sample:music/0062	song	Anitra’s Dance	Edvard Grieg	sample:music/0059	1888	Orchestral			public-domain (died 1907)		en	
sample:music/0063	song	In the Hall of the Mountain King	Edvard Grieg	sample:music/0059	1888	Orchestral			public-domain (died 1907)		en	
sample:music/0064	song	Piano Concerto in A minor	Edvard Grieg		1869	Orchestral			public-domain (died 1907)		en	
sample:music/0065	song	Piano Concerto in A minor	Clara Schumann		1835	Orchestral			public-domain (died 1896)		en	
sample:music/0066	song	Piano Concerto in A minor	Robert Schumann		1845	Orchestral			public-domain (died 1856)		en	
sample:music/0067	album	Kinderszenen	Robert Schumann		1839	Keyboard			public-domain (died 1856)		de	
sample:music/0068	song	Von fremden Ländern und Menschen	Robert Schumann	sample:music/0067	1839	Keyboard			public-domain (died 1856)		de	
sample:music/0069	song	Träumerei	Robert Schumann	sample:music/0067	1839	Keyboard			public-domain (died 1856)		de	
sample:music/0070	album	The Nutcracker	Pyotr Ilyich Tchaikovsky		1892	Ballet; Orchestral			public-domain (died 1893)		en	
sample:music/0071	song	Dance of the Sugar Plum Fairy	Pyotr Ilyich Tchaikovsky	sample:music/0070	1892	Ballet; Orchestral			public-domain (died 1893)		en	
sample:music/0072	song	Waltz of the Flowers	Pyotr Ilyich Tchaikovsky	sample:music/0070	1892	Ballet; Orchestral			public-domain (died 1893)		en	
sample:music/0073	song	1812 Overture	Pyotr Ilyich Tchaikovsky		1882	Orchestral			public-domain (died 1893)		en	
sample:music/0074	song	Symphony No. 9 in E minor “From the New World”	Antonín Dvořák		1893	Orchestral			public-domain (died 1904)		en	
sample:music/0075	song	Rusalka	Antonín Dvořák		1901	Opera			public-domain (died 1904)		cs	
sample:music/0076	album	Má vlast	Bedřich Smetana		1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0077	song	Vyšehrad	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0078	song	Vltava	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0079	song	Šárka	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0080	song	Z českých luhů a hájů	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0081	song	Tábor	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0082	song	Blaník	Bedřich Smetana	sample:music/0076	1882	Orchestral			public-domain (died 1884)		cs	
sample:music/0083	album	Suite bergamasque	Claude Debussy		1905	Keyboard			public-domain (died 1918)		fr	
sample:music/0084	song	Clair de lune	Claude Debussy	sample:music/0083	1905	Keyboard			public-domain (died 1918)		fr	
sample:music/0085	song	Pelléas et Mélisande	Claude Debussy		1902	Opera			public-domain (died 1918)		fr	
sample:music/0086	album	Trois Gymnopédies	Erik Satie		1888	Keyboard			public-domain (died 1925)		fr	
sample:music/0087	song	Gymnopédie No. 1	Erik Satie	sample:music/0086	1888	Keyboard			public-domain (died 1925)		fr	
sample:music/0088	song	Gymnopédie No. 2	Erik Satie	sample:music/0086	1888	Keyboard			public-domain (died 1925)		fr	
sample:music/0089	song	Gymnopédie No. 3	Erik Satie	sample:music/0086	1888	Keyboard			public-domain (died 1925)		fr	
sample:music/0090	song	Études, Op. 10	Frédéric Chopin		1833	Keyboard			public-domain (died 1849)		fr	
sample:music/0091	album	Winterreise	Franz Schubert		1828	Song			public-domain (died 1828)		de	
sample:music/0092	song	Gute Nacht	Franz Schubert	sample:music/0091	1828	Song			public-domain (died 1828)		de	
sample:music/0093	song	Der Lindenbaum	Franz Schubert	sample:music/0091	1828	Song			public-domain (died 1828)		de	
sample:music/0094	song	Der Leiermann	Franz Schubert	sample:music/0091	1828	Song			public-domain (died 1828)		de	
sample:music/0095	song	Boléro	Maurice Ravel		1928	Ballet; Orchestral			public-domain (died 1937)		fr	
sample:music/0096	song	Maple Leaf Rag	Scott Joplin		1899	Ragtime; Keyboard			public-domain (died 1917)		en	
sample:music/0097	song	The Entertainer	Scott Joplin		1902	Ragtime; Keyboard			public-domain (died 1917)		en	
sample:music/0098	song	Frog Legs Rag	James Scott		1906	Ragtime; Keyboard			public-domain (died 1938)		en	
sample:music/0099	song	Dido and Aeneas	Henry Purcell		1689	Opera			public-domain (died 1695)		en	
sample:music/0100	song	L’Orfeo	Claudio Monteverdi		1607	Opera			public-domain (died 1643)		it	
sample:music/0101	song	Flow, my tears	John Dowland		1600	Song			public-domain (died 1626)		en	
sample:music/0102	album	Hungarian Dances	Johannes Brahms		1869	Keyboard			public-domain (died 1897)		en	
sample:music/0103	song	Hungarian Dance No. 1	Johannes Brahms	sample:music/0102	1869	Keyboard			public-domain (died 1897)		en	
sample:music/0104	song	Hungarian Dance No. 5	Johannes Brahms	sample:music/0102	1869	Keyboard			public-domain (died 1897)		en	
sample:music/0105	song	Hungarian Dance No. 10	Johannes Brahms	sample:music/0102	1869	Keyboard			public-domain (died 1897)		en	
sample:music/0106	song	Clair de lune	Gabriel Fauré		1887	Song			public-domain (died 1924)		fr	
sample:music/0107	song	Salome	Richard Strauss		1905	Opera			public-domain (died 1949)		de	
sample:music/0108	song	Carmen	Georges Bizet		1875	Opera			public-domain (died 1875)		fr	
sample:music/0109	song	Rhapsody in Blue	George Gershwin		1924	Orchestral			public-domain (died 1937)		en	
sample:music/0110	song	荒城の月	滝廉太郎		1901	Song			public-domain (died 1903)		ja	
sample:other/0001	artist	Johann Sebastian Bach	Johann Sebastian Bach			Baroque					de	
sample:other/0002	artist	Clara Schumann	Clara Schumann			Romantic					de	
sample:other/0003	audiobook	Pride and Prejudice	Jane Austen		1813	Novels	0	USD	public-domain (published 1813)		en	
sample:other/0004	audiobook	The Adventures of Sherlock Holmes	Arthur Conan Doyle		1892	Short stories	0	USD	public-domain (published 1892)		en	
sample:other/0005	feature-movie	Le Voyage dans la Lune	Georges Méliès		1902	Fantasy; Short films			public-domain (died 1938)		fr	
sample:other/0006	feature-movie	The General	Buster Keaton and Clyde Bruckman		1926	Comedy			public-domain (published 1926)		en	
sample:other/0007	music-video	Half Blocks in Four Colours (invented)	The Sample Hour (invented)			Electronic			MIT		en	
sample:other/0008	podcast	The Sample Hour (invented)	The Sample Hour (invented)			Comedy; Technology			MIT		en	
sample:other/0009	podcast	404	The Sample Hour (invented)	sample:other/0008		Comedy			MIT		en	explicit
sample:other/0010	podcast	404	The Sample Hour (invented)	sample:other/0008		Comedy			MIT		en	cleaned
sample:other/0011	podcast	Swearing at Printers	The Sample Hour (invented)	sample:other/0008		Comedy; Technology			MIT		en	explicit
sample:other/0012	podcast	Swearing at Printers	The Sample Hour (invented)	sample:other/0008		Comedy; Technology			MIT		en	cleaned
sample:other/0013	podcast	plain text	The Sample Hour (invented)	sample:other/0008		Technology			MIT		en	explicit
sample:other/0014	podcast	Plain Text	The Sample Hour (invented)	sample:other/0008		Technology			MIT		en	cleaned
sample:other/0015	podcast	Ærø by Ferry	The Sample Hour (invented)	sample:other/0008		Travel			MIT		en	
sample:other/0016	podcast	Þ Is for Thorn	The Sample Hour (invented)	sample:other/0008		Language			MIT		en	
sample:other/0017	podcast	The Oﬃce of Final ﬂourishes	The Sample Hour (invented)	sample:other/0008		Language			MIT		en	
sample:other/0018	tv-episode	A Cell Is Wider Than It Looks (invented)	The Sample Hour (invented)			Science; Comedy			MIT		en	
sample:software/0001	software	Bash	GNU Project		1989	Shell	0	EUR	GPL-3.0-or-later	https://www.gnu.org/software/bash/		
sample:software/0002	software	fish	The fish-shell contributors		2005	Shell	0	USD	GPL-2.0-only	https://fishshell.com/		
sample:software/0003	software	Git	Linus Torvalds		2005	Development	0	EUR	GPL-2.0-only	https://git-scm.com/		
sample:software/0004	software	curl	Daniel Stenberg		1998	Network	0	USD	curl	https://curl.se/		
sample:software/0005	software	ripgrep	Andrew Gallant		2016	Shell; Development	0	EUR	Unlicense OR MIT	https://github.com/BurntSushi/ripgrep		
sample:software/0006	software	fd	David Peter		2017	Shell	0	USD	MIT OR Apache-2.0	https://github.com/sharkdp/fd		
sample:software/0007	software	bat	David Peter		2018	Shell	0	EUR	MIT OR Apache-2.0	https://github.com/sharkdp/bat		
sample:software/0008	software	hyperfine	David Peter		2018	Development	0	USD	MIT OR Apache-2.0	https://github.com/sharkdp/hyperfine		
sample:software/0009	software	fzf	Junegunn Choi		2013	Shell	0	EUR	MIT	https://github.com/junegunn/fzf		
sample:software/0010	software	jq	Stephen Dolan		2012	Shell; Development	0	USD	MIT	https://github.com/jqlang/jq		
sample:software/0011	software	tmux	Nicholas Marriott		2007	Shell; System	0	EUR	ISC	https://tmux.github.io/		
sample:software/0012	software	Vim	Bram Moolenaar		1991	Editors	0	USD	Vim	https://www.vim.org/		
sample:software/0013	software	Neovim	The Neovim contributors			Editors	0	EUR	Apache-2.0 AND Vim	https://neovim.io/		
sample:software/0014	software	GNU nano	Chris Allegretta		1999	Editors	0	USD	GPL-3.0-or-later	https://www.nano-editor.org/		
sample:software/0015	software	GNU Emacs	GNU Project		1985	Editors; Development	0	EUR	GPL-3.0-or-later	https://www.gnu.org/software/emacs/		
sample:software/0016	software	micro	Zachary Yedidia		2016	Editors	0	USD	MIT	https://micro-editor.github.io		
sample:software/0017	software	htop	Hisham Muhammad		2004	System	0	EUR	GPL-2.0-or-later	https://htop.dev/		
sample:software/0018	software	btop	Jakob P. Liljenberg		2021	System	0	USD	Apache-2.0	https://github.com/aristocratos/btop		
sample:software/0019	software	rsync	Andrew Tridgell and Paul Mackerras		1996	Network; Archives	0	EUR	GPL-3.0-or-later	https://rsync.samba.org/		
sample:software/0020	software	SQLite	D. Richard Hipp		2000	Database	0	USD	blessing	https://www.sqlite.org/		
sample:software/0021	software	PostgreSQL	PostgreSQL Global Development Group		1996	Database	0	EUR	PostgreSQL	https://www.postgresql.org/		
sample:software/0022	software	MariaDB Server	MariaDB Foundation		2009	Database	0	USD	GPL-2.0-only	https://mariadb.org/		
sample:software/0023	software	Valkey	The Valkey contributors		2024	Database	0	EUR	BSD-3-Clause	https://valkey.io/		
sample:software/0024	software	FFmpeg	Fabrice Bellard		2000	Multimedia	0	USD	LGPL-2.1-or-later	https://ffmpeg.org/		
sample:software/0025	software	ImageMagick	John Cristy		1990	Graphics	0	EUR	ImageMagick	https://imagemagick.org/		
sample:software/0026	software	gnuplot	Thomas Williams and Colin Kelley		1986	Science; Graphics	0	USD	gnuplot			
sample:software/0027	software	pandoc	John MacFarlane		2006	Office	0	EUR	GPL-2.0-or-later	https://pandoc.org/		
sample:software/0028	software	Lua	Roberto Ierusalimschy, Waldemar Celes and Luiz Henrique de Figueiredo		1993	Development	0	USD	MIT	https://www.lua.org/		
sample:software/0029	software	Rust	The Rust Project			Development	0	EUR	MIT OR Apache-2.0	https://www.rust-lang.org/		
sample:software/0030	software	Go	Google		2009	Development	0	USD	BSD-3-Clause	https://go.dev/		
sample:software/0031	software	Node.js	Ryan Dahl		2009	Development	0	EUR	MIT	https://nodejs.org		
sample:software/0032	software	Ruby	Yukihiro Matsumoto		1995	Development	0	USD	Ruby OR BSD-2-Clause	https://www.ruby-lang.org/		
sample:software/0033	software	Perl	Larry Wall		1987	Development	0	EUR	Artistic-1.0-Perl OR GPL-1.0-or-later	https://www.perl.org/		
sample:software/0034	software	GHC	The Glasgow Haskell Team			Development	0	USD	BSD-3-Clause	https://www.haskell.org/ghc/		
sample:software/0035	software	OCaml	Inria		1996	Development	0	EUR	LGPL-2.1-only WITH OCaml-LGPL-linking-exception	https://ocaml.org/		
sample:software/0036	software	GCC	GNU Project		1987	Development	0	USD	GPL-3.0-or-later WITH GCC-exception-3.1	https://gcc.gnu.org/		
sample:software/0037	software	Clang	LLVM Project		2007	Development	0	EUR	Apache-2.0 WITH LLVM-exception	https://clang.llvm.org/		
sample:software/0038	software	CMake	Kitware		2000	Development	0	USD	BSD-3-Clause	https://cmake.org/		
sample:software/0039	software	Ninja	Evan Martin			Development	0	EUR	Apache-2.0	https://ninja-build.org/		
sample:software/0040	software	Meson	Jussi Pakkanen		2013	Development	0	USD	Apache-2.0	https://mesonbuild.com		
sample:software/0041	software	GNU Make	GNU Project			Development	0	EUR	GPL-3.0-or-later	https://www.gnu.org/software/make/		
sample:software/0042	software	GDB	GNU Project		1986	Development	0	USD	GPL-3.0-or-later	https://www.gnu.org/software/gdb/		
sample:software/0043	software	strace	Paul Kranenburg		1991	Development; System	0	EUR	LGPL-2.1-or-later	https://strace.io		
sample:software/0044	software	Subversion	Apache Software Foundation		2000	Development	0	USD	Apache-2.0	https://subversion.apache.org/		
sample:software/0045	software	Mercurial	Olivia Mackall		2005	Development	0	EUR	GPL-2.0-or-later	https://www.mercurial-scm.org/		
sample:software/0046	software	Fossil	D. Richard Hipp			Development	0	USD	BSD-2-Clause	https://fossil-scm.org		
sample:software/0047	software	Zstandard	Yann Collet			Archives	0	EUR	BSD-3-Clause OR GPL-2.0-only	https://github.com/facebook/zstd		
sample:software/0048	software	gzip	Jean-loup Gailly and Mark Adler		1992	Archives	0	USD	GPL-3.0-or-later	https://www.gnu.org/software/gzip/		
sample:software/0049	software	bzip2	Julian Seward		1996	Archives	0	EUR	bzip2-1.0.6	https://sourceware.org/bzip2/		
sample:software/0050	software	GNU tar	GNU Project			Archives	0	USD	GPL-3.0-or-later	https://www.gnu.org/software/tar/		
sample:software/0051	software	BorgBackup	The Borg Collective		2015	Archives; System	0	EUR	BSD-3-Clause	https://www.borgbackup.org/		
sample:software/0052	software	restic	Alexander Neumann			Archives; System	0	USD	BSD-2-Clause	https://github.com/restic/restic		
sample:software/0053	software	rclone	Nick Craig-Wood			Network; Archives	0	EUR	MIT	https://github.com/rclone/rclone		
sample:software/0054	software	Mutt	Michael Elkins		1995	Network	0	USD	GPL-2.0-or-later			
sample:software/0055	software	NeoMutt	The NeoMutt contributors			Network	0	EUR	GPL-2.0-or-later	https://neomutt.org/		
sample:software/0056	software	Irssi	Timo Sirainen		1999	Network	0	USD	GPL-2.0-or-later	https://irssi.org/		
sample:software/0057	software	WeeChat	Sébastien Helleu		2003	Network	0	EUR	GPL-3.0-or-later	https://weechat.org/		
sample:software/0058	software	Lynx	University of Kansas		1992	Network	0	USD	GPL-2.0-only	https://lynx.invisible-island.net/		
sample:software/0059	software	w3m	Akinori Ito		1995	Network	0	EUR	MIT			
sample:software/0060	software	Newsboat	Alexander Batischev		2017	Network	0	USD	MIT	https://www.newsboat.org		
sample:software/0061	software	hledger	Simon Michael		2007	Office	0	EUR	GPL-3.0-or-later	https://hledger.org		
sample:software/0062	software	ExifTool	Phil Harvey		2003	Graphics; Multimedia	0	USD	Artistic-1.0-Perl OR GPL-1.0-or-later	https://exiftool.org/		
sample:software/0063	software	ShellCheck	Vidar Holen		2012	Shell; Development	0	EUR	GPL-3.0-or-later	https://www.shellcheck.net/		
sample:software/0064	software	GnuPG	Werner Koch		1997	System	0	USD	GPL-3.0-or-later	https://www.gnupg.org/		
sample:software/0065	software	pass	Jason A. Donenfeld		2012	System	0	EUR	GPL-2.0-or-later	https://www.passwordstore.org/		
sample:software/0066	software	nginx	Igor Sysoev		2004	Network	0	USD	BSD-2-Clause	https://nginx.org		
sample:software/0067	software	NetHack	The NetHack DevTeam		1987	Games	0	EUR	NGPL	https://www.nethack.org/		
sample:software/0068	software	R	Ross Ihaka and Robert Gentleman		1993	Science	0	USD	GPL-2.0-only OR GPL-3.0-only	https://www.r-project.org/		
sample:software/0069	software	Midnight Commander	Miguel de Icaza		1994	Shell; System	0	EUR	GPL-3.0-or-later	https://www.midnight-commander.org		
sample:software/0070	software	LilyPond	Han-Wen Nienhuys and Jan Nieuwenhuizen		1996	Multimedia; Office	0	USD	GPL-3.0-or-later	https://lilypond.org/		
sample:software/0071	mac-software	GIMP	Spencer Kimball and Peter Mattis		1996	Graphics	0	EUR	GPL-3.0-or-later	https://www.gimp.org/		
sample:software/0072	mac-software	Inkscape	The Inkscape developers		2003	Graphics	0	USD	GPL-2.0-or-later	https://inkscape.org		
sample:software/0073	mac-software	Blender	Blender Foundation			Graphics	0	EUR	GPL-3.0-or-later	https://www.blender.org/		
sample:software/0074	mac-software	LibreOffice	The Document Foundation		2011	Office	0	USD	MPL-2.0	https://www.libreoffice.org/		
sample:software/0075	mac-software	Firefox	Mozilla			Network	0	EUR	MPL-2.0	https://www.mozilla.org/firefox/		
sample:software/0076	mac-software	Thunderbird	Mozilla			Network; Office	0	USD	MPL-2.0	https://www.thunderbird.net/		
sample:software/0077	mac-software	VLC media player	VideoLAN		2001	Multimedia	0	EUR	GPL-2.0-or-later	https://www.videolan.org/vlc/		
sample:software/0078	mac-software	OBS Studio	OBS Project		2012	Multimedia	0	USD	GPL-2.0-or-later	https://obsproject.com/		
sample:software/0079	mac-software	HandBrake	Eric Petit		2003	Multimedia	0	EUR	GPL-2.0-only	https://handbrake.fr/		
sample:software/0080	software	KiCad	Jean-Pierre Charras		1992	Science	0	USD	GPL-3.0-or-later	https://www.kicad.org		
sample:software/0081	software	OpenSCAD	The OpenSCAD developers		2010	Graphics; Science	0	EUR	GPL-2.0-or-later	https://openscad.org/		
sample:software/0082	software	QGIS	Gary Sherman		2002	Science	0	USD	GPL-2.0-or-later	https://qgis.org/		
sample:software/0083	software	Stellarium	Fabien Chéreau		2001	Science	0	EUR	GPL-2.0-or-later	https://www.stellarium.org		
sample:software/0084	software	KStars	Jason Harris		2001	Science	0	USD	GPL-2.0-or-later	https://edu.kde.org/kstars/		
sample:software/0085	software	LMMS	The LMMS developers		2004	Multimedia	0	EUR	GPL-2.0-or-later	https://lmms.io/		
sample:software/0086	software	Ardour	Paul Davis			Multimedia			GPL-2.0-or-later	https://www.ardour.org/		
sample:software/0087	software	Hydrogen	The Hydrogen team			Multimedia	0	EUR	GPL-2.0-or-later			
sample:software/0088	software	calibre	Kovid Goyal		2006	Office	0	USD	GPL-3.0-only	https://calibre-ebook.com		
sample:software/0089	software	KeePassXC	KeePassXC Team			System	0	EUR	GPL-2.0-only OR GPL-3.0-only	https://www.keepassxc.org/		
sample:software/0090	software	FileZilla Client	Tim Kosse		2001	Network	0	USD	GPL-2.0-or-later	https://filezilla-project.org/		
sample:software/0091	software	Pidgin	The Pidgin developers			Network	0	EUR	GPL-2.0-or-later	https://www.pidgin.im		
sample:software/0092	software	Wireshark	Gerald Combs		1998	Network; Development	0	USD	GPL-2.0-or-later	https://www.wireshark.org/		
sample:software/0093	software	GnuCash	The GnuCash developers		1998	Office	0	EUR	GPL-2.0-or-later	https://www.gnucash.org/		
sample:software/0094	software	Evince	GNOME Project			Office	0	USD	GPL-2.0-or-later			
sample:software/0095	software	Geany	Enrico Tröger		2005	Editors; Development	0	EUR	GPL-2.0-or-later	https://www.geany.org/		
sample:software/0096	software	gedit	GNOME Project		1999	Editors	0	USD	GPL-2.0-or-later			
sample:software/0097	software	Dia	Alexander Larsson		1998	Graphics	0	EUR	GPL-2.0-or-later			
sample:software/0098	software	darktable	Johannes Hanika		2009	Graphics	0	USD	GPL-3.0-or-later	https://www.darktable.org/		
sample:software/0099	software	RawTherapee	Gábor Horváth			Graphics	0	EUR	GPL-3.0-or-later	https://www.rawtherapee.com		
sample:software/0100	software	digiKam	KDE			Graphics	0	USD	GPL-2.0-or-later	https://www.digikam.org/		
sample:software/0101	software	Shotwell	Yorba Foundation		2009	Graphics	0	EUR	LGPL-2.1-or-later			
sample:software/0102	software	Tux Paint	Bill Kendrick		2002	Graphics; Games	0	USD	GPL-2.0-or-later	https://tuxpaint.org/		
sample:software/0103	software	The Battle for Wesnoth	David White		2003	Games	0	EUR	GPL-2.0-or-later	https://www.wesnoth.org/		
sample:software/0104	software	SuperTux	The SuperTux team		2003	Games	0	USD	GPL-3.0-or-later	https://www.supertux.org/		
sample:software/0105	software	SuperTuxKart	The SuperTuxKart team			Games	0	EUR	GPL-3.0-or-later	https://supertuxkart.net		
sample:software/0106	software	0 A.D.	Wildfire Games			Games	0	USD	GPL-2.0-or-later	https://play0ad.com/		
sample:software/0107	software	Freeciv	The Freeciv project		1996	Games	0	EUR	GPL-2.0-or-later	https://www.freeciv.org/		
sample:software/0108	software	OpenTTD	Ludvig Strigeus		2004	Games	0	USD	GPL-2.0-only	https://www.openttd.org/		
sample:software/0109	software	DOSBox	The DOSBox Team		2002	Games; System	0	EUR	GPL-2.0-or-later	https://www.dosbox.com/		
sample:software/0110	software	Luanti	Perttu Ahola		2010	Games	0	USD	LGPL-2.1-or-later	https://www.luanti.org/		
"""###
    case "courses.json":
      return ###"""
{
 "courses": [
  {
   "title": "Terminal Programs from the First Cell",
   "url": "https://courses.example/terminal-programs",
   "upcoming": [
    {
     "start_date": "2027-01-18",
     "end_date": "2027-01-22",
     "instructors": "Mira Vandoorne, Tomasz Wilk",
     "location": "Ghent"
    },
    {
     "start_date": "2027-06-07",
     "end_date": "2027-06-11",
     "instructors": "Mira Vandoorne",
     "location": "Utrecht"
    }
   ]
  },
  {
   "title": "日本語 in 80 Columns: Wide Characters",
   "url": "https://courses.example/wide-characters",
   "upcoming": [
    {
     "start_date": "2027-02-11",
     "end_date": "2027-02-12",
     "instructors": "Kenji Aramaki",
     "location": "Rotterdam"
    }
   ]
  },
  {
   "title": "Text Is Not Bytes: Unicode for Programmers",
   "url": "https://courses.example/unicode-text",
   "upcoming": [
    {
     "start_date": "2027-03-15",
     "end_date": "2027-03-17",
     "instructors": "Inès Calvet, Kenji Aramaki",
     "location": "Lyon"
    },
    {
     "start_date": "2027-10-04",
     "end_date": "2027-10-06",
     "instructors": "Inès Calvet",
     "location": "Online"
    }
   ]
  },
  {
   "title": "Pipes and Filters",
   "url": "https://courses.example/pipes-and-filters",
   "upcoming": [
    {
     "start_date": "2027-02-01",
     "end_date": "2027-02-02",
     "instructors": "Tomasz Wilk",
     "location": "Kraków"
    },
    {
     "start_date": "2027-04-19",
     "end_date": "2027-04-20",
     "instructors": "Tomasz Wilk",
     "location": "Online"
    }
   ]
  },
  {
   "title": "The Shell without Fear",
   "url": "https://courses.example/shell-without-fear",
   "upcoming": [
    {
     "start_date": "2027-01-25",
     "end_date": "2027-01-26",
     "instructors": "Bea Lindqvist",
     "location": "Uppsala"
    }
   ]
  },
  {
   "title": "Make It Repeatable: Builds That Anybody Can Run",
   "url": "https://courses.example/make-it-repeatable",
   "upcoming": [
    {
     "start_date": "2027-05-10",
     "end_date": "2027-05-11",
     "instructors": "Hendrik Postma",
     "location": "Groningen"
    }
   ]
  },
  {
   "title": "Tests First",
   "url": "https://courses.example/tests-first",
   "upcoming": [
    {
     "start_date": "2027-03-08",
     "end_date": "2027-03-10",
     "instructors": "Hendrik Postma, Sunniva Hagen",
     "location": "Utrecht"
    },
    {
     "start_date": "2027-09-06",
     "end_date": "2027-09-08",
     "instructors": "Sunniva Hagen",
     "location": "Bergen"
    }
   ]
  },
  {
   "title": "Thinking in Values",
   "url": "https://courses.example/value-types",
   "upcoming": [
    {
     "start_date": "2027-04-05",
     "end_date": "2027-04-07",
     "instructors": "Sunniva Hagen",
     "location": "Bergen"
    }
   ]
  },
  {
   "title": "Swift Concurrency without Locks",
   "url": "https://courses.example/swift-concurrency",
   "upcoming": [
    {
     "start_date": "2027-05-24",
     "end_date": "2027-05-27",
     "instructors": "Sunniva Hagen, Olafur Brandsson",
     "location": "Reykjavík"
    },
    {
     "start_date": "2027-11-08",
     "end_date": "2027-11-11",
     "instructors": "Olafur Brandsson",
     "location": "Online"
    }
   ]
  },
  {
   "title": "Manners on the Network",
   "url": "https://courses.example/network-manners",
   "upcoming": [
    {
     "start_date": "2027-02-22",
     "end_date": "2027-02-23",
     "instructors": "Olafur Brandsson",
     "location": "Reykjavík"
    }
   ]
  },
  {
   "title": "Feeds, Old and New",
   "url": "https://courses.example/feeds",
   "upcoming": [
    {
     "start_date": "2027-04-12",
     "end_date": "2027-04-12",
     "instructors": "Inès Calvet",
     "location": "Lyon"
    }
   ]
  },
  {
   "title": "SQL from Questions",
   "url": "https://courses.example/sql-from-questions",
   "upcoming": [
    {
     "start_date": "2027-01-11",
     "end_date": "2027-01-13",
     "instructors": "Lucía Ferrán",
     "location": "Valencia"
    },
    {
     "start_date": "2027-06-14",
     "end_date": "2027-06-16",
     "instructors": "Lucía Ferrán",
     "location": "Valencia"
    },
    {
     "start_date": "2027-10-18",
     "end_date": "2027-10-20",
     "instructors": "Lucía Ferrán, Josefa Quill",
     "location": "Online"
    }
   ]
  },
  {
   "title": "SQLite from the Inside",
   "url": "https://courses.example/sqlite-inside",
   "upcoming": [
    {
     "start_date": "2027-03-22",
     "end_date": "2027-03-23",
     "instructors": "Josefa Quill",
     "location": "Porto"
    }
   ]
  },
  {
   "title": "Finding Words: Full-Text Search",
   "url": "https://courses.example/full-text-search",
   "upcoming": [
    {
     "start_date": "2027-05-03",
     "end_date": "2027-05-04",
     "instructors": "Josefa Quill, Kenji Aramaki",
     "location": "Porto"
    }
   ]
  },
  {
   "title": "Tables That Last: CSV, JSON and Friends",
   "url": "https://courses.example/tables-that-last",
   "upcoming": [
    {
     "start_date": "2027-02-08",
     "end_date": "2027-02-09",
     "instructors": "Bea Lindqvist",
     "location": "Online"
    }
   ]
  },
  {
   "title": "Cleaning Data by Hand and by Rule",
   "url": "https://courses.example/clean-data",
   "upcoming": [
    {
     "start_date": "2027-06-21",
     "end_date": "2027-06-23",
     "instructors": "Lucía Ferrán, Bea Lindqvist",
     "location": "Valencia"
    }
   ]
  },
  {
   "title": "📊 Charts in Plain Text",
   "url": "https://courses.example/charts-in-text",
   "upcoming": [
    {
     "start_date": "2027-03-05",
     "end_date": "2027-03-05",
     "instructors": "Kenji Aramaki",
     "location": "Rotterdam"
    }
   ]
  },
  {
   "title": "Hostile Input",
   "url": "https://courses.example/hostile-input",
   "upcoming": [
    {
     "start_date": "2027-04-26",
     "end_date": "2027-04-28",
     "instructors": "Olafur Brandsson, Hendrik Postma",
     "location": "Groningen"
    }
   ]
  },
  {
   "title": "Errors People Read",
   "url": "https://courses.example/errors-people-read",
   "upcoming": [
    {
     "start_date": "2027-01-29",
     "end_date": "2027-01-29",
     "instructors": "Josefa Quill",
     "location": "Online"
    },
    {
     "start_date": "2027-05-28",
     "end_date": "2027-05-28",
     "instructors": "Josefa Quill",
     "location": "Online"
    }
   ]
  },
  {
   "title": "Plain Words for Hard Things",
   "url": "https://courses.example/plain-words",
   "upcoming": [
    {
     "start_date": "2027-02-15",
     "end_date": "2027-02-16",
     "instructors": "Mira Vandoorne",
     "location": "Ghent"
    }
   ]
  },
  {
   "title": "Manuals That Get Opened",
   "url": "https://courses.example/manuals",
   "upcoming": [
    {
     "start_date": "2027-09-20",
     "end_date": "2027-09-21",
     "instructors": "Mira Vandoorne, Bea Lindqvist",
     "location": "Ghent"
    }
   ]
  },
  {
   "title": "One Program, Two Languages",
   "url": "https://courses.example/two-languages",
   "upcoming": [
    {
     "start_date": "2027-06-04",
     "end_date": "2027-06-04",
     "instructors": "Hendrik Postma",
     "location": "Groningen"
    }
   ]
  },
  {
   "title": "Typography for Those Who Never Chose a Typeface",
   "url": "https://courses.example/typography",
   "upcoming": [
    {
     "start_date": "2027-03-29",
     "end_date": "2027-03-30",
     "instructors": "Inès Calvet",
     "location": "Lyon"
    }
   ]
  },
  {
   "title": "Ein Alphabet zeichnen – Drawing an Alphabet",
   "url": "https://courses.example/letters-drawn",
   "upcoming": [
    {
     "start_date": "2027-07-05",
     "end_date": "2027-07-09",
     "instructors": "Annegret Söhnlein",
     "location": "Würzburg"
    }
   ]
  },
  {
   "title": "Monospaced: Type for Code",
   "url": "https://courses.example/monospaced",
   "upcoming": [
    {
     "start_date": "2027-05-17",
     "end_date": "2027-05-17",
     "instructors": "Inès Calvet, Annegret Söhnlein",
     "location": "Würzburg"
    }
   ]
  },
  {
   "title": "Web Pages by Hand",
   "url": "https://courses.example/web-pages-by-hand",
   "upcoming": [
    {
     "start_date": "2027-01-14",
     "end_date": "2027-01-15",
     "instructors": "Bea Lindqvist",
     "location": "Uppsala"
    },
    {
     "start_date": "2027-08-23",
     "end_date": "2027-08-24",
     "instructors": "Bea Lindqvist",
     "location": "Uppsala"
    }
   ]
  },
  {
   "title": "Listening to Screens",
   "url": "https://courses.example/listen-to-screens",
   "upcoming": [
    {
     "start_date": "2027-10-11",
     "end_date": "2027-10-13",
     "instructors": "Renske de Boer, Mira Vandoorne",
     "location": "Utrecht"
    }
   ]
  },
  {
   "title": "Mail on the Wire",
   "url": "https://courses.example/mail-on-the-wire",
   "upcoming": []
  },
  {
   "title": "Measure It: Speed That Can Be Seen",
   "url": "https://courses.example/measure-it",
   "upcoming": [
    {
     "start_date": "2026-11-02",
     "end_date": "2026-11-03",
     "instructors": "Tomasz Wilk",
     "location": "Kraków"
    },
    {
     "start_date": "2027-11-22",
     "end_date": "2027-11-23",
     "instructors": "Tomasz Wilk",
     "location": "Kraków"
    }
   ]
  },
  {
   "title": "Reading Code for Pleasure",
   "url": "https://courses.example/reading-code",
   "upcoming": []
  }
 ]
}
"""###
    case "pages.html":
      return ###"""
<article id="terminal-programs">
<h1>Terminal Programs from the First Cell</h1>
<p>Cells, keys and the one write that shows a frame. You leave with a small program that survives every window size.</p>
<h2>What you will learn</h2>
<ul>
<li>what a terminal promises and what it does not</li>
<li>reading keys byte by byte</li>
<li>drawing only what changed</li>
<li>giving the screen back after a crash</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-01-18</td><td>2027-01-22</td><td>Ghent</td><td>Mira Vandoorne, Tomasz Wilk</td></tr>
<tr><td>2027-06-07</td><td>2027-06-11</td><td>Utrecht</td><td>Mira Vandoorne</td></tr>
</table>
<p>The course takes 5 days.</p>
<p>Goes well with <a href="wide-characters">日本語 in 80 Columns: Wide Characters</a> and <a href="pipes-and-filters">Pipes and Filters</a>.</p>
</article>
<article id="wide-characters">
<h1>日本語 in 80 Columns: Wide Characters</h1>
<p>Some characters take two cells, some take none, and one of them is a family of four. A day for those whose columns no longer line up.</p>
<h2>What you will learn</h2>
<ul>
<li>grapheme clusters and their widths</li>
<li>cutting a line without cutting a character</li>
<li>asking a terminal what it did</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-02-11</td><td>2027-02-12</td><td>Rotterdam</td><td>Kenji Aramaki</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="terminal-programs">Terminal Programs from the First Cell</a> and <a href="unicode-text">Text Is Not Bytes: Unicode for Programmers</a>.</p>
</article>
<article id="unicode-text">
<h1>Text Is Not Bytes: Unicode for Programmers</h1>
<p>Encodings, normal forms, folding and sorting, each with the bug that it ends.</p>
<h2>What you will learn</h2>
<ul>
<li>finding out an encoding</li>
<li>normal forms, and when two texts are equal</li>
<li>folding for a search</li>
<li>sorting as people do</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-03-15</td><td>2027-03-17</td><td>Lyon</td><td>Inès Calvet, Kenji Aramaki</td></tr>
<tr><td>2027-10-04</td><td>2027-10-06</td><td>Online</td><td>Inès Calvet</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="wide-characters">日本語 in 80 Columns: Wide Characters</a> and <a href="full-text-search">Finding Words: Full-Text Search</a>.</p>
</article>
<article id="pipes-and-filters">
<h1>Pipes and Filters</h1>
<p>Small programs that read lines and write lines still solve large problems. We write five and join them.</p>
<h2>What you will learn</h2>
<ul>
<li>standard streams and exit codes</li>
<li>what a closed pipe means</li>
<li>lines for people, lines for programs</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-02-01</td><td>2027-02-02</td><td>Kraków</td><td>Tomasz Wilk</td></tr>
<tr><td>2027-04-19</td><td>2027-04-20</td><td>Online</td><td>Tomasz Wilk</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="shell-without-fear">The Shell without Fear</a> and <a href="terminal-programs">Terminal Programs from the First Cell</a>.</p>
</article>
<article id="shell-without-fear">
<h1>The Shell without Fear</h1>
<p>Quoting, loops and traps for people who have copied one line too many from somewhere.</p>
<h2>What you will learn</h2>
<ul>
<li>quoting, once and for all</li>
<li>names with blanks and other surprises</li>
<li>scripts that stop when they should</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-01-25</td><td>2027-01-26</td><td>Uppsala</td><td>Bea Lindqvist</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="pipes-and-filters">Pipes and Filters</a> and <a href="make-it-repeatable">Make It Repeatable: Builds That Anybody Can Run</a>.</p>
</article>
<article id="make-it-repeatable">
<h1>Make It Repeatable: Builds That Anybody Can Run</h1>
<p>From a fresh machine to a release with one word. We write the file that knows how.</p>
<h2>What you will learn</h2>
<ul>
<li>targets and what they depend on</li>
<li>pinning what is not yours</li>
<li>a build without a network</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-05-10</td><td>2027-05-11</td><td>Groningen</td><td>Hendrik Postma</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="shell-without-fear">The Shell without Fear</a> and <a href="tests-first">Tests First</a>.</p>
</article>
<article id="tests-first">
<h1>Tests First</h1>
<p>A test that has never failed has shown nothing. Three days of writing the failing one first.</p>
<h2>What you will learn</h2>
<ul>
<li>the shortest test that can fail</li>
<li>doubles for clocks, files and networks</li>
<li>reading a failure a year later</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-03-08</td><td>2027-03-10</td><td>Utrecht</td><td>Hendrik Postma, Sunniva Hagen</td></tr>
<tr><td>2027-09-06</td><td>2027-09-08</td><td>Bergen</td><td>Sunniva Hagen</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="value-types">Thinking in Values</a> and <a href="hostile-input">Hostile Input</a>.</p>
</article>
<article id="value-types">
<h1>Thinking in Values</h1>
<p>State that nobody shares is state that nobody breaks. We turn a tangle of objects into a value with one function.</p>
<h2>What you will learn</h2>
<ul>
<li>values and identity</li>
<li>one state, one update</li>
<li>effects as data</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-04-05</td><td>2027-04-07</td><td>Bergen</td><td>Sunniva Hagen</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="swift-concurrency">Swift Concurrency without Locks</a> and <a href="tests-first">Tests First</a>.</p>
</article>
<article id="swift-concurrency">
<h1>Swift Concurrency without Locks</h1>
<p>Tasks, actors and cancellation in programs that must answer while they wait.</p>
<h2>What you will learn</h2>
<ul>
<li>what may cross and what may not</li>
<li>actors for what is owned</li>
<li>late answers, and how to drop them</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-05-24</td><td>2027-05-27</td><td>Reykjavík</td><td>Sunniva Hagen, Olafur Brandsson</td></tr>
<tr><td>2027-11-08</td><td>2027-11-11</td><td>Online</td><td>Olafur Brandsson</td></tr>
</table>
<p>The course takes 4 days.</p>
<p>Goes well with <a href="value-types">Thinking in Values</a> and <a href="network-manners">Manners on the Network</a>.</p>
</article>
<article id="network-manners">
<h1>Manners on the Network</h1>
<p>Time-outs, validators, redirects, rate limits: how a program asks without being a nuisance, and what it says when nobody answers.</p>
<h2>What you will learn</h2>
<ul>
<li>asking again only for what changed</li>
<li>waiting as long as you were told</li>
<li>errors that name the cause</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-02-22</td><td>2027-02-23</td><td>Reykjavík</td><td>Olafur Brandsson</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="swift-concurrency">Swift Concurrency without Locks</a> and <a href="feeds">Feeds, Old and New</a>.</p>
</article>
<article id="feeds">
<h1>Feeds, Old and New</h1>
<p>RSS, Atom and JSON Feed as they are found, not as they are written down. Bring a broken one.</p>
<h2>What you will learn</h2>
<ul>
<li>seven ways to write a date</li>
<li>what an item is called</li>
<li>titles that were escaped twice</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-04-12</td><td>2027-04-12</td><td>Lyon</td><td>Inès Calvet</td></tr>
</table>
<p>The course takes 1 day.</p>
<p>Goes well with <a href="network-manners">Manners on the Network</a> and <a href="web-pages-by-hand">Web Pages by Hand</a>.</p>
</article>
<article id="sql-from-questions">
<h1>SQL from Questions</h1>
<p>We begin with what somebody wants to know and end with the statement that answers it.</p>
<h2>What you will learn</h2>
<ul>
<li>joins as pictures</li>
<li>groups, and what falls out of them</li>
<li>null is not nothing</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-01-11</td><td>2027-01-13</td><td>Valencia</td><td>Lucía Ferrán</td></tr>
<tr><td>2027-06-14</td><td>2027-06-16</td><td>Valencia</td><td>Lucía Ferrán</td></tr>
<tr><td>2027-10-18</td><td>2027-10-20</td><td>Online</td><td>Lucía Ferrán, Josefa Quill</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="sqlite-inside">SQLite from the Inside</a> and <a href="tables-that-last">Tables That Last: CSV, JSON and Friends</a>.</p>
</article>
<article id="sqlite-inside">
<h1>SQLite from the Inside</h1>
<p>Pages, logs and locks: what happens in the file between your statement and its answer.</p>
<h2>What you will learn</h2>
<ul>
<li>the log beside the file</li>
<li>readers that do not wait</li>
<li>migrations that are never edited</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-03-22</td><td>2027-03-23</td><td>Porto</td><td>Josefa Quill</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="sql-from-questions">SQL from Questions</a> and <a href="full-text-search">Finding Words: Full-Text Search</a>.</p>
</article>
<article id="full-text-search">
<h1>Finding Words: Full-Text Search</h1>
<p>An index that finds naïve by typing naive, and does not find everything else too.</p>
<h2>What you will learn</h2>
<ul>
<li>words, folded</li>
<li>phrases and beginnings of words</li>
<li>ranking that can be explained</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-05-03</td><td>2027-05-04</td><td>Porto</td><td>Josefa Quill, Kenji Aramaki</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="sqlite-inside">SQLite from the Inside</a> and <a href="unicode-text">Text Is Not Bytes: Unicode for Programmers</a>.</p>
</article>
<article id="tables-that-last">
<h1>Tables That Last: CSV, JSON and Friends</h1>
<p>Files of rows outlive the programs that wrote them. How to read them without losing a value, and write them so that others can.</p>
<h2>What you will learn</h2>
<ul>
<li>quotes inside quotes</li>
<li>numbers that are names</li>
<li>a header is a promise</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-02-08</td><td>2027-02-09</td><td>Online</td><td>Bea Lindqvist</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="sql-from-questions">SQL from Questions</a> and <a href="clean-data">Cleaning Data by Hand and by Rule</a>.</p>
</article>
<article id="clean-data">
<h1>Cleaning Data by Hand and by Rule</h1>
<p>Half of a week on one real, dirty table: what to repair, what to mark and what to leave alone.</p>
<h2>What you will learn</h2>
<ul>
<li>looking before changing</li>
<li>rules that can be undone</li>
<li>a diary of every change</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-06-21</td><td>2027-06-23</td><td>Valencia</td><td>Lucía Ferrán, Bea Lindqvist</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="tables-that-last">Tables That Last: CSV, JSON and Friends</a> and <a href="charts-in-text">📊 Charts in Plain Text</a>.</p>
</article>
<article id="charts-in-text">
<h1>📊 Charts in Plain Text</h1>
<p>Bars, lines and small multiples from characters alone, honest at any width.</p>
<h2>What you will learn</h2>
<ul>
<li>blocks of eighths</li>
<li>an axis in four characters</li>
<li>when a table says it better</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-03-05</td><td>2027-03-05</td><td>Rotterdam</td><td>Kenji Aramaki</td></tr>
</table>
<p>The course takes 1 day.</p>
<p>Goes well with <a href="clean-data">Cleaning Data by Hand and by Rule</a> and <a href="terminal-programs">Terminal Programs from the First Cell</a>.</p>
</article>
<article id="hostile-input">
<h1>Hostile Input</h1>
<p>Every format is a programming language for your parser. We break ours, then mend it.</p>
<h2>What you will learn</h2>
<ul>
<li>limits on everything</li>
<li>recursion, and how to do without</li>
<li>fuzzing in an afternoon</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-04-26</td><td>2027-04-28</td><td>Groningen</td><td>Olafur Brandsson, Hendrik Postma</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="tests-first">Tests First</a> and <a href="unicode-text">Text Is Not Bytes: Unicode for Programmers</a>.</p>
</article>
<article id="errors-people-read">
<h1>Errors People Read</h1>
<p>What happened, where, and what to do about it: one sentence, written well.</p>
<h2>What you will learn</h2>
<ul>
<li>the sentence and its three parts</li>
<li>never blame the reader</li>
<li>errors as a table</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-01-29</td><td>2027-01-29</td><td>Online</td><td>Josefa Quill</td></tr>
<tr><td>2027-05-28</td><td>2027-05-28</td><td>Online</td><td>Josefa Quill</td></tr>
</table>
<p>The course takes 1 day.</p>
<p>Goes well with <a href="plain-words">Plain Words for Hard Things</a> and <a href="tests-first">Tests First</a>.</p>
</article>
<article id="plain-words">
<h1>Plain Words for Hard Things</h1>
<p>Writing for those who know less than you and are no less clever. Half of the time is rewriting.</p>
<h2>What you will learn</h2>
<ul>
<li>one thought a sentence</li>
<li>the reader's question first</li>
<li>cutting what you like most</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-02-15</td><td>2027-02-16</td><td>Ghent</td><td>Mira Vandoorne</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="errors-people-read">Errors People Read</a> and <a href="manuals">Manuals That Get Opened</a>.</p>
</article>
<article id="manuals">
<h1>Manuals That Get Opened</h1>
<p>Manual pages, help texts and the first screen of a README, with readers in the room.</p>
<h2>What you will learn</h2>
<ul>
<li>examples before rules</li>
<li>an order for reference</li>
<li>keeping text and program equal</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-09-20</td><td>2027-09-21</td><td>Ghent</td><td>Mira Vandoorne, Bea Lindqvist</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="plain-words">Plain Words for Hard Things</a> and <a href="two-languages">One Program, Two Languages</a>.</p>
</article>
<article id="two-languages">
<h1>One Program, Two Languages</h1>
<p>Texts for people belong in a catalogue. Plurals, word order and the width of a Dutch button.</p>
<h2>What you will learn</h2>
<ul>
<li>keys that last</li>
<li>plural forms</li>
<li>what must not be translated</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-06-04</td><td>2027-06-04</td><td>Groningen</td><td>Hendrik Postma</td></tr>
</table>
<p>The course takes 1 day.</p>
<p>Goes well with <a href="manuals">Manuals That Get Opened</a> and <a href="unicode-text">Text Is Not Bytes: Unicode for Programmers</a>.</p>
</article>
<article id="typography">
<h1>Typography for Those Who Never Chose a Typeface</h1>
<p>Size, line, space. Three decisions that make nearly every page better.</p>
<h2>What you will learn</h2>
<ul>
<li>the length of a line</li>
<li>space as punctuation</li>
<li>two weights are enough</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-03-29</td><td>2027-03-30</td><td>Lyon</td><td>Inès Calvet</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="web-pages-by-hand">Web Pages by Hand</a> and <a href="letters-drawn">Ein Alphabet zeichnen – Drawing an Alphabet</a>.</p>
</article>
<article id="letters-drawn">
<h1>Ein Alphabet zeichnen – Drawing an Alphabet</h1>
<p>A week with a broad pen and twenty-six problems. Taught in English and German; the letters do not mind.</p>
<h2>What you will learn</h2>
<ul>
<li>pen, angle, weight</li>
<li>the family of n</li>
<li>spacing by eye</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-07-05</td><td>2027-07-09</td><td>Würzburg</td><td>Annegret Söhnlein</td></tr>
</table>
<p>The course takes 5 days.</p>
<p>Goes well with <a href="typography">Typography for Those Who Never Chose a Typeface</a> and <a href="monospaced">Monospaced: Type for Code</a>.</p>
</article>
<article id="monospaced">
<h1>Monospaced: Type for Code</h1>
<p>Every letter gets the same room, so an i must spread and an m must squeeze. Choosing, and a little drawing.</p>
<h2>What you will learn</h2>
<ul>
<li>zero and O, one and l</li>
<li>box drawing that joins</li>
<li>ligatures, for and against</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-05-17</td><td>2027-05-17</td><td>Würzburg</td><td>Inès Calvet, Annegret Söhnlein</td></tr>
</table>
<p>The course takes 1 day.</p>
<p>Goes well with <a href="letters-drawn">Ein Alphabet zeichnen – Drawing an Alphabet</a> and <a href="terminal-programs">Terminal Programs from the First Cell</a>.</p>
</article>
<article id="web-pages-by-hand">
<h1>Web Pages by Hand</h1>
<p>Headings, lists, tables and links, without anything in between. A page from this course still works in ten years.</p>
<h2>What you will learn</h2>
<ul>
<li>elements that mean something</li>
<li>a table somebody can hear</li>
<li>links that say where they go</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-01-14</td><td>2027-01-15</td><td>Uppsala</td><td>Bea Lindqvist</td></tr>
<tr><td>2027-08-23</td><td>2027-08-24</td><td>Uppsala</td><td>Bea Lindqvist</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="typography">Typography for Those Who Never Chose a Typeface</a> and <a href="feeds">Feeds, Old and New</a>.</p>
</article>
<article id="listen-to-screens">
<h1>Listening to Screens</h1>
<p>An afternoon with a screen reader and the monitor off, then two days of repair.</p>
<h2>What you will learn</h2>
<ul>
<li>what a cursor tells</li>
<li>announcing a change, once</li>
<li>colour is never the only sign</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2027-10-11</td><td>2027-10-13</td><td>Utrecht</td><td>Renske de Boer, Mira Vandoorne</td></tr>
</table>
<p>The course takes 3 days.</p>
<p>Goes well with <a href="web-pages-by-hand">Web Pages by Hand</a> and <a href="terminal-programs">Terminal Programs from the First Cell</a>.</p>
</article>
<article id="mail-on-the-wire">
<h1>Mail on the Wire</h1>
<p>What stands in a message file, why lines end as they do, and how a draft becomes a letter.</p>
<h2>What you will learn</h2>
<ul>
<li>headers and their folding</li>
<li>words that are not ASCII</li>
<li>attachments without surprises</li>
</ul>
<h2>Dates</h2>
<p>The course takes 1 day. No dates are set yet.</p>
<p>Goes well with <a href="network-manners">Manners on the Network</a> and <a href="unicode-text">Text Is Not Bytes: Unicode for Programmers</a>.</p>
</article>
<article id="measure-it">
<h1>Measure It: Speed That Can Be Seen</h1>
<p>Guesses are free and usually wrong. We measure, change one thing, and measure again.</p>
<h2>What you will learn</h2>
<ul>
<li>a benchmark that does not lie</li>
<li>memory, the other budget</li>
<li>when to stop</li>
</ul>
<h2>Dates</h2>
<table>
<tr><th>From</th><th>To</th><th>Where</th><th>With</th></tr>
<tr><td>2026-11-02</td><td>2026-11-03</td><td>Kraków</td><td>Tomasz Wilk</td></tr>
<tr><td>2027-11-22</td><td>2027-11-23</td><td>Kraków</td><td>Tomasz Wilk</td></tr>
</table>
<p>The course takes 2 days.</p>
<p>Goes well with <a href="sqlite-inside">SQLite from the Inside</a> and <a href="swift-concurrency">Swift Concurrency without Locks</a>.</p>
</article>
<article id="reading-code">
<h1>Reading Code for Pleasure</h1>
<p>A club more than a course: each evening one small program that somebody loved, read from the first line to the last.</p>
<h2>What you will learn</h2>
<ul>
<li>where to begin</li>
<li>notes in the margin</li>
<li>what to steal, with thanks</li>
</ul>
<h2>Dates</h2>
<p>The course takes 1 day. No dates are set yet.</p>
<p>Goes well with <a href="value-types">Thinking in Values</a> and <a href="plain-words">Plain Words for Hard Things</a>.</p>
</article>
"""###
    case "feed.xml":
      return ###"""
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Topics about catalog</title>
<subtitle>How the program works, a page at a time</subtitle>
<id>tag:catalog.example,2026:topics</id>
<link rel="alternate" href="https://catalog.example/topics"/>
<updated>2026-11-02T09:00:00Z</updated>
<entry>
<title>For screen readers and small terminals</title>
<id>tag:catalog.example,2026:topics/plain-ui</id>
<link rel="alternate" href="https://catalog.example/topics/plain-ui"/>
<published>2026-11-02T09:00:00Z</published>
<updated>2026-11-02T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>No borders, one line for each change, and the cursor where you are.</summary>
<content type="html"><![CDATA[<p><code>--plain-ui</code> draws no borders and says each change in one line. The cursor of the terminal always stands on the selected row, so a screen reader follows it.</p>
<ul><li><code>NO_COLOR</code> turns colours off, and <code>--color</code> decides for one run.</li><li><code>--no-mouse</code> leaves the mouse to the terminal; <code>M</code> does so while the screen is open.</li><li><code>--pictures off</code> draws none.</li></ul>
<p>The screen speaks English and Dutch.</p>]]></content>
</entry>
<entry>
<title>A screen as text</title>
<id>tag:catalog.example,2026:topics/snapshots</id>
<link rel="alternate" href="https://catalog.example/topics/snapshots"/>
<published>2026-10-05T09:00:00Z</published>
<updated>2026-10-05T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Print what somebody would see, for a bug report or a test.</summary>
<content type="html"><![CDATA[<p>No terminal is needed to see a screen:</p>
<pre><code>catalog open monsters --size 80x24 --keys "j j enter" --snapshot</code></pre>
<p>The keys are pressed one after another, and what the screen then shows is printed. <code>--snapshot=json</code> prints its state as well: the layout, the selection and what has the focus.</p>]]></content>
</entry>
<entry>
<title>This list is a feed</title>
<id>tag:catalog.example,2026:topics/feeds</id>
<link rel="alternate" href="https://catalog.example/topics/feeds"/>
<published>2026-09-07T09:00:00Z</published>
<updated>2026-09-07T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Topics come with the program, as an Atom feed that it carries along.</summary>
<content type="html"><![CDATA[<p>What you read is an Atom feed (RFC 4287), compiled into the program like the monsters and their pictures. Each entry has a title, an address, a date, a summary and this text.</p>
<p>The addresses begin with <code>https://catalog.example/</code>. That name is reserved for examples and leads nowhere; the texts are all here.</p>
<p>Begin with <a href="https://catalog.example/topics/list-and-detail">A list beside its detail</a>.</p>]]></content>
</entry>
<entry>
<title>What is kept, and where</title>
<id>tag:catalog.example,2026:topics/what-is-kept</id>
<link rel="alternate" href="https://catalog.example/topics/what-is-kept"/>
<published>2026-08-03T09:00:00Z</published>
<updated>2026-08-03T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Three files, all yours, all in the usual folders.</summary>
<content type="html"><![CDATA[<table><tr><th>What</th><th>Where</th></tr><tr><td>answers and items</td><td><code>~/.local/share/catalog</code></td></tr><tr><td>places to come back to</td><td><code>~/.local/state/catalog</code></td></tr><tr><td>settings</td><td><code>~/.config/catalog/config.json</code></td></tr></table>
<p>The variables <code>XDG_DATA_HOME</code>, <code>XDG_STATE_HOME</code> and <code>XDG_CONFIG_HOME</code> move them, and <code>CATALOG_HOME</code> the first alone. <code>catalog doctor</code> prints where they are.</p>
<p>The built-in lists work with nothing that can be written.</p>]]></content>
</entry>
<entry>
<title>Searching the store, with and without a network</title>
<id>tag:catalog.example,2026:topics/the-store</id>
<link rel="alternate" href="https://catalog.example/topics/the-store"/>
<published>2026-07-06T09:00:00Z</published>
<updated>2026-07-06T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>What is asked, how often, and what answers when nobody does.</summary>
<content type="html"><![CDATA[<p>The store search asks the iTunes Search API: on Enter, or when nobody types on. An answer is given again for an hour without asking, is kept for a day, and stands in with its age when the network is away.</p>
<ol><li>The network answers, if it is there.</li><li>Then what was recorded of the same search.</li><li>Then what is stored, and a bundled sample of free things.</li></ol>
<p><code>--offline</code> never asks the network.</p>]]></content>
</entry>
<entry>
<title>Columns, order and limits</title>
<id>tag:catalog.example,2026:topics/choosing-rows</id>
<link rel="alternate" href="https://catalog.example/topics/choosing-rows"/>
<published>2026-06-15T09:00:00Z</published>
<updated>2026-06-15T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>What list can leave out, and how it sorts.</summary>
<content type="html"><![CDATA[<pre><code>catalog list people.csv --where city=Ghent --columns name,city --sort name</code></pre>
<ul><li><code>--where</code> may come more than once; a row must have all the values.</li><li><code>--sort</code> puts numbers in the order of their value and text as people sort it; rows without a value come last.</li><li><code>--descending</code> turns the order round, <code>--limit</code> cuts it, <code>--count</code> prints only how many there are.</li></ul>]]></content>
</entry>
<entry>
<title>Lists for scripts</title>
<id>tag:catalog.example,2026:topics/scripting</id>
<link rel="alternate" href="https://catalog.example/topics/scripting"/>
<published>2026-06-01T09:00:00Z</published>
<updated>2026-06-01T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Five forms of output and exit codes that mean something.</summary>
<content type="html"><![CDATA[<p>On a terminal a list is an aligned table. Everywhere else it is one item a line, and these options choose:</p>
<table><tr><th>Option</th><th>Form</th></tr><tr><td><code>--json</code></td><td>one document</td></tr><tr><td><code>--ndjson</code></td><td>one object a line</td></tr><tr><td><code>--csv</code>, <code>--tsv</code></td><td>a header, even when there are no rows</td></tr><tr><td><code>--plain</code></td><td>one item a line, nothing aligned</td></tr></table>
<p>What is said to people goes to standard error. A search that finds nothing ends with 1, wrong use with 64, bad data with 65; <code>catalog man</code> has the list.</p>]]></content>
</entry>
<entry>
<title>One letter, many people</title>
<id>tag:catalog.example,2026:topics/templates</id>
<link rel="alternate" href="https://catalog.example/topics/templates"/>
<published>2026-05-18T09:00:00Z</published>
<updated>2026-05-18T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>A template fills the text and the fields of a draft.</summary>
<content type="html"><![CDATA[<p>A template is a text file with the fields on top and places for what each item says:</p>
<pre><code>To: {{name}} &lt;{{email}}&gt;
Subject: Your order {{id}}

Dear {{name}},
{{details}}</code></pre>
<p>With <code>--all</code> every item of a source gets a draft of its own:</p>
<pre><code>catalog support people.csv --all --template hello.txt -o drafts/</code></pre>
<ul><li>A place that no column fills is an error, before anything is written.</li><li>Files that are there already stay, unless <code>--force</code> is given.</li></ul>]]></content>
</entry>
<entry>
<title>From an item to a support email</title>
<id>tag:catalog.example,2026:topics/drafts</id>
<link rel="alternate" href="https://catalog.example/topics/drafts"/>
<published>2026-05-04T09:00:00Z</published>
<updated>2026-05-04T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>The e key makes a draft. It is never sent from here.</summary>
<content type="html"><![CDATA[<p>Press <code>e</code> on an item, or ask for the file from a script:</p>
<pre><code>catalog support monsters cat-bot --to help@example.org -o draft.eml</code></pre>
<p>The draft has what the item says as text, its data as JSON, its picture, and where it came from. Lines about the program tell its version, the system, the terminal and the language; <code>--no-diagnostics</code> leaves them out.</p>
<blockquote><p>Nothing is ever sent. Your mail program opens the file, and you decide.</p></blockquote>]]></content>
</entry>
<entry>
<title>Looking into SQLite files</title>
<id>tag:catalog.example,2026:topics/sqlite-files</id>
<link rel="alternate" href="https://catalog.example/topics/sqlite-files"/>
<published>2026-04-20T09:00:00Z</published>
<updated>2026-04-20T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Tables of any program's database, opened for reading only.</summary>
<content type="html"><![CDATA[<p>The table is named behind a number sign:</p>
<pre><code>catalog open app.db#customers</code></pre>
<p>If the file has one table, its name can be left out. If it has several, the message lists them.</p>
<p>The file is only read. Nothing in it is changed, whoever made it.</p>
<p>The program's own memory is a SQLite file too: see <a href="https://catalog.example/topics/what-is-kept">What is kept, and where</a>.</p>]]></content>
</entry>
<entry>
<title>Opening JSON</title>
<id>tag:catalog.example,2026:topics/json-files</id>
<link rel="alternate" href="https://catalog.example/topics/json-files"/>
<published>2026-04-07T09:00:00Z</published>
<updated>2026-04-07T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>A list of objects is a table; one object a line is one too.</summary>
<content type="html"><![CDATA[<p><code>catalog</code> opens a JSON file with a list of objects, and NDJSON, which has one object a line. Keys that first appear in a later object get a column like the others.</p>
<p>Numbers keep their digits: they never pass through a binary float on the way to you, nor on the way out with <code>--json</code>.</p>
<h2>When it is broken</h2>
<p>The message names the file, the line and the column, and the program ends with 65.</p>]]></content>
</entry>
<entry>
<title>Opening a CSV file</title>
<id>tag:catalog.example,2026:topics/csv-files</id>
<link rel="alternate" href="https://catalog.example/topics/csv-files"/>
<published>2026-03-23T09:00:00Z</published>
<updated>2026-03-23T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Rows as they are, with every digit they came with.</summary>
<content type="html"><![CDATA[<pre><code>catalog open people.csv</code></pre>
<p>The first line names the columns. The format, the delimiter and the encoding are found from the bytes; <code>--format</code>, <code>--delimiter</code> and <code>--encoding</code> overrule them.</p>
<ul><li>A value is the text that was typed: <code>007</code> stays <code>007</code>, and <code>1.10</code> stays <code>1.10</code>.</li><li>A line with too many fields loses none of them: they get columns of their own, and a note says so.</li><li>Columns without a name, or with one that is taken, get names of their own.</li></ul>]]></content>
</entry>
<entry>
<title>Finding a row again</title>
<id>tag:catalog.example,2026:topics/filtering</id>
<link rel="alternate" href="https://catalog.example/topics/filtering"/>
<published>2026-03-09T09:00:00Z</published>
<updated>2026-03-09T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>The filter takes plain words. It has no language of its own.</summary>
<content type="html"><![CDATA[<p>Press <code>/</code> and type. All words must be there, in any order; the last one may be only begun. Case and accents do not count: <code>senor</code> finds <em>Señor</em>.</p>
<blockquote><p>A query is plain words. Nothing that you type is a command.</p></blockquote>
<p>Esc clears the search. <code>n</code> and <code>N</code> go from match to match.</p>
<p>The same from a script:</p>
<pre><code>catalog search --from people.csv smith</code></pre>]]></content>
</entry>
<entry>
<title>How the columns share a window</title>
<id>tag:catalog.example,2026:topics/split-layout</id>
<link rel="alternate" href="https://catalog.example/topics/split-layout"/>
<published>2026-02-23T09:00:00Z</published>
<updated>2026-02-23T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Two columns where there is room, one on the other where there is not.</summary>
<content type="html"><![CDATA[<p>From 80 columns on, the list and the detail stand side by side. In a narrower window one lies on the other, with the way back in the corner. Nothing is lost when the window changes.</p>
<ol><li><code>m</code> changes how they share it: the list beside the detail, over it, or one at a time.</li><li><code>t</code> hides the list, and brings it back.</li><li><code>&lt;</code> and <code>&gt;</code> make it narrower and wider; <code>=</code> gives it its usual width.</li></ol>
<p>When a layout surprises you, <code>F12</code> tells why the columns are laid out as they are.</p>]]></content>
</entry>
<entry>
<title>The keys worth learning first</title>
<id>tag:catalog.example,2026:topics/keys</id>
<link rel="alternate" href="https://catalog.example/topics/keys"/>
<published>2026-02-09T09:00:00Z</published>
<updated>2026-02-09T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>Ten keys for a first day; the question mark shows the rest.</summary>
<content type="html"><![CDATA[<p>Arrows, Enter and Esc are enough to read everything. These come next:</p>
<table><tr><th>Key</th><th>What it does</th></tr><tr><td><code>/</code></td><td>filters the list as you type, or asks the store</td></tr><tr><td><code>s</code></td><td>sorts the list by a column</td></tr><tr><td><code>r</code></td><td>loads the list again</td></tr><tr><td><code>e</code></td><td>writes a support email about the item</td></tr><tr><td><code>o</code></td><td>opens the address of the item in the browser</td></tr><tr><td><code>y</code></td><td>copies the address of the item, or its text</td></tr><tr><td><code>H</code></td><td>goes to the list of catalogues</td></tr><tr><td><code>:</code></td><td>finds a command by its words</td></tr><tr><td><code>?</code></td><td>shows all keys</td></tr><tr><td><code>q</code></td><td>goes back, and quits from the first place</td></tr></table>
<p>Other keys can be given to an action in the settings:</p>
<pre><code>catalog config set keys.next "j down"</code></pre>]]></content>
</entry>
<entry>
<title>A list beside its detail</title>
<id>tag:catalog.example,2026:topics/list-and-detail</id>
<link rel="alternate" href="https://catalog.example/topics/list-and-detail"/>
<published>2026-02-02T09:00:00Z</published>
<updated>2026-02-02T09:00:00Z</updated>
<author><name>The catalog project</name></author>
<summary>What the screen shows, and what opening a row means.</summary>
<content type="html"><![CDATA[<p>Every place in <code>catalog</code> is a list beside its detail. The cursor moves through the list; Enter opens the row under it, and the detail shows what there is to read.</p>
<h2>Two things that are not the same</h2>
<ul><li><strong>The cursor</strong> is where you look. Moving it opens nothing.</li><li><strong>The selection</strong> is what the detail shows. It belongs to the item and not to its place: sorting, filtering or loading again keeps it.</li></ul>
<p><code>J</code> and <code>K</code> read the next and the previous item without going back to the list.</p>
<p>More about room for both: <a href="https://catalog.example/topics/split-layout">How the columns share a window</a>.</p>]]></content>
</entry>
</feed>
"""###
    default: return nil
    }
  }

  static func base64(_ name: String) -> StaticString? {
    switch name {
    case "blowgun.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAIwAAACMCAYAAACuwEE+AAAP/klEQVR42u3df2wb5RkH8K/Pr2M7jt1QJ2kSL91KCNCWJOu6aKwwBpQBo9P4UbROFaAWVRsSlKGVbWItbECqTZM6bUhoGisLQqwTEy1MWgvSaIGJH9miKkrTJittgCWymwQHghPH5/hi74/4wtm+n87Zvh/v+1fjunV89/HzPO/7Pnd2rNzWhuUMhvO0A9gIAD7OtS9OUt5Mkmt2uAnoKH5kkhzY9z+G59J6FHMsM0kODjeJ+DhXIk5S3dmHT6YJO7ic38tRDBgBkv0AmunpLQ2Whc9YAICvqwU6fgAjAPYWi0cTGIbztPs418txkmqlp7U8WPihMxpkM8JInKRu1wKH0YBlB4BTFEv5sQBAvG8MmSSn6+tlz+Wp7LnVBwzDedr9rP88gB56SiuDpZRosqPHz/rPZ0uN4sEwnGdHJsnRqFJBLKvrvAgE/SVHEyep1kySU4w2jEIK6qGzncpi+cvjN+HoE5vLgiZ7rnvk0DByWOjprDyWlsYAWhoDZUPDpygpNIxYzZJJchSLQbB469rAuMuPJpPkesRqGkZkqvUyTUPGweKvb0PdxVeXHY3DTeDjXC/LgmE4zw5a4BoLi8NJ4HCSiqCJk1RrfmpihKmI1i3Gw7L0iXcSuP2rAKDc6SknNTHCVERPqTGxAEBsfBiJ6Lmln8uJRmiD4aMLTUXmwVJuNNnU1C6MMBvpaTUXlgpEmo1CMPvpqS0dlptCgfC+K2vgFcw+9cAiRPOHbV/IjQr6o9kPAEw21NAWhRJiubIpFqrycdizwQOvm+iKBQD6hiaw69nC5+qMppnhPO2EpqPSY+Ef59HcdPcNumK5p/s4EiIwnCs8erdEbGTo6S0NlpDLASEWIZr+E71g3IGSY/G2N+n+/hgf59pHT7P+Be7HMynMx8U/3dPT03il56WCx42Oxce59jFxkvLSU63/bCiR5HCgn5VFc/DRh5BZ4EyBJTu99jq9rcEDDkIzUymmztxCGh+xTlx/eS1YtnBazbIsht57E23r1xgeS/Z9+hm60Vj6dZYbbrsetbW1kpHmxaeextwcZ2gswOKGJA0tJcbS0hhAcPVabHvwflk0r79yQhZNpbEsFb30tJcWCz91DjQWj8YoWCiYMmHhp87FoDESFgqmjFiEQ6mm4dEYDQsAOOq2tmcog/JgEU6d5+Y4vP7KCUxPT4u+Vm1tLfa9GUdsasYwWGiEqRAWAKiuJoqR5sG2TM6GZaWxUDAVwqIWjXDD0ghYKJgKYtGCpt7vMgQWCqbCWIRomr7cKbqNcHDAgXAqYwgsFIwBsAinzvl7T0bDQsEYCEsiyeVsWBoRC51WGwiLkabONMJQLBQMxULBVBxLyOUoWCijWHIHoVhyG7bn4x4c6GeRSHIUC40w8liAz1dXKRYaYRSx8KPKx2FX5+KfKRYaYXIK3K8E5kJSz+s/0bu49kCx2BdM/mxIqbP/xaeeRmx8mGLhf+/qdat+aeepM7eQRt/HaXwtWAVnVbrg37Asi5GBQbStX4PkbNTWWGwVYeTWWer9Ltx09w2Knf1To8O2xmIbMGoX5W7beadi6+TYeMy2WGwBRssKbt3FV2PXk7+TRdN/olcSjdWxWB5MsTcgLAaNHbBYuuhd1g0IGQZt69dgZGBQ8hLX6QtRVNfXY0WN2zZYLAtGr43EltYvIvLRBVk0MWeNbbBYMiXpueusprN/4Og74p9EC2KxHJhStCho7ey3MhZLgSllP4taNFbCkklyYIajBffIs0SLZrman+SuVjRqD66WY+j8YBpxLlVwHANBP9Jr6wBYYLe6nJ1yZz6aws/+EcWeDR5U+ThTY+Ejh9K3wAFAajYBZ/bPhGLRvjd0oJ9dQmMmLHJRRG7Mewi8ZgdTyR5cHk2932VoLMUCyR8+4kLazGCM0LCdSHIIe4ihsCwXSCDox9WrvOFjQ5M5PUILF9fCYdZZEu3uFz8ms29/iHjfGGJTM6qxeN0Et6xrCD+8+8foff0dTJyJ4Pb7nixoKBPeB5GYEUsVyyFBsSwdk3jfmOrnN7c0Yvtt23HnrVvReUUHAOQAOXvubMF7FQ5iNix8D+7BARdGowlbY9EC5LK2y/CtazdjVcMq2ec/c+hPOT97Lq03Hxixhu1dnRkcHFis3e2MxeEmcK7wiKah3tff4aOIqjFw+pToHa+EgzEjFn7s6szgwI+usX1k8VxaX5A6AOCOnVsxcPqU6v/npb8fLqhx8u/jzJgBi9QXPQDA8JtvYWw8Zus05HATUTSRsXHcuO1m1WiGjr8QFv7sqvGaJ8IIZ0Oj0QR6LwTCUs9948hrmPn4nK1rFh5N/ohNzahG88bIJwXTaVOAEZs6HxuaDMmh+eMT+5cuB7FjgZtJckifuiD6d2rQvPC3Q6LHwPBg5NZZTk/OhKR2jHk0H/7niG2xCN9H/k0FlNCITafFvoeCMQsWfur83e03ovWyNdKF23NHFDv7rY6luaURbxx9C80tjarRHHrlUM7PPuIydoTRsoJ7+wO/wNprvwm5mkYOjdWxvHv0bXRe0YF3j76tCs3E5AQiY+NQql8MA6aY5f4tW3cWhcYOWPjFuVUNq1Sh+eebx0WLaEOCKXZvqBg0dsLCDzVolLYDciBVsuNOr43Ed473YeTsh5Kvc90dN2P8k4TtsAjHxOQENm25uiD18JCEjws77PIHMTsWALhqcxcASKJ548hrODjgsC0WABifnMDsXLzg8XxAfP3iMNK0uhQtCldt7pKdPe3qzGB1ndeWWAZOn8KN225W3CdSql8qAqaU/Sxa0NgZi3OFR7JOkatfyg6mHM1PSmgolsX3LrVhKba9UBEw5eyUq2paLbr3ZLbu/lJh4dOOFBq5QayGRTB1DgENSy0RFEthVHW4F3uSmeEo4lwKnkvrofS11MSiWAAsblgCDeHTkzMhikX6vafX1sGr8ncr6ToMbdg2Phatg6FYKJaKg6FYrImlJGAoFuti0R0MxWJtLLqCoVisj0U3MHJYANBLQSyCRRcw/BuXu553z+//ZftLQayAZdlg+Ot6lbrNR6MJbHnsuO0vBTE7lmWB0XoReGxqBhvueppeCmJiLECRK73McFR1b0X+aG5pRP8L91Ms2WNxpOcwBodOAwDu+t52Q2PRDEapuBXOivhUJPX3/KzJrlgCQT9qqn05HW9i0cZIWAANdwLnU1BGoV65ZV1D+JFOJnBNoxMnpx34bK7w+Z/NcTj87zC+0xXCihq35bHE+8bALeR+F1MyMY+Z2GzOYzOxWRBCcP011xkSi6oIozaqeN0EezZ4sKHh8wug5lIZ7O1LSkaaQNCPo09sLog0ZsYivDtlFcupuvw0/wN3+MRIyIhYFCOMlqjy8w3OwOqAM+dxl9MBuUiTTMwXRBqzYckkOWAhDXZ4AtzkLJIffIJUJIZMkiuIKmrGrd//YSC4MmhILIBMP4yawvbzqJIKQaLPvNrlwP4uN/b2idc0sakZbHnsOI4+sdkUl4IIIwiAZd2dUmoYFYtoStJS2O7vcqPa5VD1Qkrpib943GhY9AbidRPZNBUI+g2LpQCMtqji0vxiSmhEc2aZD1ipIkhzSyPOPfI4mLog0tEpND36sOKxNmIKXkpJicELukcVrempEgeslCnG6ya4rnVl+NvTntC9j+wFUxdc/GDWBfFgWwbdU+bCsgSGGY4qHqh9V9YUFVXE0NxziRPd0cpgKReQrxMv1ld5gOpAKP3AXUtYjBhVdSl6hVFlV2cG630u3V70+fMLZTtgZQcyjxCqs0+oDSB9byGWdHQKB/pZ02FZArNwcS0gkU9HownMx2sAnz4v+Ox5V3g0+mmoVFgqCkQ4ZLCsfewh0y5IEkD+Xq8A0N07q0tK6p9M4dhQ6bAsZ49r2UBUYhn+9W+lZ4omWL0mwl9WrvBdLpq5VEY2FekRWZaLpWggKrEwf34B73HiWHxdLTDDIPnCS4Xmr/+rCo9Gp0OlytvOD6YrA0QDFkzH8GotG0YEIZh0ELGwqDcauVRU7ry9us6Ln1TVQxcgGrEAhffC5Y+B0iWqRhmMVC6Vu0i7u3cW/ZMp1alIakYAKN8tQO1Ir61TdWH5aDSBV2vZcCPRb9anFsuZeVbzZqQpwOiJZm9fUvIg+bpadP1kedubEAj6FZ93bGgy1Bb+Lw7OfVo2LAAk6xe9PjQVBaMHmv7JlGxrQynCcHptHXxdLYrRJpHksDsyisum3y8ejgYsABbrF5MPRs2nthg0cqnIucIjedM9PQZ/Gws1cEajCeyOjGJr1YXwmXm2ZFisUL+oAlMsGrlUVK4QzMNRm6a+MTGiLtoUgcUK9YtqMFrRyKUiveuWUqQpWTRFYLFK/aIJjBY03b2zkqmoUuFXS5r66VREVyxWqV80g1GLptRTaD3gaL2323KwWKV+KQqMGjRGSUVSI5PkZDclfxNs1hWLVeqXosFoRVOqKXSxWOSu2LxlXUN4V/VFumGxUv2yLDBq0XjdpKRTaL2xHJ5vCumJxUr1y7LBqEHDdDTZGouV6hddwMihMUoqqiQWK9UvAMBkdHoz+Qtkcl+hYhcsVqtfMkkOxOEmEQDNevyH6bV1qMEikrRB3iTfqlkJLEv1i4n7X/KWJCLEx7kScZKCVYfU9NnrJniGbQgtJWUNWIQrwTkzKovXLz7OlSBxkuoG0GNVMFK9yokkh02xEbwbaEVw5UWqsEylF7ApNpK77dEsjcZq9UucpLoZWHzI1Qqj0QQ2xUaKxwJgd2QUUrvcVqpfhLOkk1YG43AT2QZrsU1StVj4ccfcqOXXX7LjJJMm7CCAiJ3R/Or5PUVj4dGJ7XBbqX4BEEkTdtCxclsbGM6zw8p1jJopdnNLI+4NzeK+yS8hyDhVYxEW0edCly/92zPzLL46ela0pjLL3bPyxs40YZ/ja5iTsMGQizSRsXF0985iU2wEU+kFTVj4IvoHnsmwheuXk3wNgzRhB32ca8TuaISFsBYs/Dg2NBniC2Ar1S8+zjWSLV0+3xqIk9TtsMlQg0YOi1wTFl8AW6l+EdpYApMVtJOiUfi0Zft6pFLLaDSBrVUXwhZaf9nJRxcAcKzc1pbzt37Wfz5OUq12gaPljub5TWBaL/43UhOZ2lQ045m5JH8dpiD8ZCy0OqlXpBE72WqvtjTtB0mkTCkAkybsoMNNOmCjoYRGLjKonfWYrX5xuElOKpIEY8d6Rg6NUhrh761jsbEzTdjnRN9vfg2To4nz7MgkuR6TrkwuKxzzGPSqg8xQv2SSHBxu0iEWWWQjjCDSPOdwkw67rNEIo4aWk+twE1VXVxq9wFXCogiGT0/ZStlWKUrrkCuATVC/7JzxzFyihEUVGGG0AWC7aKNlmG3ZP3suO6TqlWWByYs2HdmIE6FMlAtgg0GKZM9dh9qoorroVSWO87QD2JgVuy9OUt5Mkmu2W6EsLBz572rwugmYjqaKpKNsARvJtuB2Zx8+qRVI/vg/uH/t74HmeZQAAAAASUVORK5CYII="
    case "fire.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAIwAAACMCAYAAACuwEE+AAATjUlEQVR42u2dXWwc13XH//M9u0vuaimSFkXqK5TD2I5oJJbFQEWUwhBsBwYCvenFaF0DCqAHPRR5U+pCQNA8OX1JgQJRoCSNgDZ9aZsigFqkRkyhQhTXLqRAdZlKlilSokRSIrkUd2d256MPy5VW3Dmz83HnY3d5AD+YIndndn/zP/9z77n3cgPPn0SYyMnGIQCvADgKYArAIGfoI7aocNiOxIIzdNsWlQUAywCuArgC4OONqvj7UK8bBJhNSM4AeAvA7u2vp6PiHoBfAfhhEHh8AdMEyqleelIBoEsV87xfcDwDk5ONH/UaKNm7VzlBWwEAVAcOQht6qVtv9/xGVfy2l1/kvahKTjau9Ros/bcuPYEFAORHNyGV5rr1lk/lZOPaZgYJDkxONt7hDP0agMlegUXQVtF/65Jj+hH0Ujff+iRn6NdysvFOIGA2//AnvVTtiOUl5GY/JP9dfnSzq+9/87v+iRs0vBssvVQ6iOUlZOeueDbBXR4kNLyTZ+EM/UIvwSJoq55gqYO12BOKyxn6BSdP46QwF3spDQnaqmsaaklLK7d74nPZZOCiKzCbpXPPGFzO0G0/sNQBW+kl8Z3cZKIVmE356anSefDOb0glPV7I4NRwH+l3eihONaemZoU500uwZO9e5fSaRsLy/T07MKFKzsBsLKLH4swzwPSaujSP4DrB8t5oAQBwLK9CkdSeK6/dVIbvNXVRl26QPmRcFfHeaAEZ/mmm+nrWOWt18aivq8o0gHmrF+5YKs2R6jCuirjwhcFnYAGAPx3K9XS11BRvAQC/KTVd36IgaKvILHzi+G+KpOLc2I4WWABgQpUwroqO1VKPDOI1YndONg7xqDc/dX8qenCd/Lcf7+sjDS4AvJZXiWppsdeaxF7hUe+U61nfcmrYHZaG+XWKHcv/02tp6SiPeltlV6ciyrfUx1r6274GlZb0mtZr5neKBzDYrXfHGbo9cO+qa0XkNU4TYPWY+R3kOUMf6da7U1ZukoNzlMl1S0uU+RW01Z6ghTP0Eb5bJxrdUpEX3+LH/LoZ6m4KW1Q4vltvjvoSx1XRk29xircH+xxHfgVtpWfml7oSGKk0R1ZF58Z2BH7dDM/hT4qic/pb+nQbmE41ulS5GzQVeVWZXqiYug4YyuiOqyLeHuwL/fpuKtMLFVNXAcMZuk0Z3dPD/b6qonYqQ1VM3a4yXQWMsnKTo4wuNVobVGVO7nSelMwsfMJ0jqm+kmEa+Zl/QW52OvH5K74X1CWM0aXiRDHrqDJAvd+G1T1l5648MfCCtoLs3atcktDw3a4uxwuZ0EaXCmr0l1VqcprcbECzDUzI6F+fd/w51c/CIo7lVRwvZGJJTWnxSl0BjFSaA1UZRaUujXhvtBBZanJbmptZ+CSRKYmuAIYqZ08HHNH1a4DdUpO6dCOy905iSqLjgeEM3XYa1WVdGQVNTWF2fRDKD9umpiiB7EpgKLP7WkyweElNQdNH1qy0V9dHN2NNTR0PDPUUshjV9Zua3Mp39cF1XyaYM3Sbas1IMjV1NDCCtuo4yXi8kGE2qusnJlQJZ4mmLL/lsJ9+4ThTU0cDI63fdfz5kT45sWs6UcySfkbQVpCbnQ5l5N28UhwDep2tMEQ6eoP4UAO9xz6TqZ/xogZUe0ajrTTqEeauBIaqjlimI2GfCeVbVd/QNPyMUxtEQw3coKHU5eTOnKtXiqORq2OBoXI8y3Qkfc2ofxH7rUB+5sf7+nxDQy2JUST1iXJOqBKZmqJu5OKTVonmmVg/Twc1CvpChs3IrvyNGvjhOij8LivQazSgcSuJm6FxW8r7nWHlGeV8b7SQSCMXnyQszbsoCNoKsnNXPBs3J/+iSCqTqQD5GzWIk8bTD2nYCuRlGtC8v7fYFhqpNEcu5R1XRZwoZlvSHtXIFeUCu8SAobbc8FJOUv6F2mnBr29phuXJz/dbgV/zWF4ly+0GNBQsAN2eQTVyRbnALhFg3JauetkLlzcqjmQcUARmvqUF5EkjdLl91sfCuUacHS2QqunWyBWVysQOjFuediuVn7no6jop/6x8C6sSeys0bulpa5wa7mtJRU6vGafKxAqM25YbzaYtqOF9tU9hnoq8qI/f9PT+3iJZPTXD4nX9VJzLeGMFxuucR7tqiTK8YcZfvMAQxvxuhcat5D47WvC12M5tGS9rlYkNGDff0gJMgE0HxwQjlLq4pSJW5tep5G7+osdVET8/ONg2DTkF5WVYq4wYByxiecnXRoJe+kBaDa8Uqbo0m9/qhxIzaC58YRAfPdafpNSgKvlGIYMfLOotnYeNnbJYraGPXGE4Q7ep0cdxVXQcsXTbEYEapwlaIbUzutTfsIoMz+FYXsWxfLiU6rqMl+gZSiUwyspNzm2d85sF5zxOzURTJfWQFAyYIOVy2BI7qqA6DKkG+dQB45aKGuucX+1TyL1wndSEs5yf7gGBD6QuYUrwtAU1x6TXNGaTkpEC45aKGlWAXynlDI0d0CGUQpw0mFRMrINSbFa7l0cGjJ8tNygp9dMU9JwsxK4QLMZlWIebYqcWGL9bbrhN10fVFMTCh7Aal2EZGZ4j59RYpKVIgAmy5Qa1QjGKflWW/kP5VrWn0hIfhboE2XJjQpXI42badaglXeWoJ/WOSEte5uliBybMlhvUdH0DmtzsdOiTXaNIIfywlaqqiUpLLLa75+NSFy9bbrTrhRW0ldDmLSqjmraqiWpVDbvdPVNgqIvxs+XGhCrhr0YykXyIfuaMOr1qolpVwyo0U2CoiS6/W26061BzigfV9k83q4lDt9SUFj8zoUqR+BhmwLitpQnS2HSimMXPDw627RtJ0uym3c9QPiYVwESx5YZTCwAVj0wrdrPrBiYraMJcNzUhG2bxPhNgotxyY0KV8PcHh/D+3qIrOO2Wl8TtL1hBE+a6KWWnWlw93VeUZpfllhuNFoDpkoZLaxoul+0nvR9ujdLNqSLuaKTAoP0z6kn9yWiyOet/Np6aLhH0EmpJAkOloyg29GmAU7Fs3Kka2CuLbftIkix3g0DTWKLLwvg6vn4I4xsaGGrLjaj3l8vwnOfXT7rc9QqNsM+E9DWDqRqOqyJuaezuPzQwVKMT1WOaRCSRjpyg4XdZ0H6htCifsN9yreCE/VaglFQ3vlILMGEqpfAKE8OWG0lVGVGAmz1TQSdH6CqJSkdJ7ABFPZ29HFRpHXROiQ8Hi3M9H/eGhF78Q68G1etM9UZHCgzlX6LeTLkT01GoNLCLvUpSvdHRKgzhX8IsWd1OR2wjSHN8hCkp3f4liiezWyJoMz0f/A2dTVOa/EvgcnrXSP2/7WBXVrNeUJYq/7LvAFDIA/cXtglhpTDUBBbrnBm7f5FlYGwM6M+nRmXSMPAYGhiqc8vv+qDU+Zf9B55Vmi4NW1TjBYaKtJTUgZ/KZmDGxra9DDOFcSipvTQ6pdq/7Bqpp6LmmHy5o79gqrHMlPPxj/SmNQL7Fyc4UuRlgsRSje3gZVcCw0xdukRlUlFWZ80KtvbHB90FqtEHYt3nYX7O+57Kb24T4HdZwfyLGxT9eeCLE8AfZjruC76tm4TpDbYjVWBgvB7+5DWF8MP1/8TJpz+3FnlY93myCmJWbrqpSyMOvQx8fhuoVjsMmNY5I1Mtxq8wcVU6kY9ByDJw+Ii33/3j14B/vxT752AtBncOLLvttj0MAHzlMKB4nCztzwNTRzvm1mY05xlpM7szfmCcZM1J/lJvdMfG/P1NB43NUKtBTSWfADAOlN7SDFQsuzNg8ZOKtsbhI/W/jysl3Q/2NVFjMJbcHz8wVNypdkiHm59UtDUUpe5nZDnVt/i7x84G3RIzduzAULLmZVF84jF11H8qcvIzXznccRWSIqkIs8lzYGAoWaOMVmriixPhYWn2MzGYYPNz/19TxbIdK6SyEG41RwjTu4Og2ky3shxiPGobEzSsrEGYCim0h3GqlC6X7VieoETSUAdBM11yHlg1csMJAuNAq17T0pWWZBl4/c3oYNkKTQRGOMiqR0rpg85SswGGML6fVlICzK4R4PVvth/2ZwkN4+opyChvxbIdld5Uiwh7qkkoYIzssO2nnGP5BLUH5U3gj74evHQOUz29/k1mg3tBxmDuVA3Hub6w/iU0MLaocE5bigXxMUzj8JH4VMUpFCX4oGCK/UtoYABgvX+MiY8JM8HW4lmUFCykUxQmqSlIQfABBUx2KHlgKB9DUc5Seh1jYCdSEwyuxW+6ntFqjuMvYVoamAJTy+/xRXmipXWHRRDVpR7UavFAOoCh6L2lGcmU12laGhLyWoKoLp2Ohu3UAEPR+7OljeQqpS4Iv6rrlo5SdUgoRe/lsu2r3cG4zqABsJDvHmB8PkTUA8oqHTEDxhYVrjpw0LFa+re1SmRPVOojBLx+H56KZePXxGdN+czEgAGAWv+o489/8XA7LcWRji4uP3ZWF4cHORXAmOoO0vz6KbFDpyVZSc+3HuJa/Dw8FcvG360Yvh7kxIFxy5V/u7ge2ZPVjeH3obm4/Nh5KkAtkm0oqQCGMr9+VMacFcKN+lZTdJxewGvx89C4qYv23CTzW2IKjC0qXGXkq6FVpvZbsWfVxVr0t/Lze3fXYlMX5sA0HLnThOQtzcB5j9CEUpm1Unq+/QDX4udhmdFqZGWkD70QyS1FYhhWB190/Pn5xceeR397UWX8qsu5+VWiACkymWiMDZhafg852eV19NecFYJVTCsP00OAz2vx85CcX1wnl8GWR6ci6y+JrCShJPHXaxX880rZm2f8UPKfmkopSkk+rsW4LnpWl+mShvOL9LgLq2mAWIExskPkoNH37655rpp8p6b7C4CegkpJ133twun1PKWKZeO7CxUyFWlDL0V6W5EOeujFgzZ1yOd3Fyqe/Iw5K0D/pc9GpKWl5IHxcQ1e769i2Xj3s2Vyq5UoyuhYgbFFhaMMsF7TcG5+1dPkpG8/M3s7eWA8XoOfVPS9u2ukb6kOHIykjG4BJugxKH4MMJWabmkG3v1s2RM01Q8l79DcXwDWE/Qy6yVP6ci4LnpORWfnVskSOo5UBNR3f+dtUYl8u2tt6CWyaooMmuvXkgPGw3tbi7xnWM4vrpOwKJIaaVW0JWMs8ACW43iz8uiUzQoaTzn//gIwPx8/LPPzbdXFWuSfOcrPzbOcnVslKyIAeLR7KtKqaEss8wCuxkQnVx6dIk3wLc3A6/+36ssIty25//u/4k1N66X6e7ZJQ15hefezZVJZAKC852gsvqUprgqF4Rd3AjgRy9vxIqdnBtFffgDTcmgltAz806MyhiQBX2pzcLm9xsO4IYLLAPxzxD54pgnM3QF2745+6cl6CfjNB66bJnr1LDNaDX8++8h1f7rKyFdh9MW+E9bfCIXhF00Ap+N6R1tU4QYNAFxe13FbN3G0X4HEcW3VxnrAAzrnDE4DmlwfkI+ofXN+Hvjtf5KwWIs8qv8hwbgmtlWVny49xl/MrWLFsFxhYdlF5yP+kht4/iRysnEXwO4431nQVjFw76rr9q2KpOI7wwpOFLPeXnOf6X6k766R+opEVmqj68Af/td1/179l7KnsnlGq+Hc/GrbXS/Le45GNk/UJu5tVMVRIbPzy5AF60sAXonz3W1RRaV/jy1WHnI8cTqYaRm4vK7jg5KGYVHAPkVsm6bMWQG130ngMgA4gMs1GenHjzf32tWBHUVAFIOD8ukN4OOPgMVF2qv8owJ7jW8Lyl8vrOMHCyVXVVEkFasHjtuWkk/quLt/qJn8vzYU5hCA60lVoerSDciPbrb9vXFVxOnhfhzzcepbQ3UcN4LeNfL0MC1ZoZVH1+uQrZXqA3JEFWRcFz3vZD6j1fCzpQ1XU9s8zlIenbJjrIacYnKjKv6eG3j+JAAgJxs/AnAqqauRSnPILHzi6XfHVREnd+bwRiHj+3xJV4BkuXV566OHrt7E73b30yUNl9Y0T6AA9RHcOAbl2g0FbVTFbwNAMzCJqgxQH0lUVm5yXtSmEccLGbxZUPFqnxLocNLmo3Iap6A0H861dfVho33ST9/KjFbDdEnDByXN887cplqE9txk3GWzq7o8A0waVKZZbeSV246n1rZTntfyKo7l1UQP+qpYNj56rOPSmobbes339u0pUZUWdWkBZhOaawAmk77KIGqz1SSOCQYOKBKO9Ml4ISNhr8z2iOSKZeNO1cCDqokZrYbbuhkIkGZQ9OLBpL1Kc1zfqIrP7CLpBMwhztCvpeWiOUO3xfIi59XfeFUi4OlxPQeUZ9NL42TcrYdTNfaNu63XMG+KzE50SSEo4AzdtkXl5UYqIoFJi59hmarSGmkEpSn+bKMq/rTF82V2frnlN2smvygL1izimjLwGJZSQG3HPlR3HLA5DlzWKJOjxWkNUy1CH3oRldEj9S3EeLFjYCEVpklp3uEM/UJKn4A68doqpPW7EMoPU6s81YGDMJU8jOywnebPkkpDnoFpSk8X02CEvfodQS9BKD+sHzPI8OQ4rwpiZnfCVPKw5P60lMWeDC6At91g8QRM2kruIBAJ1RLHGdqTw9kbRygHVaRGX09jG9MOhMO1dGYCTJPanOlEcNpB1fz/vFHhnI6ISXM6CQoKgB+2U5XAwDiA8xZinuXejtBxD8Cv/IISChgHeF4BcBTAFIBBztBHuvBp7DjV3OzXXka9q/IKgI+DQNIc/w9oBvUmlOFvAwAAAABJRU5ErkJggg=="
    case "meetcatbot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAlb0lEQVR42u19f3STVbb20yZNmmja0kBT06YtULy02kLHFlCgtEsdgcvMRVGhXGRQUC8zjI6Is5BBkZFB1gcDLkX5FIuoDFhHR6+ylHG4H4WK8qNYoGPLQEt/pA1tIdA23LRJk/L90Z6QpO+vJG+S903fZy3XkrR9z5uzn7PP3vvss3fUQ5lfIFiIVVvTANwPAL3OE6ujkGUgP1PKNEpIGPawOS028v83UGuMlU3aNPjPf/Ra1c3BGjeKb+LHqq139jpPfB6FLINEbgmBLorBxfBgr1X9T8ERn2h2m9PylkR2CcFaBEqZ5jd87QRynkyZ9wbNF0lCPm7xkqLghsF5em+Qd8sCXQDyAEi/VNLw3Elu7DyttDhMMFtaXLJ0/x2tJhUauR6GhIk2aU5Z4VoAvVZ1aUhMnVi1Nc3mtJyXhMON8DVXvla6kZ0TtJpUZI+cLS0A7ibQ7b5qf5+IH6u2LiWrTQL/hJcWQGD2vy/aP1oiPf9CON72fsCkBwCzpQXH295Xuof8JNDb/4Mc5QRZVuICifQ8oc5cgbOXvpQ7Hf28PdPp6Edz5yl5/w0nEtXp0iQz45fymL4WR19MVcDOrUR67pq+8doJVpMkXqdAnOo2pEel1QFA043mzO6eS+hqtzP+XeO1E5Ljy9HxjVVbwWb2MNr4Eul9M2/sPX20v1M0sxBvWtuRpKTWNR02B5Ybk+q+a6jIpHuGQhWDycmPS+TnBsaIDy3xJdJzR1V7GehsekNGOr5Oi6UlPNUCmN3cC2NjE63Dm6ebL016gOSPpiF9ms1peUuaN27anon0leNu5Ux6AEhSylE57lYYMtJpHV7J2fXJ7EnjTHwpTs8dNVe+VjKR3l9UjrsV8TqFT2NKoOYyJ+LHqq1LJdIHru2/TosN+PlfjDZIWj9AKGUaJVWYU+5t4oTarq8zV8DiMAEANHI9MrXTRTOpxs7TlApi2ujpdUnKq5mBPj9bE4tpo6dTOrzGztNKscyVe8pGOORsc1reilV75vZ4G5/3h5r0jddO3NRkaIGpt0o0kQsiSG+8qjNlArG8jPGqzpRZ3MB9bCGS3jviZcbALhkq8g9y6X4ApUNMnVBr+8G495DP7T19qGh4VxSnlRZH+5DP4nUKZGtieRsjWxNLaetTjS1E0lc0vEsZ5m28diLU5pqHoxsdLm1PZyYQVDS8q6wzVwhasFQCjVPdxvs4VM9kOjMQAurMFahoeFcZCAeCgPuHEF+I4cvGaycgVPLTaStyIssn6J4p1F3R24QVkMze8iB+rNp6p1Bt6sZrJ1DVXiaFJ0SCqvYyQZKe2PqxauudLuL3Ok98LuTJNFtaUNVeJigNR6comm40Z/I9Ft0zhaSsbE6LjekEWyggXI8GAPfqB0Imv9BSdBWqmCGfdfdc4n2c9nYTp7HDSXq+UrGDDcL16Fi1NU0sB1Yk4iMUu18j1w35rKvdjhpLL29j1Fh6KR1ZqrHDRXq6yI2AzZ20aIQ4mhNJTq9Grqf8fHGbg7cx6J5FN3aonVi2yI1AcX80RAohkN+QMJHS7DI2NvGi9Wss9FmadGOHkvRCdWK5ILrXeWK1mMkfzoiPUqZRajWplD+b22BEh81/zd9hc2Bug5HyZ1pNalgdWyFHbjg6uKujherYFs0s5Oz0hjPikz1yNuW4Xe12zG7u9Yv8JCef7lYW3ZihsOd9idxwlWE4HFzBmjrPr38WC5cs4kz+cEV8mLS+sbEJ0/7V4JPZU2PpxbR/NTBeRAmHtvc1clM0sxDPvbRCuKaOkLekkuUPYsP2dZxCd+GM+GSPnG2je8eudjuKj9Uj/8J1xgVQY+lF/oXrKD5WT6vpFaqYsNy+8jVys3DJIjy//llEy2WC5ZZc6KHMCQW5eHnzGvzxhY2c8lOI7RnKtFelTKOcnPy4jSnCYWxsQnHjAHl1Os+ITHu7idN3m5z8uA1eFdhC5MRyGlOhisHLm9dgQkGuoG18pUyjFEVUZ0JBLt786A3QmRRCiPgoZRrl9NFPsZpa9p4+GBubPP7jQvrpo58Keaq2L5EbrSYVb370huBJLwpTxx16QxJe/2wD7V1UIUR8CPn5PFVVqGLCQnpfIjeGjHRsfP8P0BuSRBPZEVUcPyFeg+1/2SzoiI9SplEWpjyDjBGTAn5WxohJKEx5JqTOrD+Rm+1/2Swq0ouO+AAQLZeJIuKTqZ3O2TSjMx1CfbXQ38iNkJ3YiCG+mCI+3mkFhox0GDLSPd5ZoYpxfc70t1LkhueoDkQMMUR83LF2y2qXSdDZZUHcLWoXcUzGDjz98PKwvFckRm4iVuOLKeJD568IQVtGcuQmookPiCPiI0REeuQm4olPNKjQIz5CwXCJ3AwL4gPiifiEm/TDJXIzbIhPIJYcn3CQfjhFboYd8YnT+/LmNZzvpgq5lAlfTizX21IKVQw2bF+HkuUPRux8RCzxCfnFGPEJBumHY+Rm2BIfkCI+wzlyE7HE73c4Of3ecIz4BDtyw3XuJeIHQ5vXdCD5LLc6NsMp4hPsyE3y2UvQ13RIxA8r+c81I/nsJc4aKNIjPsGM3PQ7nAOkP9csdtpEyMntuWbk/62SM/kjNeITzMhNv8OJ/L9VRgTpI8659ZX8kRTxCWbkhpBecm4FTn6udn+kRHyCGblJPnsp4kgfkcR3t/u5QMwRn2BHbiLFnh82xPeV/GKM+IQkchOhpI9o4hPy/+yT4xEX8ZEiNxLxg+L0CjniI0VuJOIHzekVasRHitxIxA+63S+0iI8UuZGIHzLyCyHiI0VuggM5hiH055qhP9eM/XeP5ub0LisBAJQfOMKJ/Mcd7yv1sXlDuo9fbmuj/Tvvn1kcJsqu4GykL1lWgrZLZk6/P+eHBgxXRC3M3XsjHAOz2atfHf+M8nOTsQOX29pwcP8h1J8bKKXNteiqhMDhXvR27Ph03DenGKOSk2l3mF9Mnkf7rIwRk8JW6kXwGr/f4UR11U84uP8Qqo9ehBg660UySNFbYKACNNkFtZpU5Ewdg/vmFCMn7w7BX1cULPE7uyz4Zu9B/P2zconsIoDZ0oLyAy0oP3AEWk0qHphXhFkL75NMHV9NHa0mVSK8yMEmw3CaOtFC1iASxL8LCBXRkngkDEdIxJcwLCHqOD4JrY0dP3C6qk9OkyQaRJjaBg666s81iT6ELDriF80shD45DTPmTEXybdqIrPIlBvQ7nGi7ZMbh/UdhamvmdLgnEd8Pzf7w/PmYMWfqsKj5IgobWS6D3pDkyvwsWVaCw/uP4tOyMlHsBGEjvvdxPpOGX7ryCSTEayKGNJ1dFli7ewAA6jhVRHw3sghmLbwPpVt3cdoBuHIgYohvc1psZksLa075wiWLIq5+Y2eXBRcutt784AowbkxKxCzshHgNnl//LPTJadi7ew/j75otLbCNtNjC0Ws5LMQ3dp6OONKbjDcLLDH5HkTTe39GR3xiS7trVjGAyI6N/MbO08pwHGKFPJxpc1psbHnlRTMLRUf61itXXf+dqr5Ae+Or9cpVTp8R0p+qvuDxbPcFJgbys6V0N147EZaL+yEnPpu2N2Sk47mXVogqukFF3O7/tQb8bKpntF65Kqq6lUtXPsF6k42LBSB64rM5NE+vWiKqECUdwalMGl9B9ww+FlUobf7nXlsqOCc3pMQfdGppfx6vUyAn7w5IiCzk5N3BqPXNlpaQmzshJT7blvbvsx4NibbvdzhFX+ZaTPMQLZfhgXlFgjJ3BHWANWPOVN6dTnKyWH+uCVaz0yNj0D3lQZ+chuz8sUi/fXREnRkAAyHUpvMNqKmsd82Fd8qBVpMKtVbmmgu+Dwuz88cCu4UzJyElPpMtp9WkIvk2LW9kryivcN0UogO5TeT6vd0Di+GeGXeL5iYRkzYnN9e+P/wD62mq2dICswWuudi7ew8MGemYXjSdl0WQk3cHFKoY2vcItZ0fUuIz2fc5U8cERDKTsQP73tvHSchsi6H8wBGUHzgCQ0Y6nl61RHT9oM6cPIt3tuxmXfispmljE/bubsKnZWW4Z8bdKFlW4vcCiJbLoNPpad/JbGkBdBFI/EHnhdaO8zezst/hRNnOL4OSI2JsbMLaFethyEjH2i2rKYUed4ua8m/VcaqAx1fHqYAr4DymydiBDas2BUx4OmXw/eEf8PD8+Zj/5C/9UlJjx6czvpvNGbpTXFHn45uMHVjxny9g7+49QU2MMjY24bePPYN9Oz6n1GQpIxOHfM6Hn0D1jJSRiZSkO3PyLH772DO8k957AezdvQcr/vMFvw7ShJQ2LhjnNjt/rM/b+bYXSzlfb1OoYqCKi0LiTE/SXD3gRFe7nbPQTW3NQ6oOe+8EfPgqBHfljGNMWeh3OLHt1e0+pQXH6xSU89DTfYOTAjE2NmHN43/Cc68t9ckMFJKDGzLi8xmuOnPyLP74wkZWIcXrFBj3SiwScmIwIo/+q9ou98P0jQ3mY31o/cTB+FxCMDby87YlD6b/0pl5XEivUMUg5VE5tFNioJ+lhHIU/UZ/rcqBzuo+XHill1EhmC0t+OMLG/Hy5jWi7IkruosoXEgfr1Og4DPNELJfq3KgfqcVVw8MxK4TZ8qQs/5WKEdFY/RiFUYvViFnfT+q111nXAB05A911IaN9ITw5Du6L/Tqddc95mHsk2qMyJO7/hu9WIVrVQ6cnGehXQD2nj6fyG+XK1iVY6gS1kRl45uMHdj2YiktIRWqGOTviMPPL44YQvqGD3twcJoZDR/0oKvdjq52Oxo+6MHhyV2wXe53/Z5yVDTy347DzNoEjP6VilHzl+38MmxzUbbzS0bSj/6VCjNrE5D/dtwQ0h+e3DVkHg5OM6PhQ88UiRF5cvz84gjk74ijLZtu7+nDthdLOdn8CoddMFwSDPFHJSezargNqzbR2vTxOsUAWRerKE2Zsyup81662u2oXnd9yOdkAeTviKN9p7279+DMybM+fU8qR5jqM7ZdjyndN39H3BDCE1Svu06rwc+u7PFQAq5FtFiFwn/EIV6noDV7NqzaxHoKzCbjYUl8LhqOLmIRr1NgxvF4WtvV9I2N0TQiWz6l5lysYiT/thdL0dll4fw9qBxfX5zhzi4Ltr1Yykh6qsXP5bvae/pg+oY6ZWZEnhwzjsfTkt/Y2BTWHTAiiW8yduDTsjK/SA8A5mPMTjBbVIeJ/GZLC0q37vLJWS3IG49xY1IwbkwKCvLG++QnlG7dRbvrsZGey3dlmivlqGhG8n9aViaa+wKiIP6+9/ZRamyFKgYFn2kYSc8XRi9W0dr83x/+wWeBJ8RrfI71m4wd+P7wD7Q2PRvp+QAhP5XNb+/pw7739knE50vb0wk7d6uKMUzJN/LfprZzQyVwOgUQr1Mg/+24kM2DclQ0crfypwQk4lPg8P6jtMIOhYbzRsFnGlqBBzPFt9/hpFUAdO8U7B2QTgkc3n9UIn6gqCivEIywiZNHJ/Dqqp+CNm511U+0CiCUux4XGdDJTCK+D2YOVSQnnMIGgHGvxFJ+fnD/oaCNSfdsuncJpxIwNjYJ3twRNPHptsxwCpts81TOXfXRi8HT+BTPVqhiwmLucZGF0M0dYWv8NupufAk5MWF/t5RHh+44ZktLUDSdydhBGcKkeodQg04WdLKTiM8BpLmbt5YLp5lDoJ1CLXCmzob+gu6ZdO8QanOHavejkp1EfI5obx96HU0VFyXoCa2prBfFM/kElUysZqdEfH9BFcXwziMX2hY/3N6BTiZCb+UkWOJL5T/EDyHLUGoFJGFYQrDEj5bLaHPAJQgfClWMoEuzCFrjk9bx7mBKqw0lOqupsxh9vTvMBXTPpHuHUINKJlSyk4jPEaSpmzu62u2UlyVCDbZU5+HyDrbL/ZSpzlSyk4jPEXTlKOguS4RbywFA+u2jeR+L7plC2P3oZCH0DpSCJj7dFh9uTXetykGp5QwZ6UGpu5kQr4Ehg3r3u1blEOSuEwyTb9gQP/320ZQObusnjrCaO/U7qevTTy8KXoUAumfTvUuozJzWTxyUjq3Qy70LmvgJ8RrcM+PuIZ/be/ooL4iHU9gA/9WeuTw7nEqget11ykPGe2bcLfhiu4KP4983p1hQAqcTtiEjPaiN2fSGJEpzJ1xKgEkB0MlMSPDI9kqa1o4Zc6bi30alo0t+HY3fdeN4bTnMPyTD6bwRlhfMybsDhoyhxUaJwEN55e5alQMNH1CXKXl61ZKgj//0qiVYu2L9kM8bPuhxFYQSggIIZ2U1mSwK2rvbMDmrCBnT4hDvuBX/utyEw/uPouM73VDi/+LJLCxYUeK+DDBlIrAAEwEAtZUdOHPMBFNdF04fuRSyhRAtlzEKXDslNDnptsv9ODmPuoyIISM9JDYtnRIAgJPzLKzVJvhCw4c9YVUA3kSfWHgb9JnxmDBFj6z8obtuFpIwd1YBPt5+Gl/trL1J/LuK9ViwYiLjAFn5SR4Pra3swL8uN+Hi361BXwgTCnJpBV65vBsAGMmvnRJDKyiupD88uYu2NMfjq58KiU3LpAS62u04PLkrYPKzpTo3fNjjmvNwaHtC9DEPqPFvo9IpiU6HBSsmwlTXhVOHTAPEn7Uoy+cXyMpPQhaSgFkD/77abkVl3UVcrXLg613neF8Ia7esxm8fe4Zye2UjP1sWI12dGC6kL5pZiIK88SHTcBMKclE0s5CyfCAX8sfrFIy1dZjmion0ClUM1m5ZHRSiz35iPBLz5MjPHINEnTqg581alDVAfJksyqdVQ4dEnRo/190JTB1YWVfbrWg3XseZYyYcry1H3X8H7ty9vHkNpbYj5Dcf66O0+cndUDqB012aZiuaashIx9KVT4Tcjl268gnUn2ui3AEJ+amK5pLvenCamXZR0PkJlb/uZtw1X968hhfnPmlaOyZnFWHCFD10hlsDJjqVwpbJooIX1UnUqZGVn4QFKyZi21u/w7JXZ/Gm7Wg10gc9+HbMNcpDnRnH44cUhCJFZr2Fbbvcj8pfd+PgNDMt6YmGC0ejuIR4DdZuWU2bxNfVbsfBaWZU/rp7SORrRJ6csgjs6F+pMON4PKWW/3bMNUbSF80s5MXEWfbqLGx763dYsGIisvKTeCe9R1TH6byB2soOXrR+KEC6ntNVCiZCJ7XxiflDisCOfVLtSu7yrhVPyoiz1chXqGKwetsrQQ1fctkBV297BZuee4X2XRs+6EHrJw6kPCr3iPqMXqyCfpbSlW5A1T+g4cMe1hr5hPRi6kRfW9kBp/PGgI3/zZ5a0RA/Wi5jJT9ZAJXL7Ti7ssfVFIEImdix1pabDSG4dkYhpA+lXU+HgrzxrOS39/Sh4YM+NHzQ4+qEop0S4zEPhOgAODXH8Ca9mDpDfrPHLapz6pAJH28/zRrZERr59clpjOWyvQUfKNybwJ2sOocjX/w9rPNQOPcBFOSNx5sfvcGp6VtXux1dH4CXuVi4ZJHfTeDChY+3n8apQ6abxAeAr3bW4nhtOWbMmYrCn90RVPuKL/KXLH8Q2fljfeqF5S+KZhZi6conkBCvGejKQuNkhxLlB45gw/Z1mFCQi43vrkfp1l0+9cLyB1pNqs+9r8KJq+1WHPnxJ/oDLADo+E6Hv35Xh7+ijtPBgBAwoSAXr3+2AaVbdwXc45ZOyz+++ikP00ZIVQ9qKusxoSAXCfEaPL/+Wdw3p5iXHrdUJt7D8+dj1sL7BN35nf6g1bOJLu0Zt9N5A6cOmXDqkAlf7awN+UIgnbkBsHYYJ0IvMZbw0uSZEP7pVUsoxxZS9z7v9N8JBbnY/pfNqK76iZcFQDq9c23u7Ivcgkt0lqgO1wGoFgLJieDrcIHAZOzAmsf/5DJfyOTrk9MY28vrDUl4fv2zeM6xwtXOvvroRc5mENcW9kypA6EEXapEtFyGCQW5eLtsK0zGDhzefxQV5RWc31erSUXO1DG4b04xJ/KSMUxtzR5KR6tJxcb3/8Bb9Mv9kDTQHLKohbl7eTtidT9O9vYTdr7/Fe3hEwC88+kO1wT9ev5KRiEZMtIxdny6T4K53NZGaaIQjZl++2iftvDOLgvWPLWO8j2LZhaizBzPy5zO13ZR2u2GjHRsfHe9z+/cdL6B1lzLzh+LUcnJrEQlWv3g/kO0B2nu7/l22VaXHJ5+eDnt727Yvg5PPv6LIfZ5MNJieE3nu7krYIifgFu4P4etCpexcWCyyw8c4bQb6A1J0BuSeHXIyCGS+87k7nTWTBmLbGd2QGOc7+2mJL1Wk+rX4VlCvAYJg3Pg61zQafVAZUkVeQlFImRQ81jdzaM6M/ea6WqtDGaO/dTsPX0ucuzdvcdjNwh25EFvSMLG9/9AmUNUfKweFTmpuD02zm/ST68+TGlz82k+MOHMybOctDqbLLnivZe+wbDuc7t2y2poNal+/S3ZCdauWO9zK05/yb962yuU6QP31n2P873dfpH+3rrvKUnPV04MF9KvXbEe5QeO+E16sjMJEYIkvt6QhF0HtmLD9nUomlno9yJgaovJJwryxuPlzWsodyNfyX++txtzOqhNCa4dxPmAv3On1aSiaGYhNmxfh10HtoY1rSNspk5AK3IwMjGhINflTNVU1vsUnTBbWtDvcIbkdHFCQS4WLlk05CTZ3tOHuY31qBmfx+k5cxvr0WUZmjqxcMmikJG+3+H06UCQRMOy88eGJIQZ0cSnWwQlyx90RSfYwpWGjPSQCqFk+YMuX8N7AeZflqFyFDNx8y+fpfwuC5cscj07VPPNFK51D3f6Gg2TiB9gRCWBZTcgeTWhRsnyB2Fqax4SjTE2NiEfoCV//uWztKHR+U/+Mix+lnv+jxi1esQRn203sHb3hNW2pMseNTY2YV5UWt1nIxMy3T+fd6WzztjYlEm1Y4Ur+1FvSHIdgKnjVKLU6qJzbgPdDcLtUEXLZVi68gnKciDfNVRk1shqXP+ukdXgu4YKStJvfHd92DWr3pAUcaSPSOILaQHShWWLj9WjRlaD873dKD5WT2lDh+t213CBYIgfjKZp4QY54KKK8Rcfqw/7AdVwlrFgiG+XKyJSszAdcFGRPlQHVMNdxiEjviFhImNtb4XDjkgF3QGXN0J5QBUOsMmYjSOSjS9CkKJYtEIPc+k9ycaXIEEifmgRaHvIfocTJmMHTladk9qF8iSPk1XnYDJ28CIbIUEwB1g1lfWcLkG4g1wwIamz7e2moN3+GW6gugWn0+ldKd++yqrtkpn1rrJSplFGHPHZvpSprRmtV7JoJ5Pk59RU1sPU1sx6pdBsacGGVZtct38k+IYNqzZ5zK+9p8/jAhBRLjlTx0CfnIbs/LGMeTutV67C1NY8PDW+QhVDe3On/lwTCgcJnhCv8bjx4+9FCGNjU8iyM9nQ2WVhvI1kNTtd310IJg6X+TZbWlB+YHBx7L7ppI8dn+5xI66zy+KSMR38TT0XPPFlsijodHraCW1vHyj0Y+3uQdP5BvzxhY28VEoQSjJV6dZdrDtU6dZdeH79s+F3/FiyM9mUDfm7T8vK8PLmNa74PZExFdRaGWSyqND1XQgm0e8q1uORTZl489v/wIc/LmBsjkZI3nrlKt7Zsjtg0itUMSFvUkCHfTs+51ToqfzAEezb8bkg3vnpVUsC7ixv7+nDO1t2D5ExFaYXTceHPy7Am9/+Bx7ZlIm7ivWQyaLEofFJLXO6ujts9WgUDjvscgWjZmDT8MT58jdP3N3E4lrFgQlnTp5lLXPojr279yA7f2xAMX33KghsJVnoMKEgF6X/vdN178Ffc5PIku3wilS7SNSpMXdWgavvAqmbw3fPBXmgRPelyBRbu5yaynpkTsliNIncbULiWGVOycK4MSkB28dnTp71MLHKDxxBvE6BF1560a8FsG/H5z6RnmDtivV46sXl+MXc+/wi/OZXX/MogEtMDl8Xk/u9B+KnXLjYirpjtZwCDACg0+ldsvWHG6QTz4IVE3ltR+VzXR1C9jsf0fpVRMow8m7aLY+U61M47B71MEkojVyE8DWUxlXT03VcIe9GV1mN6ln73tsXcB3LopmFnCqYEcIzVU5TqGLw5kdvBGXeSM2iivKKISHl515bCrtcgfc3vcv4bsYrP/g0Liku9c+/mv1aBJyIz2bC+IL8O+YxavN3Pt2B1itXAQBtTS1IS0kKyY0fUlWADe7X7twXoPt1SD5reJK6Qd7mm/sZBtdqcaTAbLAjQtVVP6G5tQPJ6QORmpSRiYyFpAwZ6aj86bOAxvXVJJIzaXWqimiBYlbJbLz72g7an19uawMGowDJ6amwY+DwI9gHUVwLwZIQnrs2ZwrTBgpSN4iMF8hYpMBsMNF2yQy7XOEivUumLI50oHA3ibhUYPMg/l3FesxalBXUgrD/PqeYkfgH9x9C4dwHPD4jO0Dybdqgaf7MKVl+F4L1h4gbtq9z2fPBHsvjOwZR07ddMrtk5S3TQHw/X0HlIH+zp9ZVG98jnPnIpkysfH1G0KsgT5k4hvGwovzAEaSMTBzyeeuVqzhVfcF1GMI3CvLGM/bX4hPE5JhQkOtaAMFGMLszdnZZcKr6AiXpU0YmMvo6Wk0qpkwcE9TvnpWfhJWvz8AjmzI9iX9XsX5ghYQIOVOZv+jh/Udpf3bhYisvSVNUeO6lFVi4ZFHA8Wsme93bzibkD+aYC5csCkqfKpIUeOFiq1+y5MIFPjF3VgHuKh6IMslydPNeWfrSJIzS3xLUQWsrO/A/f7uA//Nf5bB3aGzNnadoQ6mm+qt4cOEDsFipW9ZYrD241HEVUY5+3HJLLKKi+TmHi4qORk5BFqbfW4jr3RY01vFXBtyQkY5N//dPGJc1VNDJKTpMv7cQZ078E92dXbxq+d9v+D3uuTeftzkihL/UegX/amyllRHR9n9+dQucjn76eXE+YNv/3gW5rc8BWXR00HmYMFKNI182IOqxvH03PvxxAe8DsIWbqtrLGCMRC5cs4myTpoxMDEoJDBKWDCRKQ0J6XCJTJCISSGsjXxs5+GrSWLt7KE0aKtQdq2U8x9BqUpGnm08ZWPE3XM4Fi3/2Mb/EJyGl47XlHv2GKCfFXIHGaycYBfjmR29wnmT3RcC3E9zZZcE3ew/6VL7Ql7g/3QLwpaMJKfjEd6seJqeVTQ5M5yIAkDFiEmt1ZPeGz3z5n4t/9vFAHH9t6b1+P/TY6Yv4frfRr0OEg3V/Zt2qS5aV+Dzp3jtB3C1q3haC++klAI9UWy7puf6M556O7T4WidTwcWrtTvTu/7X6pNmp5p3tAE+hikFhyjM+PZfsBvcsMfjtENdWdmDD0v8ZIP5dxXqsfH0GZxPm27+e5+XYmE3rkwgIX7fzSbRIHTfQ9JnPBSE2EIIDAxmxJHLGi0PtsLOGabloey6LQJ8Zj58/cjtnk2jr7w7j1CHTzZNbJvIHK1EIAI60vsHaRdwfk8ffReEOskDECkJod4RiHtlMHH+0PZeFwJZdQEgPeKUskD9OzJPD2t0TlN5D/mh9UgA22EKTEDjpuTSaDlTbc90NxjyghjpOhatVjiFKm9fmb/6CLcIjkT9ySE8VyQkHom1Oiy3cL5E9cjbrOxgbm7Bh1SZKk0SCOEjPVdbBhs1psQmivIhSplFmjJgELuRf8/ifJKaJlPQZIyaFtJICo8YXygRmaqdzunBstrRg03OvQOGwS9o/zIRXOOz47WPPcCK9VpMaso6GXBD10B2/uxArm5QplBfiYu9Ldn/4Se/LRRuh2PUEvc4TdbK8256xAvilUF7qtlvvRFefET129k6B3Z1d+Parb9Hfa8M90yYx5o1I4IfwVf/vR/z51S2oP9cgStIDgDw65feCbAWUPXK2rQZfK7lofnJR4/vDP+Dh+fODmnM+nHHki7/7nLOk1aQSZ1YptO8TtTB3bxqAJiFOti9mj7cJ9PSqJRFbcz9UUDjsPuULCV3TuyE96qHMLxClbO8VirftDS4HXGyLgFxSlxYCO9F97SVMhWAfUAUCm9Niu2HTxUY9lPkFoCwXlINLRX5TbxUv91q96z0CGHYLgtS44VqHlPNzVTHQx+YJlvTEsYWtaFzUQ5lfIFZtvRNAtZCFZXNabDVXuNn9fICEVtVacSaxkTqdoZyv7JGzbUK1HNyQ02tV/3NA4wOCNneCpf0l8LB7iEDLe5s5ACDLShy4hBKrjL4EAYU16ZCoTkd63GT033DCGtXBeK1NQnAJb9DkI0/3KBLV6aJ4Z3m08r8cfTFVgGd5kX+IaeIztdORiemoM1fA4jCFbEsf7tBqUqGR60Wh4Sng4riL+L1WdXOs2roMwHtiWwAAYBtpsRk7TyslMyh45owhYaIYbHg6LOu1ql1X2Fw2PgDEqq1pNqflvIi/nMuWM3aeVko7QeCaXeRkd/FBKdPc7k58j5PbAa2P34hN63tDKdMoXVux7uZCACCZRQwkB0BFdKXYv59SpvmNO+mHaHzXhyKJ8ASqBcj/k0XhDovDFBHfkxDaHe6NlIeDnEkkx8PRpVkht0eCycO2K3j7CcMIyuHwJV0mDsXPKPPxe63qZqVM8xvJCJAQaSYOI/EHyV8KYJk0fRJEimWDHIZPxJfILyFSSc9KfIn8EiKR9JyIL5FfQqSRnjPx3ckvhHIkEiS4Y5CTnEnvE/EJ+QdDnRL5JQiG9IOnsqW+/J3P5UV6rermwQMBSftLCLuWv2HTxdKFLHklvrf2l2x/CeGw5f3R8rwQn2j/wcHTpR1AQig0PID0Xqu61B8tzxvxvRfAoAmU0+s8USctAgl8kL3XeaIOQM6gSRMw4Qkok9T4QqzamgbgfgDodZ5YHYUsA/lZpCdHSfBJkwMAbqDWGCubtGnwn//gi+RU+P9d+NKaglvhQAAAAABJRU5ErkJggg=="
    case "meetdogbot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAjx0lEQVR42u1de3iU1Zn/zfdlLplpJFySkIHANEiqiMElKQQQFAxqROARt2H3KS24RF21FVGfbhe6YKlYHx9XKr24bmEBxW7NKrtgLVpSVCDcjFYoYA0QRyJDQrgE40zmkm+yfyRfmEy+y/mu801yfs/DH8xMvst7fuc9v/Oe97zHNvrFx2AU2BgziovHZ3f/d4rDH1gCANGC4XGwjB0UFFw85mhsYgAg6vNuBnAAAFiG2cXZ42eMuq1Nd+JHMB7AY+Di36fkljB8JAoA6HQ6qDEkOgVY5hUAv4ATx/S8dIaunp2Lv9RDdpahDZdAcvu5C5xz70EWAOLnzvf6nsnP7fIZ08u4WP4wlnYGnliMHcBSAEsRisfAMg/pNRJo8vjdhF9FvbswHP4A59x7kE0muhyY/FxEppdxUZ+XpVYUHgVYhlmjpQOw2RVlaiXN0s4O7k9gbKVgbLSBkjy884NDsNfsYTq/Dir++86vg2CPf8Yw4SjiI/KADGreq17BxgKY2NnB/QBxWwAZ+IspHp+NMaPYhi8bqDfS18uLweOyo3VeBfX+EvbmCkcWKvX+yoR4BEu5WMcp2gjijWCv3qEb6QEgGI7BXr2DdfgDHLVwX0R9XpaLdZxCBEuNkTpdF95AZY006Uk8+KRRQ/GtMUNR6B2EfJcTl9pjiHXEpRvq+GeMbYSX47KzaNRAWP7MA4cvSaVPBiHpN3TPrilENH32jp2slJovLy1A1b2TcePkRsHv/3qoABvePISaukbRazj3HmRj+XfTEKg4NiCCKXCiSrvHp6SXhfODQ+Aazwl+V5Tnxq9/Mh+L7+tE3sivRK+RN/IrVMzOwozrpuDoMT8uBmOCk15bBweusIAaXRwTwaEAGdihnvhd8uYpaksZiVOzR1B+TCvMwX/+x1iM/GYb8fXyRn6FuXcNw4mDMTReDvUd1c81g0oeIvJLyh5GVtNTSHv77kUpIU+/bv1oeNzKp0QeN4t160ejKM+t6J4UfWTPUkXEZ2PMKHDxl6jt5L29WARn68ZxqkifSP6tG8cJfhc/dx40ykMALv4SG2NGkRO/4csGuhJLMKk97WfFJrJaSJ9I/vLSAkX3pkgkMmNnG75sICN+BEtpnJ7Q4weaBD+vuneybvcQu5bYvSl6I+rzskKSh6ESRz0yL18W1PZiIUs1uHFyo6DWF7o3BbnkYXp/H19FJQ45guG+IcdRBUN1v4/QNYXuTSEuebh4fJUg8bu9/feplcgntvQZ0srrfz/R6zMJ3n429fbaUcCG0+KaA9Trz+4rdai2Vz5pEkAj59L9XmLXpEEI5Vq/N/EjGE+9vXJ4XH1Ndqbxou73Ebqm0L0p5L1+99bYHo//GLWKcrQPHtzns/rmEIIh/aR3MMShvjlEdG8KIjzWQ3y++gGFQrnjHS74+eZn9QtnvvSzLxTdm0J+kgsADBtjRlGtqA6dY3yCrv03+5p18frBEIdNh1oU3ZtCXu6wMWYUkzjTpVA+weUrJCRj0dITmsgfDHFYtPSE4HdMfi6d2Gpy+vHZNLVVIyLTywTZXd8cwoqn1Hn+YIjDiqeaBbW91D0pyMEAmELNYIzXr6lrVOz5eU8vthOLentdMIXNHTtqG93UoBGDBnHXnG5ghPbNXgzG8LttLYh+FsENk7PgsDOihP/tz87ggWdPCu6+ArpCmMHbZ9JNKBrh8Acm2MY+XNlhRQ+SuBwvl4LLT/RSWYWMdLN5UZ4bowqGosjVVUKwPuzAmcaLorImEbHKeSkrM8JXg1PSHvyIaEVu2Ub//NFoqheveKPaTvtZR6AJWstzMPm5PeG+zjE+08hCSn41MJP0Dn+A48mtZ3t0jvFZo0QiF4/ZRj/3WGdKe95pP5vx0VHD7+Vx2XsWfYyMgetBFKmObNQzA12pzmZkfXaUFJvqkASdrdnEt0WicOyrgxlkp7A+OkqKEb251PSSKRmU8BSpRMZHR5Hx0VHTO4ApxHf4A1z2jp0s3TxBIdUBBh3/1LQ6oYYSP8HLs0HathQy4OuE2kzw/oYRX++qwf0JRXlulI/NAgDUnGwjCmUONO/vCDQZekaAIZNbrWE9fnN1jseDzCGunh1Imd2LP+2x3gtF9d15XC3BrnHl7JWYZfekFuW5sWC6t9dn2/YGLEt+j8uOEYPsgu3BI7ldGjkX2i+Fe9pDy7sZFcbVnfhqSV+U50aOx4MJXn0WJY8E4qhtaLEckR6+OQ/XDM/q9dlXTW34zb5myz3rtMIcXdujJRhU1QmMIH9GKknvcdlxkzcbRTlXvYZe4L2NGH7/87/HyBy36WT6wzv7+3x2zfAs7Ntwh+nP8mVLCP/wr2/I2DBLl3t1daAsTPN5UN8CfBJoJR6V7dU7WOhM/oxUkX5aYU4fwteHHb2GSH5o5Zf39Ry+U0F6q2Fkjrsr/0dnWSjVjpl2BhO8QFFONupbQDwq603+DLNJ73HZUTkhu5curPULD4H1CAENQE23FJrm8xCPDGeviDfmTd5sOoNMsIUY+aRsmAw17djVAXJQfYTM++tJfs3Et0WicO49yMYVRjOURjTqm0Oobw71uYZYI0gZMnOIizI+0RYNwt8FwzG0x+KyzkZLO2baGSwuHUJ8Defeg2zUt0Dze2sW1o59dUS5KdMKc3oI2x6LY0vdJVUTnfrmEGpOtvWJ7CRCrsRHqc9JGU9oCylb6tmO5WOzMK0wR/bv4ufOw/nn/aklvsMf4EhSEBKjA+2xOPHQJmW06iOtouRvv0QLMOkFMVsa0Y4TvAwR+TM+Oqq5ipxqqUMqcZJDYrX+oKCxPC47Js8sx/wlS3p9vn3zZhx6r6bP3wTDMdT6g4KyRy6ic1PJTZTRibZ445TiyI5R7djFlRzZSa/W88BUE59E4hTluXuRvj7sEBwWy0sLsPxX1Rg8vO9BCN+efCcuN53Auh9U9tmOV98c6rWpgxTDqcbXZAuj23GCl0FL0C0poeLnzsOxrw6R26aaJ3VIJI7HZcc0n6fXZweO9a3pPquiAmveOCZoLB6Dh4/DmjeOYVZFRZ/vhK4pFY0oynMjg6U793o8H8uIHjkkZksz2nGazyNbLU6L5FHFAJIzmBJDlryXSB7mmPxcPLF6FfF9n1i9qo8x+MhD8mdiMKKMd7pDyibJtjSrHTPtDConZOvCRV2IL3XuU6JXTQ6BCU2S7p9zu6SHEPIYixYt7Dv0tvSedEk+m86LYf0BctWYE21qVjvy5JcajXokjwqvr5j4chuNhSSO2IRzXtUjihtJ6G8Sry0XykzOk6EA8goGSX6faFOz2lGJ5FFzHpgi4pNo+5u82USrqx6XXZGXSPQWUoaQC2VeM24iZbpCm0jZ1Kh2TPT6civtarS+oqgOibcXy+ZLniRpqfbbPngwkCC3Eq8tF8oszIyjg4tj/9kovjrxMer8EVNJJlZGvM7/nqnPUepz4ppxEzF1hAOFmdLyMDGkaVY7JmKCl8EnAemcIttpPwufV3/i2yJRkHh7MYwYZEd9woNr2aCS/Ld8vjjJKLPhzUM4cKzJcvn6Zufj19QBwCl4XHZMGT+cOFktVe0olVPEe30lu7aIpQ5fTEiNtxfDh4feUWwsub+RCmUGwzHU1DXSg9MU2kQuWc2IdhTy+nLSSI6jqogvFzaS02E5nr4T3u2bNys2mNDf8NeWS06jUN85+MiOGe2olmNKQptExLdFovKrtDIpFkLf7965U1HP//DQO9i9c6fotY04f4qit23NaEe1HIufOw9bJKof8R376qQfSCBuLzQ7F4rJrli8iMhoHx56BysWL5K8N01OMw68bc1oR6UcUiN3yIgvc3w86WqoUHw/GI5hxeJF2PL0I7jc1PcghMtNJ7Dl6UewYvEiQRmTeE25iA6FeiTa1uh21MI1Urkju9ncFonC/eJ/SU5qF5cOITag3Cbw5DwOoSGxx1hJmZ+0VIdxSN4AZGQ7ymFL3SXJuVxo2T/JRndkw5ndQ4doLyINJSbOzqUy76QMlNwQicZqj8V1JT1/2INZhVT1RGKBXL3qGtU3h3pt/TSqHUmQHFIV4qzc9kRZ4sstWnUNPcryX8rHZiHH41Fd/kPIQ9T6tcmcjpJijP3HR5Fz6x3gMt1gMq9qSdulC2h5/13UH95hySJZTH4uItPLuKJJ89icW+9A55BhVyd87SGw7SG0vP8uTv73ek21S5P3PxjRjiTI8Xi69vFKcVZmMUtW6mS9uk3Sa9w3OUd1aRAlhyLw3kEo/74+7BA9OoeU8MMWfJfo9/H2EC7t/F988e8rkOoO4HHZ0TqvgitbvYlN7KiSDX7pAvY/OEd1BygvLRC0vx7tSDzRjsVFT4PkHUHb9xaoJ75c9QSSjd9KOoBQBTS+kpeUodRoe4/LjtynXyImvN4E0oqOkmJMffntXt5dCS5sew3nf/KQYhkn1eZa21EJ5NpcTudrqrIgt+BAbExXFEUJxuQXS3qPJFFRYyslPZOfi9wnnlFE+heZ3vdfNmQYJr/yHg7+9D7DTkERQ6xyHle2ehPbSejlk58dAJZ1v7vSkStZ6+vVjnrLHTmdz2jR90aV6ci0M8TySU3sfrQC0r/IRAWJ8yITxS89GZj67OtsrHKeacdvdpQUY+qzrxNLG6Fn5z8ftuC7GP3EM8pH6Bb921ExR2S4J8ddyaeSi99bYVPHJ4FWRb//5vMbVMsbMZSt3iR65Kfek9jJr5BncYqRPpn833x+g6E2NwJym2fkuCtJ/MzLlyU1cqqhNDeno6RYk7wR+w2T6VblOdWMVKSeXgmGLfguOkqKiX8vtN3TbGTapZPWpLgrSXyHP8BJkUpp/N4IKM3NGfuPjxr2LErJo0bi6N1pE3+n1DZWyIuS4mAwHJPcnKJagOk1sdXk8RXoe6XEUQMjO5aR11bTca2QF6WFg4zVJrZGQW39FSUYUnGPIRLQ47JjSMU9hj9/4sHM6QAtE1zVHl9ucmE1jM8tNX7ymenGlRuu1/26V264XrG2XxZ3KP5d0aR5bDq1qRYOMmpmxR6X3bAwlWHD4q3KD14gIU/yb4zwmmZ5YjU2SvUEVwpSHB4wJcU4ldEQKfILfWfEeU1qrynXcZO/5zLT77AMtdJSlPhSq3lWiOiokSFqIUQgMVIZIam0XHNZ3NHnWYU+02qjVEGKi1IcFkxZ6A4DsehHsF26oDqvRYlmrj+8g7PrbLv6wzu4YQu+q+maJM9vu3Sh3430Dn9AMHVBldSxQiiTgkILF1URPx2P0ml5/11T7qO2iKnZ10yljXSd4Krk4oCZ3J787/WG3+PCttcMydGPnzuPC9te6xc2ssycT1DrySxepVsMH+iqtGW0hq0/vINLx2vz+j5Vewu0QI6LYlxOa49flKPs97XPPcIZSRwj8/Lt1TtYIzuuUtsotX1aeHxZXWVPz/5iJHmM7FRG38PoTttviG8VqMkQrJtborvkubDtNVOIY6/eweqt9W2XLqBubokptjdkcqvSCSv+Kyvk4fNQkyEYP3ce+x+coxv5L2x7DZ8/WWXaO3/+ZJVuE11+37CaCXm6V60TJL7c7pV0R8ZHR3Xx/GaTPpH8+3+8kNOD9Ok4oVXijMW4PGCP/4ufO4+6uSVdIcj2kGLSHPjO5JSQPlH2HPjOZMWdN94ewoVtr+H4zYX9gvQDUuNrrZUZP3cenz9Zhb+UX48L216TJBFPmP0/XsgdLi2wBGkyPjqKw6UF2P/jhZxcB7ZduoAL217DX8qvx+dPVmmuDpfudUozQNHTAT5H14buqHd4r1Rg22k/O+j4pwiGY7BbMIfJXr2D/bx6B87/5CFcueH6Ps/uCDTBatXfKPEt2Akyzp0HPjrai+Dp4N+C4VjXSJT07HHarNqlTjqmJFP0b6jhpGLiy52HREFhNtRwkqFmo6BSpx/B47Ljx39/raUW3KjtKPFN0X133zkVG1fPR3lpAWUzIcpLC7Bx9XzcfefUfj2fS+uoDom2G5njxlP/PBNVLSHLHu5sBQ8/ZfxwVN07GSNz3APinfttODN5SxrfATq4OPafjeLku++hvqVrIUaonnt/JvmIQXbkeDwoygHG3jETU0c4kMEygjYUK8Wd7kEOQeJHvcO7YtkCsBJBpJ5FbEtaBstgxigXZtxfQV29DDKHuIAG6z+nFA+i3uEDS+NTpI5s/VbqtMfiKd+MIlemutTn1HyPL1vS++hQrXq9yBVFTZrzoN9pfL02QnzZEkJDO4OvTnyMOn9E9AyndNf0owqGotTnxDXjJqIwM07UKa4ZngWgmU5uE0lXZE/taShqN0J0cHG8s+tgD8n7+4HQwXAM9eEY6ptDqKkDgFNd3rz75MFSnxN3zi4TnNymAw/kHGB3wh5LRPzOMT4uOdGpD+m81p4eXDNuYq//7zkTxu4/HqDhzG7UN4d6OsMv//AFpowfjll3TcGMUa4kG56ClXmg1gGmrdSRywcvzIz3ePdtewP93rNrHRVq6hpRU9eIojw3Fkz34s7ZZSjMjBO0QVZavnOGetJZ94U9Ljsa2hmsWrWNEl7FSPDsG6ewbW8ASx68Gx6X3dIjpNoNMcJxfJ+XtfpitdwCyoo11ao7zU3ebDi/1VWheOyIoWlJ4JNnLwIAIp/V4ZNAq2Ly1jeHsGJNtWS+TjosYomVWM+QIoCVe7rUs5E+N79UP+amWzBu9lxcO3oUfHnZ/dKT+5tbceqLMzix6y2c/uQD4rmOHnZOlQOUOoJVlPjtgwcDIqu39c0h0WPdTRmOww7Vf+tx2TF5ZjnmL1mCaeOvRaZ7YOSm+PKy4cvLRvmkYgAr0R4KofbYKWzfvBmH3qtRTeJUx/LVPrco8aXSFlL9wmpm8h6XHYsWLcS8qkf6rVdXgky3G+WTilE+6QX4m1uxY8OvsXXr68olUQswwZuiiI7M4pVYuoIk8eVCmqmM4Sqd0DxYtQj3L1+ui3evOXwUJ3a91aOhU42xI4Zi3Oy53Z5c/Wjw6MqVuH/5cvx23Tq8vGFrWgQ66lukvxeL4auO6vR43RTFcEknVUV5bjyyfpMmUiSTftnChZby3LsBYMNWvPj665rfM9PtxqMrV2Lc7Ln49aP3WT4ipqXEiShzY/nDWKNuqnV4IxmOZ1VU4He79+pGegD49aP3WZYEej5b+aRi/G73XsyqkM9gtXLnkOKwKPE7nQ7JWXGqXpgkR2dWRQV++ZsXdJ241hw+aulGrm8OoeawfkWuMt1u/PI3L5CRX0OwQes7S0V0Op0O5R5fbnKQqhc+03iRiPR6Y/vmzZafsBrxjCTkl2sTQ0gvwz057jIEkwNLvbCUvi8vLcBzzz+tv7wKhbB7507LE//QezVoD+k/Kj33/NOS+5ZTsZAlxz057mYYRUKz9b3HZcfyX1UbEpevPXaKXB+XFmDMTbfI/u63b/9J97J+wXAMtcdO6Tqv4WXP8l9V48CtMwTtHwzHTA9vy3FPbo4qSfyoz8s683NFG6gr5dWBIpc5Yc1av/iEeuWP7jEsPn9i11tEv5tVUYE1L/2e6Lf3Lz+FSeUVupP/xK63dCc+0BXyXPmje0RTQWr9QdMWNevDDskAh5y+l5U6JFrJTLkj1suL8tyYf99PDbsvacz+idWriK8Z9VyL++fcnrJnVYP59/0URXnulAc75Dgnx1ki4stppfrmkOrtX0pwJCAucx5Zv8kSGvvUF2csQ1KjIGXrIwHjedAei8t2MjnOknl8n5eVCmsC8itoeuCTQKuotzdiaDc6qvLhoXdw6L2atCN++aRiUa8v1ka6yhwZrjH5uaIZmYont5HpZZzU4WafBFpRlJNt2ORGStPNnLvAMqTYvXMnZl83DJNnlks3Tssx1NQ1Il0xc+4C1AukNRg952uPxWU7V2R6mWiagmLix/KHSebnB8MxQyc3B46Jn8k1r+oRwxt67IihXakBhJGVVIY+zdg/MK/qEdF8ngPHmlBUOsSw4IbUpNbjsqNFJppDLHWArlXcjhJpOWGU1pfS9kV5blMyLcfNnps23tiMZ/XlZYvKnWA4ZojWrw87ZLX9lRuul43mKCI+6YSh+kirruRvj8VR2yAu6kZOvMUUMpVPKobcPMcKMHO+I2X72oYW3XkgNer3zEdvLiW+JjHxoz4vK+f1ecmj18tWH5HWc/OXLDGNVEaEHo3Q3qZNcr+dZZoTlJM4ANBRUkzs7RURn+9RshGe5hBqTrZp9/QELysHf3Mrag4fRc3ho/A3a4s43L98uaXrxXtcdty/fLlp9vLccC+RE9RK/pqTbbISh8nPReS2qYquqyhlodPpkI3w8OQHgGk+j+JID+/pSUg/bfy1ot/99ff/hj1v7+35/2cAZsyZjhv/4WeqGiDT7cYzW7ZaLh+fxzNbtmpK11BqLynbJ/Lg7JUYKidkq+JBrT9ItDBGGslR7fFJJQ//0psOteBIIE7c648E4th0qIWI9EV5btGGrjl8tFcj8tjz9l5Nqbvlk4qJ0nTNxqyKCk3aXo29Mt1u0QlusufneUBKeJ4HJKTvKCkmittrJj4ARG6bSjzZq21owaZDLV1DlkAqKf+iW+ouSU5kkzGqQDxsFzz+pqrvSCCXqWg29MhIVWsvqTYQ4sGWukuijrA+7EDNyTZUH2kl5oEaiaNK6iQPL869B1nSJKueknW4WshUS3HWeM540e++OvGxqu9IJc+zW/4PP3ryJylPVZ5VUYFnn39ac0aqWnt1tQH5QlwwHENtQwtqG7RzgMnPVSVxNHl8XvJEppdxasJ8we4ipkbVZUmum0n6nRLyP/f80ymVPbMqKvCcDqQ3w156c4AnvRqJo5n4WsmvFVIrlLcv/JfuEtdJjTg8C7cv/Bdd7s9vzXtmVaWp0R6Py45nVlXqurXSDHvpBT1Ir5n4PPm/rrwbJBNes5DpdmP6k6+Cu252z2fcdbMx/clXdd+oMv++n6L6/T2meP9ZFRWofn+P7inYau1ldnnFjpJifF15N7SSHgBso597rFOvB3P4A7KhTr3wYNUiPLpypXyUoHsrnhkV02oOH0X1v/5A0SSdBNMKc1D581+ZsiqrxF7r165VVINHC2KV8zg9CK95civm/WPL/gmOfXXI+OgorAAzSwSWTypG+Z/36NYBzCS8GnuZsZ+go6QY0ZtL0el06OpQda+P3+l0IHLbVERvLoVjXx0cgSbi7XVMfi6i3uHoHOOTHTmsvIkjsQMorU2ZWNvTKvsMtHpq22k/q5QHkellXCx/GKskDSGlxE/uABEAtkgU9nMXONtpPwsAjsDVhCN+m1jnGF/iUMb2hzO1+dqUiQVaxUKg0wpzMGfRTEy4a3m/qu0Z9XlZ+LyIdEthOQ4kkN1QyWzKiSidTkePAQAgIvwzRS8a+axO12f0N7caRrjEAq33lH3QZ0WyKM+N//zzHsPbQe93lGsDj8uOoEAn0IsDKY3qGPZgMiFSvba51Rw+iknXF2NO2RRMur5Y12pkVoFR7yjXBu2DB1vWJml7wHMwHNNcPMnf3IoVixf16O9gOIZlCxdi/dq1hjzz9k2rBStFnL0Sw/ZNqw2J0KxfuxbLFi7s9Y4rFi/SnK3aHgql9SF6liU+SYkIJYWehHDqizOCjffyhq144LYZmsmR2MF++PDjWLGmWrQg04o11fjhw4/res9lc+8UDDcGwzHFFSHU2J6kDSnxVYC00JOqhm1owZyyKVi/dq1qMvqbW7F+7VpU3jqDKK9n986dqLx1hi73nFM2Rff1BLNsbwZ0XcDSEySLYeWlBXjxf/6k6T4/fPhxWVIqCTGSRHBIMauigvjIIiWhUz0K6y77zu2ylSL0XnSixE/A2wcPaI5UKFmB5DtB8nL9ybMXEfmszjAvO60wB85vlQreV8k6AemKt9yoMqdsiuzvKPFVIuvVbbKLHno0JO8xEye6RsLjsmPlj+4BAKx97n9Nu+czW7bqsihG4iiY/Fy0fW+BVallbY1PMjl6761tutyrfFKxKclmiYlmZiW48ffUayWYxOZWntgCAJs9u+wpyz4cw3Ls8c8kO+fFYAwjB7Xgur+bqfl+2d9w4a45d+BbU2eg7eMP0HhZv0Ko5aUFWLbut/jBA99H9jdcgvfs8B9CQ+ArXeXRk/+xqc89tWD7ptWo/uMnsr/jpk/muOwsyzpWS0sdUrnD5OficM1O3RPS+Amj2kmqmrwbNfk9YpNivXN92kMhotLmVpc5aUF855/3E2V6GnUEED+ZO/LHdaj5sA1ffvyB6CZoj8uOm7zZGD/rDoybPVfTAdJ8dOjErrdwbPe7+CTQKllRbuTEW1D+7SxDc31IImBAV0al2r2wlPj8A0aiyHn5VSLv98yqSkPr5CeSsrkt2msR6NrRowxPLvM3t/a5Z16Ww5TU6+2bVoseCpHc+Vse/B6MyqocMMRX4vUB6HLeK0Vf+UVaTygdvL3lozo8lJQzMTLXZiBi+6bVWLF4ERmZNJT7oMQXI39XKQkivLxhK3748OOGnAA4UNAeCknmF2ltI0p8QkR9XjZWOY/YsLt37sQtJWXYvmk17QAKCb9902rcUlKmKJpl5VXatNX4avV+YtRjyYN397vdTXpPnI/8cR02v/wHxQe5pYuuT2viA9qqOcyqqDA87JduZK/5sE31WkW6efq0Jj5P/uwdO1kteS4elx1Txg9HPGc8xo4YitHeaK/y19eOHpXWxE4MfQaPv4kvAg6cPHsRTMsxHDjWBK22a51XkZakT2viA10x/m9U/0H3Q5Ip5KVNd8mPtH2HjHRugE6nA23fWwCHP6CogC2FykiITuX7KPF1QtTnZaO+BT3lK6xSzKo/efiE8i9sf3injP7UQHz5iujNpT11fJQUMqK46tn5wl5m1bmhxNdJAiUWMuInwwDAdwYAyLx8Oa0rBWiBx2XvKf/Bk7zHeVwF21/fPwNcPAaWsff3hu5p0ITO0JbUKfiOIWs0ASlVlOfG9G/cYOg77P36uGCMnaRSdeJxrVGflxU4m5IdML2ei8cyHI1NTLS7utVARS8vJ2MLWyQqSPwcjwePXzfd0Of826d+1KMv8QkjLCwouhxdYxPDUDNQDMh5TNTn3UzNQDHARvjNDIAD1BQUAwwHqNShGJhSh2WYXdQMFAMJLMPsYjh7/ExiOI9CGlbMT0nnnBmz4fAHOM4eP8PwYp+ahGKgTGyBqzuwfkFNQg6hc21bgkHD7yt0DzPP2O0n+MVV4jtxDFw8Rm1CBqGTPoQOfNAbQvew8qkjlgMXj8GJY4keH2CZh6hl1CMYjqEp3GbY9ZvCbQM2r0jHWW0Px5nEmS71+oQ6UaQg6uVIu2H3FLu21YuzWsnbJ0Ywe4jP2eNnwDKvUAvJIzHhKxHrAu8adk+xa4s9C0Ufb/8KZ4+f6UP8bq+/hnp9ecTyhwkmfNU2tBgidz69cl70wIn+sBvKJG+/JvGjXsTv9vpU68t5fKdDNBV41ef/Z5q3J0lHpujS9onevg/xAQBObKQLWurlTm1DC174217d7vPC3/aKensqc+Th8Ac4OLEx+XPBXB2ucGQhlTwyE1yflxWr57nx9Id44NNXNcmepnAbHvj0VWw8/aHg90x+LpU5BBKHKxxZKDgIZFeU9fUkbOcVxG0BAPOo9SQwaJDoiS2Nl0N489xf0RaNItueiRyXh1jPv+r/GCuPv4PTLeIdJ3rXbZY+ccQSYGwPdjo63xf6yjb6xcfE/zCCpQA2UAtKD6UkVd34QyMyh7gw+nLvEOQXg5vQfiksefhDr8l1mlYvMxlVQhKHh/Rmcyc2IoIpAJZSO4pLHltJsWw9z2A41qXVGwCgUfX9OkqKqcSRx0Yp0otKnaSusQMcCgBMpPYUkZKFBbCN8MoeVKcVscp5XHTiOCpv5ElfJauCiC7VdaEqalNpzx+rnMeRHmChSKrm51J5Qy5viHhKXlenS/YAXPylgVCORC35+YpuepQ0TCrZR0kvOuTGY2CZh+TkDfnkVkgbxZhRbMOXDdT7kE18gatFrEiOyZQo7kQhYmOucGRh8gKV7sTvQQRLqfdXDlskCvu5C70WnhLK9FEY6OWVTW7FRdJfWLBbOjs7rwEXvxGMjXonIrux4LKzmMR/yKCmU0R4xraZzWDvFYvRE8lITc9gj5+BE1WsPeNaAFV0tZfCUMKjm2tOVCmVNroSP6kDbISbcQC4EaD5PhS6zZE2ArgRbsYBJzZqJbx2jU84Eebi8dnd/53i8AeWAEC0YHiczg0oeE/uaGxKLHpwAOjaGKUXyYXw/wG1vWLfE8mBAAAAAElFTkSuQmCC"
    case "meetexplodebot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAkZ0lEQVR42u19e3RT55Xvz5KObIMVQTKSjY0JD2EKwZAQaIqNgwuFsCANM866M3UmSd3iFQrTMF14OWQNk16aLO5NypCb0E64Q0hCHlM3swa36Q0exxQCMYZSXuGRODgGPICNLSUEVcaPcyT7/nF8bEk+j++8pCPp/NbKykK2j3SOfnt/v72//e2dNvjm3dAP9CSkWe8A8EBjfcbTE+b1zQQAZyYsLgdsMJHy8AUQ9PdiAABunM5oLlnR9ysAxzEY+gtgv6rX+6ZpTvy00OzG+oz3Jszrm+lxw25+tSaUotULesgYHseg9YIxiZ8WWtPqxWsm2U3weXUAULPKt3pBe9xYj0HrGwYgPj0JadZlAHabX68JPsKv3QVbYwf77/JiCjvKGC0uXanWACxqPLyv23rJJL0JIbywnxomPQDUNDHYc1STS+/2dYcYpIXWxJD49KRWX6gfwG4zQDUhhpqm0d59WwOlybWHuLeb5SI9SV/ip4Vm+7qtl0wdb4JEk/O97g0wgj9TAo8bdl+39RLSQrP1IT67rJw3vbwJEhxpFXaOYj9T4f3Py5E+NhmkN7W8Tp6RI8LpTgrXr4zIg4sBVhbMcIy8NnEK+9q8HPa1RR7QRtwXOd1JAeAPZLc1UKgoYvR4291IC4Ek8LWZpI8P0f9wDBgK/MK8XzQZmCF5EPZSB/tazcgrdgBwOyjMcDCYOIXCvBwGpXYnxs7wB+NlEAfOCf+Mkzs6SWYi8ttM0usPXwDBfedh29ZAwRtgdImPvAGGNZAOZsgo/ABgczsoLJ3DrhCLPLqRbdT9egOMTUoKedy6fQRJ8gvn8dlg4bxJW3XefccRys6X3YgnSnKBRxZCN0PYcxSo3iv+O24Hhc+26P5cCoV2fAWskp7kC1jPuBwmeZV6vBf2U7aaJsYupHOl4HZQSBvLusTB295hr64FGjuARpaY9vAVodTuxMtXewAAGyeNweT5ft2ekVZyh1tNT3eyEm9VIYblnS+AM64sehpfzQ+vx2/1hfrNlKVyb7f5wwzQ/X2Sv5udk4f7583Gd+7vwNi7Hseyhflw3pGFMWMyBP/mRudXuO6l0XypC12+QVw48zHar11Bp+82ujrbdVkZKork/V3Z9uH4RRTbHpV/bQ5tJ1kjjV5NS3KB2qrIVdfjsqZLE9/U9YqxoZaClKzJzsnDD9c8jdLv5GDBnFxN37+npw+ftd5E86UuHGg4iPZrV9DccpXICKVWn+rlkd5UDK4q8uvKkTucdw9LDJAa1KgShyji05N83dZLZq5evpZf/RplF5MiK1c+hJ+uK9ec7KTGcOhPnbhw5mOcOn1B1cpQXkxhwyJGUKK0ekEvfIlcLRzbJC13hLw7KfF9AQRdWVZKWOOnWZeZpNeW9HMLC/C//9c/xZzwHMaMycCCOblD7z9vWC7tP3YNBxoO4o8HDstaEWqaGNQ0wV6SC7y82DkqDhDanHI7KN4YRSi7E+nd5cUaizygEZYmZjkdWhPu9SM8vq87xJjE14b02Tl5eObZDXjyb+4z9D309PThPz9qxoGGg6ir+0h1HCAk92qXZZwt2983V0ruyPXufJ+nVkhqDVrTRhPf1PaySb/4lQw7n7ecW1iAd3dvwYScv0qoe/rhuu2KyB8eBwztVYz6+YXxViwJWnh/dqLciUO0H1LanQQnyp1i2ahhrT9MfDOTIy+FVrqdsvF9iStXPoS3d1Yl5H2dONeBld+v0Py6JbnAzl4r1mWGVBNbsbePyvBYhrz9bJP05Fi7C0lHegBYMCcXcwsLdLv+yyFKE3IL4ZGF4n/rccPOVXFaAKCxPuM9k85k2HOUfzn+8VNPJzTpOTy5Zo2glDmRTYkST4rwmfQA3A755Hc72Pc9kU0JGo/bQRHtCXBctwAA1/3AhLSu59uKX7nyIby0+ftJcY9P/s19yM7JG/W6N8Dg2hzr2Z291mEDsKdnyL5+eKUpiXc/kU3hoG0AO3utyKQHsNHK//fVy8muy3HdAtCTTJlDhmfeHf2csnPysHP7PyTVff5wzdO8r//kT6G5nOfe2WtF07gQyospUS/udlDIpAeI5U64d+fIzqHXbhGMEVYVsgfapcBynZ5kG+p7Y0KhxHnr9a2iJQak4HLrt79+D386JawnZt/3XWS70jBzWjbu8dypyXtH4x8en4U9O0ZnZ7wBBr3ZI0TOpAew+XNgsw3ozaaw0cqMekb/9zvWs73nwKYxl4wBAJQLlBq8HBq6dq8VwMCozyXk7cuLKbgcDHkaPs16R9rgWxPNNCYB7tkymghqg9kbnV/hlTeOYd8fahXvpnL1PgCwdPkSzJyWrclm2aat/w9v7vqVYIZGCL12CzZaGTyyEChavgB5BQ6MnTq62pHpCeLKJ14cbTiB0iORq4LQdRd08ROfZPc3CpVpn/yd59OSFaM3FkxEevtobe92UDjx572KPO6Nzq/w7C/eVpwzl4I9PQMzCyYhL38Kli5fgmUL82XvKdzo/ApzHniM92cnsoWJ2mu3gH7+XhSsIDc+pieI9uePILO+W/B3hFKhUilMgQD3bNqXL0008/cS4Ks2fGbzi6h+ap7sa73zuzN46bl/1qzEWO7K8NN15cQSSWhDS8jr967IQt7PF4Eao2zz//blAHw/aBxlVL12C4pvWXlLKyQ2rASTFCbxCR5SdNGVUm//zu/OoOpnm+J+T/b0DHxv6WIsXb5EtKRCbEMr2utb/jEUdP1otepyF6YniPbShohrb51l4S1hUOLtue/U5sxU0VQqBbDjCDXqMMnD5T/RnPRczQsQeYCca78HALcvOm2HaNa7cQfTLwYo2asH3d+HurqPUFf3EX754shKEB0bcBtaZ8+38AaaO2Ed9vSTf1SqSY0XNcYG129LIjy/0PldqQ0rITgzYUkbfGvioElveUHtueO/kaWZb3R+hfkP/ph3qS7JBX75hLqTSL4AgpxRnO6kcOCcstNafKXTQgbrdrD5dbXyRkz2dJcdFgxq1R5dNCsxRdB20glvIFI/zi0skB0oPlG5hZf0YXXjqqSmywGba74fFQAqwABlI2W9AIiLv7hVYOXKh/Di//wh620bDvL+LpfadD11v+akB4CxUx3wrcjCxsP8+l3ORphJfJngzp+GQ2hLX0zi8EkFNcfuSI2Bu35FUeTZVKmS37q6j4jq9A8tYlAxVb+D2a6n7sfFDxvBd265sYNdjT9YzyhaLU19LwI+bblsYb484r8xusNFeTGlK+nFDGFHGQPfdtbwxOpuSA6nFC1foOtnHjvVIVqK4A0wWPgS7Eoa0aaUxueaOUV3LBNCtDzg8uOkEDoATlLoxTWG0ttAlLZAqV2WcfY7O5bO1UPmhKOlvgPP/uKEpFST24I8JYjfdtKJjYf9utaC6wXugIdeBtDqBf3Mu7CTPhuutABLxmDyi6W63z8X5AqlNKOfFan0SXqps+cosKAmMUnPLefVe9lNtPDUphaE31BLYeFLZKQXKhzTG/acTADA5s8HcCJbvCBOjvSxJDvppTp6JQoaO9gDMGqv4wsguOcosPAlEMkbrg4/mvBjZ/iDsbjvcCmVSQ9g3xhpqVi9lz37m5LEbzvpTBrSh5Nf6guVcgSl2ykbyXOxp2egvJjN1cfSw0uBK4kuLxZ/DjVNDO7ZQgn24k9a4gvlfxMdNU3yByu0nXTini0UqveSbWyV5AJN40LY/Lkw4W9fdMYkFc708C8saqVPUhK/1Qs6UTU9CdgyCnJps+rDHmLCx0PHi4Hu7BX1/kqlT1JuYJFM3MjOyUNW1p2G/PzXrn0pmkc/cA5AGdm19p3nPxgfjfJiasjDkxE+s74bzM+D0Dud2d4SgFNK+sCKdbniHRxqmhgcOEfhUBUTdDlgS0rii03jAIDNv3gV84vmGPoefvLE44KHU7wBhm2LR9D8q9TuxFCvfEkJdT38FBQBrnzilVV3ryirc6iF6Pd29lrRsozibVoV/tzW7oKttipJpY7Y5lR2Tp7hSQ8Aqx4Rd+n+XjLXPHm+n7gzQmMHsKCLwZKgBVtnWdBrt2hCSqW4fTkgejgFYGv1t86yYF1mCGKkD7/HpA5uhWBUeRON9MxMza5VW8WWKJC29vAGGNQ0MSi+xTaBEjKAzPpu3L4c0O0Z+HadkiT7gi72s5LGdNwzMGt1UgQVRcBnWxjJGp2IwLK/b3gVEDIA365TgpkXLb29GrJHBLpDtT9mdWYKGkBFkfwyjsYOYAGYyG4IQ16/HUc0LV/gjiDCbsHLHla6NnaEgC5l1+OmvoS3NzeJn6BQOzxt8nw/aufLL1ILNwDu3G1mfTd8Mz7Q5OjhMOkBrOoBvE2MKrKzhX7D1xjO9pnET1BU72UPmKgd4uZxw76jjMFzyyImMxIZQG+2ZdjzD7xqtbVdPKTZYfN1maHIMafKyc4Lk/gJjOghbtXLlY/05Or1K4oY7DlKdmrrZQ+w+fPIYLf9YIOi9iK33t8XHHjVapMb0sshu0n8JARXxQmw00qUDG3jiwPEhjT8jzHWs8BARAoxkx5A5rOn0fbzT0E/f69oQym6sxe+XaeGglirTW+ym8RPkZVgW4O8oW18ccCO+cC8HP4q1/xzIcG8OWcA3QB8XDZoqIUgDvaMBMcyPxN7ZFN9TyIznZkCq8CsLbBtqKUU1/OzO+HKkUmzFZ6Z9d3sfwQ7wxOnULo+G5P4KYKaJgaztsCm5HxqPMDKKJP4JjRC9V62O4EcAxAqASHx3FtnWbAkyG48tcyniMksJqNM4qcwlAxliJZAZdtBVNt/MUDxBphi6LWzZK9pYuANsLusZfv75oqVQMRCdpnET3Dk50/HNE8hsnPyFBtBYweIzqjy5fXFGjr12i1Y1cOfDm3sAIpvWbF1VnypZxI/gWG12eAc58bkKTMxzVOo2AA4+cPn/eUGxFwtjdgmGN3fh5omRrwATkBGkbSFSVni8y3NqWAEnAEoWQWEjumRlj9z0kZO4ZiU9+eTU1p9t0lH/D1Hxc+VBrq+SIj7+O8vzyo2AG4VUGIA0cf0hE6zhacbxaSNFMS8P5+c0mquQNJsYPkCCK7dBZvUw/cGGLz+f17E0uVLDHsvrVe+xh8PHJYkuBSc49xwjnPDf8sra9QQd0zvg/UMDYGGttyuLevlQ6LX48qgxb6bxg6gON2K3z5oPVtwkpkr9V0r2ZBLOuKLTRrnA9cVOFUyOs5xbmRl3Sl5lpdP+rBtPBhBPS+ntZ9UnyO6vw9l+zF3uFsb+A3K34sBl8petQnfQrDVC3r1a5Q91qN14onsnDw4xymrSfbf8uKbb74mNgA14OsITdqy0J6egQfu6uM1LC06TSe0x2876cTi2n67Vl8iRyi50iDW3l7N8UnO+3d339TtHsV6WHrcsNdWkXl/PVvEJCzx2Qfn14Ts98+bjdn3fReUfaRk6ubNdtS+/++GM4Dx4+8i0vckATAAze8vTNqIlkZXFLHnCOQ0rNUSCSl1tOiJOc1TiMVLSjEhzyP4Owzdi7ff+JVhyK9G4gghFAzK0v5ypY0e36fcluB8SLh0ppyemPb0jFEbO9M8hfjxU0/jB09UipIeACh7pmSbj0QmPef9udSnUpTkskOW1dT/H9sEuiQ3ds8zoaROqxf06g977KSknzxlJgAM/3/Rg4skyR6NCXke2NMzYhIM8t3D+PF3ISvrTtXyhkT7K5E+pNJGCqTaH9Bm9zZhiO8LIEiavYn2jp6pbtz3wErF752fPx3d3Tdjer+xILta8mt1KCQe2t+WKKQnzdNHk37pQ8tw5515qt4/PBhMdsgh/+YPM7DI00drPSBcyvuzu8YpoPHX7oJs0numuvHXj/6datLfaG9FqsE5zo1pnkLJ36P7+7D6Ncqu5aQWKe1fkgs8t4xR/X6Gz+qQRvzhpFei5YWyOr/f+z5SFaT7GSW5bJtCveM7bjXQ4nqGJn7bSScW1PhlkV4LacN5+iOfHEGqg5T8es/tTRmNPzTQQPLz2dMzNCM9Q/fiwpmP0XrZCxPyNH/1XrYl+eT5fpP4euv68JSlGtKbhNeG/Ks+7MGhGeorJ1OW+HuOktV25+dPV0V6k/DyyC9V3OYNMHhhP2VTu6saCxguq+MLILitQfqUTXZOHqw2GxY9uEgR6W+0t+L3e983SS8DnKMRg5LhdCbxAbywXzpfzwWzSrI3DN2LM8frzMBVAaw2G1FpwzPvapvXT3rit510So5t54JZz1S3bNLfvNluenkNJI8U+Rs7AKM3rjIU8Ulm03LL7ez7vitb2hz4aL/JXI3IL3UKbFuD8paFKRXckgS0nK5f+tCyiNp5EtIfPnho+N+xrrsxGsIPsiitB8rPn45LrecTNtA1DPHZgJYhkjgkweyN9lZ0Xm/BqdMXDHuaKl7oQvuoZzt+/F3D3pxU70tVrdY0MdiwCJrX8iQN8aVagpBKHC49aZJdHuj+vuHn1dXZPjz8Wmo1kPL6ADuF3Yhe3xAlC/dsER8/Q5LFOXO8Dn88cDgudfPJCpLDLyQlDcc2Gc/rxz24JfH2WVl3CmZxGLoXv313N+rqPjJJr7Uk6mxH25VmhIJBVYHujiOU4aRO3In/h2NkAe3d0+fy6vhX/mWL5HJrQp0MutR6Hv5bwilgLj4Q0/pGy/DEVeOTZHI4bx8d0N5ob8V7b79O5OWzc/KwZJoXM5d8y2RyGJoPfoHP/zIFZ8+3EHl/oeCXpJxh33l2uJxJfHC9zsUzOXzenoT0bgeFn/7sW3hyiQtjpzqGh43xDSJLRdy+HACGn8107P7NVfzr6+K9dsTIP378XaJ/u62B0vyYYkJKHV8AQaldWi6TE+7tGbpXkvTPP1eIT/+8HOsqpw4TnRpjg+8HjWh79hD7pacw4duePYTuspHenNQYG9ZVTsWF4/Px/HOFokMfujrbeTW/lNb3BhhD7ebGjfj7zouvNpy3X/TgoojX977/74Kkz87JQ9vHS7Cucir/kOElY5BZ343ussMpZwBMTxC+tz4IdpcdHhqvCd7Vb13lVHz65+WYW1ggeK1r175UpPW1mmaS0MSXCmq5hxieyTlzvE4wkJ1bWIAzH99LLGXCDYDpCSY14VvqO9Be2oCBV0dmyYqN46HG2PBf/zEdbMNY/oCXL9iVam0otcInPfF9AQSlglpulzYcJxsPCnr6//qP6ZKj5MfO8Af5DOBmUT18b30QTDYD4AjvfPb06Akj3MxZEfJv371ckPx8kofbzZVKaKQs8aVkDlf9Fx7UnjleJ5jvP14zQ5L0APDNhAWCvzTwqtXWXtqAlvqOhF8Bbl8OoO3bdfyElwGO/EKan6/mKVHkTlyILyVzuCUzPKg9dfqCYCBLKm/yCsR/L5MegPPZ0+AMIJEDVynC06UFxOT/3b/cK5rlkSN3DpxLUY8vJXO4oDZc5ty82c77kN0OCpWPTSJ+b3sOWUUnZwBt365LCAOIIPxQ4KrWCYSjYEWuYLAbrfWl5I43YIwTWjEnvpTM4ZbKcJkjNA/qpz/7FpHECfdecmasDhuAQTNASgivFI/+dTq/fPzma9lyR2iuVlITn1Tjhcuciy38XvfJJS75H0AiqJPKABnBAPhSk3IhdyOv8rFJxCOIpOSOlNRNSuJLdbrly+bwBVFuBxXzXdh4p0CFUpNyoWSyODXGhpkFo2Ul3d8nO7vT2JGCxJfS9wCQM3FETzJ0L6++nzB5ijJPx5PSVGIAsU6BiqYmY7DqickdMckqhHjr/JgSX+pmuYeVnikdhM6644qizyCW0pSLWKRAtUpN6gklRznjrfNjSnzSm3WEacSAxudj5WQz5ATA7aUNmup/OalJuSBNZaqBlM6Pdz4/psSXulk10/xIQZrSVGIAvl2nNLtee0tAt0yN1sbPB6lji1pMNUkY4kvdLPewvvLpd15WbkrThAonIxLgXgykkMcXu9nwh3TkkyNg6F79PojC4C5ZYIQzCfEeyG0x6s3+fu/7+pI/RRHL1c7ImZ2YncAaOnNpk/OQ9JpGMnaGPzhQb7WlJPMNtNrZrjrtcMenn37MzN/fC8Pk4rRMaZoQTkpIJSsO0fEbImGJqXVrGCSpqfKLRVbDqFCTymw++EXSPIeYEV9r6/YGGMV5c71SmokANUYv5GxiPY834YJbJculWJD0zkGfovcyU5ry0VLfwZucIC1cM4mvoVH86+sqdnVTNKWpNJX563c+leWUSFaCeO7eJgTxhar9ujrbsXP3ZdMdE0LpKtdS3yF4UDwWu+0pS3wxz/LrV75QpPW1qNJMOChY5ZieINb/2i+YdEhEfZ9QxBfyLN4Ag9UbrsuujjRTmmSoqmwQbDFIMgzOqEiYL58bPMZXm3/2fAuqKq9gx29WEl+vYEUusCLXsPdrhM+3c/dlQYlD4u3FuiynjMeXOm5GUtMt1qauponBhsfqkro5VCyx4bE6/PwF4S7UWnj7A+cQty7KuhPfF0CwbLt2x83EHnhNE4N7v52YrUGMgpb6Dnzv4WbRrmdc63a18AYYlG6nbPEgv0Vv0q/dBZuWZyylZq16AwyK157A9x5uNg1AJuE3PFaH4rUnRNuGk0xJkbOKc+SPdcGabqOAfAEES7dLD2tW8kABshE0AHsofekcDPfGXzoxw2Q5JzWu96H54Bc4eMlN9Cz1+o44bHsUiFUPfV2I3+oFvfo1yi6nDNmenoHJU2bKeh+5D9aEcsglvdLvJ1bk1zyr03bSicW1/fZYzKNyjnMjK+tOXLv2pTn/ymCkV4rqvez/9Sa/php/z1FgQY1fEQmVEtdqs2HylJmSY+ZNyIc9PQPTPIWKSc/XZY2U/Hp3VbZpSXrOWpUiFAwqzhaY3l9bwufnT1eduVHzPVTvZWt59JqRazMK6bksgJollfP+oWAQ3d03JQeSmYgk+/jxdxENdiZ1YmrBplT1Ib/qO9xQSxlq0gVnAM5x7mEj4gzBxGhoRXQ+J6YFapoYXL8C/NtTCLoc2ikUm5FI/803X+sSRHGGYCIx0dgBrN0Fm5bkVxTccruxWnt6U5YkD5QGtmLk13KX16KE9FrvxmqtDU3EF6FgUBcnpuUur0Uu6Uu3UzY92zybWjzxoed36A0wWPxKhr3tpDM2xG/1gpZTgmCUJdJE8oHu78OCGr+qXD9RoNB20onVH/bYY9H2jRs0oOfJnvB0ZyqBO8Wmd6AfqzISNbu8kuxic/SxbfyjNp8vRvhU3uDiCPnNN19rskHFB77Bz0Ykv0Wa9ImfEeC+kEut583M0dCqeqn1vC4kjccqWr2XTa1rQvx4kT5c7mjp6c0qTv4VQEvy65XNIUFNEyOL/LzE31BL6U56oWnZemQGrl370mS5CPm1cjJS35nUd64F+cu2K9T4e45C9xKEklzgl08w9MKXhEcDdXW2a7Kd7r/lFfVCpFWd0SuGkmrQ6Gu4HRTSxrpVXYOrsSGRIELPQauYSkrmVC9nInS5HmjsYB23VH1PBKt8AQSr9+rbeaG8ePhD2Utyxc/iavGFCH0ZcwsL8J+/r8W4cdL54Hfe/Q2qfrYp4rVnnt2AJ594jPhznDh6ACu/XxHxWsWGF1C98e+Jr/H5Z81Y/ODyiNe+t3Qx3n53t+Tf3rrlxz8+XYW6uo94n5Ha5yzlYNwOChVFzKigVC/PPy9HPOCNkDov7Kd0Jf22RxFhiY8slOfdtII9PYOY9MmCceOcePvd3ZjmKeSNqfT29kvnhBl8EcsFPSHV1SOC+Gpab5OQPtoCK4qkdZ/a4IvvS51ZMCmlSB+OGQW5goGpnkHtc8uYYPR3ryf5GzvEW5dYwmWOXhtUYucoOd0n5km0rt/Jy5+CVEX48OxYJQ/KiynwVVVWFAHHNoHWK+i9fdFpk5XViRXpAWBVoXi1Hd3fZ9bvGBhS2h4ANk4S7tnpccP+wXpGF/KLzWTQjfhuB4Vjm0BL7ai5HLCVF1OSWt+s2jQmpLR9SS4web74zr/HDfuhKiZYEsOOiZZwAmpldW4HhQ/WM7THTTbJ/LllTFBqwICZi09Mb//yYrJYyuVgD5poSX4xNWERiryVoiQXOFTFBElJz9301of7JIPUWNeBmBAPaKWybiTePpoHtVXs32nBQ7HTWhHE37CIodW+mdLjYSQZHj0CXRP6BLQA8MsnlB0Yqa1iA2I1kEqVW6K1ltI3LC+mUFslbmVSkMrwmIFu4kicbY+yfFL6HjvKGMXpzpJc6WpNC98byl1qwnZjVaGiSHqZ07qwyoT2EofdpYUmfJBLfreDwr89JX0u16J2qYnejVULkuXRzPLEj/QkEkdq5VZCfpLECxdfkqgOi9hSc2wT6PJiatSbuh0UyospfL4FQa17HHrcsJNYuZnliY+ul5I4JDJDCfkPVTHBbY/yK4KSXNY45EhtmxQJd5QxQFnk9q/LwdhI/l6VlTdQENtJ5rI8Zr8c4+h6VmYwQT144XLAVlE0YlQcH5XGlBY5b8z9F4sH/cF6hkjySOl9vv2B9mtXUpbAnddbFJGepGCwejmDWPFDLRcNO/WQVPIoCXabW67i88+aU470t275cer0Bd6fCZ17ID29Vl5MxWyogxYw9NTDiiK2Y67UwRjui+GTPePH3zXqi6P7+/C3f/sjvPX6VkyfNV8VkYiN7VKX6mvc7KcUX+PCZR+2bFzLS2KhXfNQMIhLreeJgkq9uhrrBd1GAWmJe7aI630O0zyFozwX6ZeXyuAb/EDakcLtoIgzKUZCQgx4Jq3e4+scYLXZIFUHlMqwp2coJn2sdX3KEd/jhn3fw2Tj6Pk0f37+dJP8Aogen8qtkCSkj+WwtpQkPsAWO5Hu4kWT32qzmeQnkIZc7yESJDLpE4r4XLCrlvzmrKyR2VbRpCc945xoGZyEDW6jIafZFd88p/AJKanSP5NrQRLdskVuW8WSXHaHNNGRkMSXS36hzEWqQy7ptSpGNAJsvgCCiRiVc0stKfnFcv2pCLnDl5OJ9L4AgjZ/LwZcjsS8ASXk17NTcDJ6+ZFAlkkeo+/FgCXRb6KiCDhR7iTuy8h1Cm670pxypc1KOkYnevZGCJYbpzMSvmhl8nw/5Lao0LNVthEJ33alWZa0cTuopCX9jdMZzWmDb01cA2B3MtyQL4DgC/spm9ymt1zj1WTT/0oHYag5O50gqEwbfGvibABJVcyitLd/shiA/5ZX8VT3ZApiRVCYNvjmhElIs/53st1Zqxf06tcoxXO7snPydJv6rZd35+Z6KSG8PT0DWx/uS0ppMwqDobvTBt+8G62+UL+aE/FGlj6ztqhbrrlVwKhGoMa7h+NEuVNWD5xEdogelzXdxol9z4q+ucl2ky4HbPb0DFWkoPv70NXZji60G8IIwnedtWyjHpzkp4Hkc358ga3nIYb1hiUr+h5PNp2vB/iMAICuhhBdXmEOr1OHkhV9j2PQOiQDBq0XWn0hOhnljt5GAABdaB+WRUBkXUw0outkwhHeLMskuW4y5wIQdvTQ48Z6JElaM57GEC5BOIMwYQx43FiPocq0kZ3bQesbYhMkEi2o5f4zvSYZbFed9vDnlpQ3OWh9Y/h+o4LBnySi1+c2rg6cA3c212ZSWR4W1PgjnpvbQWHpHHaoQ5JkeyrD/5E2+ObdkSTqDjGJtGMXz0HUqYJE39TyBRB0ZVkj6llGFakNeX2T9CaGIXdquNHAx2kLnw5q9YI2+s20nXSapI8x+fccTbzP3eoFHa7teTX+cPTrCk33BayXjCx5Nh6Ov+7kzv+e7qRw/QqDiwGy/j8kcDsozHAwmDiFwrwcBqV2J1Z92AO9JlMS3W8DlVB1+b4Agh5XaDpgBRHxAftVlyN0Hwy6qeULINjYYQyjrCgCKsCRgRn2MrarTnv01L3TnZFyYV7OaBIt8mBoPyXymnuO+uENxPdevQHW6ydKPY/LgfswaL/K9zNh8gxaLyAtVAkDZnn2nTcG6f9wjJ8EHjfscPtREW0kIPKW5iaiNqjEoPWC0A/FT2Cx2qjSfIbxR/Rqkeqfg4D0b4j9gvTRQ5P8hgCfLErlz6GG9GTENyD5paahxwpSk/VMGJP05MQfIX+hEbazXQ7YYjkFWwiLPLFL+5KMQ9UbWg110yPZAaCQlPTyiD8U8LqyQtOMkOcnnZitF8qLKcS6mlXLoWqJ+P58aPWCdmWFpokFsuqJzyYdrnpc1nQAlfH0/nKayGqNklzguWVMzO+9okj94GM1hm4kbz/EvUqWi/wpS42JPyJ9huof4mYASuagakH6eHYg2FHGxJz8RqrV4QjvyrJScqRNNEYVqSlGWmhNqxevxeMwC091pi6Ef2ShcTZv2k468fLVHuh1z0arzmz1gmbr6ZWTXR/ijxjA7Mb6jPcmzOubGa8TXVqvQEavVtVjxTXCPbd6Qd84ndE8dFzwgqY01Zz4EaAnIc16B4AHGusznp4wr28mADgzYUniZkUmZBqtvxcDAHsQvGRF368AHMdg6C9KtDsp/j+foJPDA4gssQAAAABJRU5ErkJggg=="
    case "meetfirebot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAePElEQVR42u2df4xU13XHv29mmMfs7C6zO4bZgWBiBAsG7NIYl4pGSSWK3ciSFTkJTRO1UrAV3KASx8gtkapYStvUbWJioSDLEqFOqkTJWraSVG7tEiQnTVAIOMEUbO9iE4gNswvszrK7s8PMzszrH7NveDM78+659933a+YdCRl5mZ3343PO/Z5z7z1XWbXmIdhlFTW0CdC2AsDG1HuPvZlZvlb/mRYKqwis402plAv63zekr5w/N7bymfmfnAgVKmdt+17Z4FdU5WEd8gDuwKw6he4MoYL2bc+Br0W12zUltEOplA8FsDtn0VKu1DN2MtKTmwIATMd7MZ26t1SMxCPt6ARaKLxH0SpHlaLye1fBb0fgo6WcL8CJlnKl5ReONb3OK6u3tyX8Mh1A+OFUVOVhpVI5BAWqFgr7/oEmL7+G+cgZAYDsbetwo3+d76AHgNjU+5GiR6/dsrqoBtjD0LRCRQ3tEZVAIZGEVVtUuQngcLtEeQP0Neu7PowlE8O+gx4AIvlM28s83QG0RZWb1SKKjeBXo3zpVDvp+GbQG+H3G/SdZloorCqV0qmKqjxsC/jzv/hwp0BvhM1v0LPuqV2jPw/8IR7o2+lhUaD3kvWMnQwiPdvI8Ic6EfolE8O+gt5vTuoH+EOdCL3XtHsAvfPwhzoJ+n4tww19d3gq4qaTBtDbA3+oOfShTUqlfKidnkK0lCv1nj/J/blydso16K2MTF5Jyt00pVI+1KrUGWr+gfYqWQKAn8qA0VKu5Cc55lXTS50k8Cuq8nC7QZ+8/JqvRiYZThqbej+oAs3D30zy1IGvRbXb203i+E0nU8uWB1cnA6o5JI8W1W5vDb4S2tFO0V6GZHBy+p/qpAdXJzEYW+SZ6/ZD1NeU0I6m4LdjtKdIhl0DPVjV776vU5PZXQM9Nei9cN1+jfqhdo32lAVmq/pV7EzGzaWHAzKJOjLtGuhhXq+T1+3nqB8yekSnSZwDyxIAgO3RqOdHpmZOyrruoKS5MOrXgd9ulRwKSAdXJxEPK2RHsutaKRWnVf1qzUmNtrnLHPygsrMw6usVnhBQ3QjeSRLHqJMpZtfsbb+WIUmSfYnupk66IhoJElxBCwGAsftBu0ucZpKBFTntmL2lziSbOWk8rJgmuIHOby13QhU1tKldZA6lBr4v0e2JyEm5Vkoyy9L5/VoQ9RfKndCmkN73ph0kDivCtYqeTkdOyrVSKk4Uc2utkcfx3xpql1sRkTi80sQpOdZqZGpmDyS6LD2XjtX47ZDYUhJaFkgsySCrQkKVONTkmzVaBXJnoW1MvfdYyO+JLTWhZYHESnBl6PxoKVeyQ+KwnFa5EkR9o72ZWb7W91KHEomb1cAbjeUYMnQ+ZX6Bcq28cqcnNxVMZjVKnXaP9rsGesgTVbsGemyTDNT5Beq18sqdYDKrAXw/lzIpL5MVDXnkjqhkEJ1f4DFWDhMkubdMC4VVX0d8mdEeYNfzRSWD6PwCjw3GFjGjvhc7wwVSxwbpwBPt7ZIMlISWdwmFaJLbd3040Pp+B192tLdLMlCiPa+DtjKKVAoaU/kYfEqSKQqTTMlAjfYiDiqaoAcVHh+Dz0oyrcJEkQwyor2sZQmNDs9y3CDq+xB8ShS1Kh0on2dFfcp1Wk1oW+UpLMftyU11fKLrO/BZyeWqftWydIiHFaZkYCWKlGgvI6FtpfVZUb/v+nBHL2XwHfispQOyoigl6reC261oz/v7e8+f7Fi97yvwWUDJjKKUqN9KMrgZ7Y1JOuv6O1nv+wp8lsyRvWmckig2SgYvRHuuRDc35atOcx0JPkvmsJYciER9XslAyUHsjva819+Jya5vwHdS5jRKBkrjpuUXjkUoa3JkRfuuz+SlSh6vHnbX8eA7LXOMdmBZggy/E9E+vw1AKlT9L8EoVR634Y+WciX9TwC+izJHRDKwTJZzJj9YjfbJrQUy/FTndXo9T7SUKyUvv4blF45F9D9OOJ9vwHdD5ohIBlayKcVSt15b4u4C2Xmp8DtZ6ekZOxlx44xhX4DPikAyIqn6KBugncm4MPyy1uQ0RvhwjK73vZbsmuVtdo88vgCfpe+typz8tipAFNkgCr8sKdY0wnPo/cHYIlJvfSckD+u92rlrzBfgs/Q9awMJUzNvLdT9Vzb8MpPacMz8HmTKNrslD+u92ul8toK/ZGK49sfKDbD0vRUJ0SgTeColVPhlJ7VW5BpPpcduyUPZwG9X1LcFfD1T77s+XPsjmq3bqe/1sqBo5KTCL63ilDJ/XVS5Zqz0uCV5qAvk7Pp+W8BvlqmL3oSdOq8V5Dzw7EzGcXB1smX0lLWtkHpNPI4bDyskvW+H5OFpbWgHA9LBZ82wyr4J0WhqBhJPfVzXzAeWJRZEf54TTISSWqJ8Y107RfLIjro8DbrsiPrSwWeBzduRzK7ElhUZeUDTo+fOZBwvrk/h4OokXlyfkga9WVLbShLJljwyoz5lIZ/dAVM6+CxQZUYP0cSWAgWvXjY6wGBskdR9tLxOKCJ5KEuwZW1cEYFYdl8gqeBTPZnnxu043IAKBQ88dhl3tLeQq7AkD+UgC9kyx2gyK0xSwacCTb1xOyo6vFGcRy/bYSLRXtRxKbO6VuETkTlWHcZ28MndB1w8ooY7inPqZa9EexFHpyS6VuGzotVlymRp4PPqP0rkkL1UQRRgtySPlWhvV9S3OqlF6SHqRJItDXzehqpunMjHmvk0M55ZUa9EexG5RlnOYJdGX9WvkhxPRtSXBj6vfJFxA9ylzJT47YpWeRyTZBLlGmskFX13LIfZHo2S5JaM0qYU8EWHPqs1f56SoQxoeSe2nIjQdox2pEktTsnB0wjMiZbnUsAXHfqsyB3KhgrZetkJ+JutH5IV9WVrfZ6oz3IU434FiuNZVQtSnrBolcapBqYy9bLd8NuZSMuu8FAlByXaN8oruw/jswy+1dk8J46osZLUOgm/3Qm07AqPzOa5jQv57D7G1DL4rFV2VnpQSqv3p0K2gSQL/q7P5PlGpfu3eCLqswIfJdo3i+52H2NqmQiW51G6edkZ9e1ORmXAz63rBaEXyXVYkoMV+Ky0SrfzGFNL4LP0ub6ITFa/eZ6H4qRZgT+/zYKuF3AA3rKsFcmxZGIYVtopUo4xdQV8apMnygIou7a4yarmUODnLUNagt6hnEdUcsg4eNtOuWMJfFY50uixbh1MZrmawxNVUyGoj9KivzD0jdcjIns4cx4RySHrpEerUks6+JRelsYJJkozJdla37K+16HigCscuxX9W32/NOgdeja8koMicahbMu2q7giDz9vLUsYpI45as8jKGf2bOUDXZ/Ly5Y2AQ8iWO/p7WzIxTIKR2lWO57sdAV+kl6WVU0Ya7Vix6I6+54VMd4AvFap1etHSqsRob4fciU29H6FCf3B1kmu5iR2TWcLgs4ayZsOYlVNGXNH3kiEUvh7K9wlck+zqDgV6keZarO8WWfoiBD6ljNnKqAeTWZU8lvS9TaB5zXhGRIrkoEBP2djO+90iZU0h8K32qqdk86xe857JA+x2AJ7fz3ktvCOQ1bmTfYlu4U34rO/mDZS2zOWz1nNTTxmxYnasz3E8+jswqshcp8/S9VYaa7G+m1fnC4HP0nKUGxQZ8ox2acJ8mC73OpxEyoz+Vn4X5+d4AoRoDyMZ3eRY382r87npsKLvG3UbpX2d5xJbux3A6dyBo7ojovMPrk5KaawlW+dzg98dnpJ2FpXVU0ZyZa299L/MEcMmucPzfq3KGzt1Pjf4rCliXh1IPZismV0u+uBQbooDOJEkO5S/6aO+bOhlFF3qpBHvL7ejl+WBZQk8jkmmbueJYF2ikDqVAL96yjOwJ+4uoHCcFnxY73fXQA8eSHRJbaEoI7m2HPHtOKSB52Ayo52eLcK35qEyKE8+1Co306P8zmTcFugpRROeBNcztXIdfpmRPzC+UTJ2nA7gi+tTeHlytvb/7IryzRysFR89uSmM2wH+fPIQkZH4tIL/uXQfhqI5HBmdDmj0sOlt0Z227dEojqBgymgxEmdyzSV17D590Jjwmp0yYowyzczRyas2kVPt8sxYVUdhjS87sTUbTp9L92HXQM8CB9D1pBNDa8dYyh9nfbOCK3VjChepMjub8UT/nYhjJDGH07NFbO6KYkU0EkDfoSYruHL9FlZFx04bjC0i14XLvSGEA0ZsTXDdzC3YwXmdXPD9ZpmbUbz0m9XVB/ZfZ9mbV/7u5x0N/vZoqU5SOD0BRTWzyo70iG93RUeWjeTn8PSTszhbUJGZvQrgahDKiXYU9YEh3dWDTWoB+xLdnnWCZqpkXCb4Xreh8WoJdETRh8JiQLLVEXN2GplZ4Gh2AoOaJvX4Umsjk3lJk2LkVN6pUiav5coadmey2D82Y4A+MOkjqaJg/9gMdmey3l4cCNpitZCvX0Z+Dve9l8fRbBDdHZND2SLuey+Pkfycr+9DGvgya/hU6D83NofMbDDD64YE+tzYnGvws9QFZRKLDL4bNXwzebP3wngAvQfg96LsoUxiSYn4dtfwG+3xq5OBnvcI/I9fnfTltfuuqjM0niNrerWrB33L1yG19s6AUg4bO/8WsleGUSCMqEezRQxFc56o9tgCvpuHMhvtyOg0wIj2alcP1n/04wHBgpZae2ctWLz9sx8xHeDI6LSj4MvIJ30V8YfGc0yJM7BmCzZv2xzQK8nSn/wLnD5+GqPvnGpdaFAUDI37K+pLAd+pWVvWkoM//+tHsP7ujwS0Srb1d38Eb5/5OV757mHTd7MT/gHfN3X8XFkz1fYDa7YE0NsM/8CaLaZa3+sTW9zge6F1N6ujQiBv7DfWM/ZF1wu/RXxfbyzvEPPTO/IN+Cx9n7lWwMxMMKFll83MTCNzrWDpHbVdcuuEnS2oaLXiUu2qdmM7eeJXSC9VsagrHZAq0eZmMzXo1a6eluXN6jtyX/a2FfhmyxN6Y+m6yA9cDGi1yXpjaVxr8S6q78i8lZfertDtnV6+AJ9VLQj39QZEesTURwsIT1UAAOMXY7XuDeXeEMKxqluMn1Bdv85I8KoC47FwXy/MtjhdVaJIp6qSNJkq1NJImXugWUl0vvcDJRbbvkhu/VQmC8wfRgKf0pnKi/bV3Xmkl6rBW+a09FIVX93d3k252l7qPP8NYPTyHC5dKuHZlxLMklwnw/43D01i1aoIBlaoOHHcv/dCCdSugJ8ra3h5chbHisVam4jpeK/0jSXPvpTA1m3AwIpuDKwAtm4DThzP49mXEpi4UUAhmBOrAb/5HhWqmqh7dhDY0P3Hf996pOif/+8mNQugusZLpNmsjPkCKeBTFyjlyhoevzpZv+ZGX21pw26qiRsFFAoqVIPa2bqt6gyFgorTr0925CjQGN2BRN3PC4XqsxMxsyXM+h6+zHyT5aMoYv/YDHb0RXFgWULKLr7peK9z4FNsaDyH/WMzjr7gQhE4/foktm5LLPiZqt5ygtHLc3jx4EW8OrG2bUcBNQr0L6kCv3XbQtjrqiavT6JQdO4QsaPZIu7KXsVTqW7S0mYZbeQjPJ4kuhlldybr6U4IAyu6sedfN+GRAtpuFLglZRLzI1/Cs9e6f2wGx4pFPJfuM1UNZlaKpeWCL2puQ6/rfFJUbBgFLl0q4Z//Pea7UUCNAvf3n8cn9n6wqZShPDPAHcc/mi1iN7It4ZdV2pYC/qWJApBuLm/cjvSZawt1PnUUGFgBvHCPf0aB+ui+SUweFuD6fZrt45UxecUFfimWBkykTq6s1SUnI/k5kqbXN4SzzGzrG8ta6XzRUcBLTsBKVEWeFSCu7802q+hG2ci+f2zG1sa10qTO5WKp7iKfnjSHfmlyEJ/98j9gy4fuxOKY+cKmd86dwf5H/lL42k79+H1h8JuNAl4oi7YqQ1q1Uz9+H8Ba4c8/tn8f1my82/Tf3MzP4tRv3sL3/uWfcG18pOW/e3pyBs/F6iUPq5RJnWwlgx/u6wWu0/7tSH7OVOL8wcf+Ck88sZcJvCw7Wd4k/Xe6URaVHd1bPyt772NxrAsf/pN7sOWF7+HrXz+IN/77P1pKnpHEXF1ANavoUEuZAMdanZlyr2lWYdReZjpsYM0WR6HXdf7oZXtKqboUev4bwHe+NocHB85Dlbj3Xo3eWkLw/Deq3zWwotuWexm9POOohFsc68ITT+w1lUdGllgtC6kVHS7wedbrmA1HX9jnLPS1SHHJ/oVueln0hW+pltcJ6bC/8C21Bnw7PKNm8H9h314SS6zElmd5urTVmcYLbCVzliYHsWHzPa4kgVXt6ow1jgI8DpBequI7X5urwa6q7fmMjLZh8z1YmhxsKXeo+p6lSoTBN9NQuvYym2C448NbXat+2KHzqaOAE5/x8zNisUFtW8KjSrjAZ2ko1gX2L3FvibCdOr8dzGl9z8tGrqxJS2ylSh0AdUe8t4LPTXNDw/rF3H42LDZYbPEkttzgz8+KmVo8rCA93/Wg0a7+7EeuPtzqVHxgXnw2rdhId/WQVm1S2BQGn6Wh9ORjk9rcezOz0/jFL1937eFWlykHkDealWXIMuwXv3y95V4MnSVZE1fCUoeV4ObKmmkT2R9+ZQ9u5mfdecFFfUo+MKNVlyG7890387P44Vf2tPz59mhUur4XAp+lpS4XS3gg0bpOn5mdxpc+9Vm8c+5MQFyH2zvnzuBLn/qs6c67BxJdzBWZvPpeCHzWJMHp2SLiYQU7+lpH/WvjI3hy7+dx+NlvOu4Agc53/5m8c+4MDj/7TTy59/Oma3V29EURDyvUFZlcxr1IbUJJo5eh83cijgPLErgr2/pU8cLsNF757uFaz3W1RUJsR/VAZJlyO+t7mdW2J/d+3vz7OLaYHliWsEXfC4Gva6pWu7EuTRSQW1ZdovxUqpu83bDg4AmGVpYpt6O+t7IM2a73+FSqG/GwgpH8nHR9LyR1KJpKr7nuTMbxVKrbcy/bral5L5oXn4Vx7y1L5ojoe2HwWZrKODR5EX43p+a9Zl57Fo0bzlkyR0TfC4PP0lR6WdMI/yt39GNQ88ZRMcHyhaq5vUzBaIOahlfu6K+DnlXGFNX3wuADQPa2dSS5U7ux2CK8snEAT6W6PeEAwfIFbzyDQU3DU6luvLJxYME2Q9YyBRaD0pNbfYjpuz4cMZM7zZpM7UzGsTMZx0h+Dqdni+SuWLI3rVdLeJMOvV6+RPrEcWeuy45uCmZlbKNtj0aZe2qJMifiKPgUudO4baxxBBiMLVrgHPltQHJr/cvI3IziD//2qnS585XnnGqaVPD9dVHt376aQHpxPbDjJ1TugyBY1RwrMseS1KEMNSKHgcV83Kw0MHnvlMWOFZljGXxWRn1kdFro7NNyPoClXUzkXebKGo6MTltiz1bwi5F4hDWBwEpQmtnkmWBatV1M5F2ymJmO91o+s8HyRhTWBIJIS+dA7nS2zGExIzppJRX8G/3mWuvSRIHZFqKZeeGAMJaNnX8LY+ff8tVnnTSRd0hJalnMUUxKJ7XsbevQd3245c+bdcQiRYqt3n2pb//sR3XrUlJr7yR/9sqvT9RWJZazU1j+R1u5oNfbKWavDGP9Rz/eVtGe1YHPalIrFXxWTZ9V2mz9litAyrnz6fQuwwDw6fDvWv67H5TvwBsG6O8aP4Nn/vQ98vf8mWEjTiSfwfdX/A/5s4/9KovR+b8XZqfx4MB55rUCcL73/1jFlmhvpXYvHXw9yTXrny8S9ccvxuaPjLTf0ktVPD84RPq3n774O/xjw//Tz3MVMSuf/XT4d6af34M3AQAPfegCvnzyQceWKIxfjHGv+WRFexlJrTSNX7uo1L0l2Vo/dlwsctgJvV8tfeMmnh8ccuYUyLEKt8wZGs8xoz2LMVfAp5Q2n56c4a7rz37f/lnMp6P/2TFVFifudfwi3zvLlTVmJUdmtJcKPjXqi9T1o2+Yt5coZ6eErzm9VLUkNfxmyQ9a6+nJetbRNxTuaP/y5Kyj0V46+JSof2R0WkjypE22Jk7lM8LXfG/4LDrNrNyz2bNOd/UIrclhzdLKjvbSwad6JiuJaWatevXo1Y3AnDGzZ232jqywIDva2wJ+MRKPsGqtlyYKGBrPBRR1uFES2uxt66RHe1vAB2gza7ySx6xJFQBfzGT63VjPmPWOeCUOlSXPgA8AU2vvJQ1z1CrP5q6obQluYHISW9Y70i1X1kgSh8KQ58CfUNLM1g+XJgp4/Ook6fexZn3NGhMFJsfMnnG6q4c8M//41Ul2FSfeiwkl7T/wqUkJj95nbWsL5I57Moea2FJ0vV0JrWPgFyPxCGW4OjI6TYKfpSGzV4YDQgkm0lKE9Wwp+n5oPEfS9VdWby/ZkdA6Br4ueSgr6ijJ7gOJLtN6fmF2mjvqvzqxtuPA520JPnb+LdMyZrqrx7RRME8ya1cVZwH4SqVs+6qlG/3rSK3e9l4YN4U/HlbwxR7zZJj3BPRCETj07oaOgf7Quxu4V2mynukXezTTwxtG8nPYe2GcLW/ivbZVcYymVMoFx9b8UjUbC35WZAGqa+V5o35myeK2hz6zZDH3CEd5lmbvhAq9E7reUalj1PtXVm+3DD+rBbkueXjgLxSB3T+9v60j/6F3N2D3T+/nivaNm21aFRxaRXse6J3Q9UaLbEhfOX9ubOUmp+Bn7dYywr9roKeupZxuB5YlcF8hb3qggA4/dYdSoQj8ZHQtXp1Yi/4lKmE9y1jtb2cLKqfTnFsAJdXOFs4BuEXvD8p3AO+aJ7ITNwrc8oYCfbqrBweWxSwlskC1Xl9UnIN+Q/rK+ci5sZXPADjs1JfqGo4Cv/7gGuHXtf5+xkJPHf6+5evIWwMLxWpTp5/AXBIsTU7U6tra8nX4yShdQmjLS8C8brby2aXJQcJn+RPZ7JVh0vqnVtqeB/rsbetww8Z6fdOwM7byGWXlxk887CT4ui2ZGCbBDwCr+lUcWJZY8JB3Z7Lk1oJLk4Nce1s70Yx7gVm2oy+K59L1O+pyZY00OVUHvQPJbBN7RFm58ZObAO3/3Ph2Xvj3JbrrZgdzZQ2feHsMI4pC/s7AAawBD8x3Nt44sEDPPz054wfoASh3KavWPARtUeWmFgqrXocfwALdLwI/UD16qG959cHzdEhoB9PnOqiSphH6F9en6kZfHmnjNvRKpVxQ5kKLlVVrHkJFVVyRO6LwN0Z/UfgbHaE3lq4dbtcuzqBDXs5OYSqfsbR3oRF63ijvfqSvypxQQfu2J8AHgH4tg97zJ7k+s2ugOmMYDys1fSm7nXhgtzS9nmflyhpenpzlivJ69WbC4UTWFHwArsod3aKlXGn5hWPcZS2j/Bkaz5EPnAuMZsbjeXhlTS2PcLhObyZzACCc6L9zHvxQBsCDbl5YORQNzS75QAnF8ZA6Rx8+fztTxP+W55AvVrAzGcfHulX8OjuLcQvSJ7CqtPne6iQ+0rsYQ+M5HLyRw2vX+JoFTMd7Mb7yw65DXyU/9KhSxm8B4FbEj2q3Q9NG3I76orrfqP+3R6N4INFVG45HAgfgBl6XkS9PzuJYscil4z2k5+uiPRRlUCkqv68DH4AntL4M6WOUQJu7ojg9WwwcQAB4EUnjMT2/QNvXHMEIvteivm7Jy6+ZtiekVoEABE7QAnZ92yBvlcbLUb5VtF8AvhejvjH694ydjFhxAOMooDuBPox3iiMMalqdHLxcLNU9ByvmhQSWEu2bgu+VCo9s7W82EqyIRmplOh0EQOxQCy+Zvitqc1d0wT1ajexej/LNKjlM8CtqaJNSKZ3yKvzRUq4Um3o/IssBjEmxERIRy2+79ffE3QWEBVt/lvNAeKpS60MpekqMXnPXHVkW7Drw+d4PeDXKQ6mUC1oosiVUqJwlge9lyWOH/DFzhMaIadWMjtFoVo9A0vcwGM8Plgm6btPxXkyn7vUs8GYShwm+X+C3awQwc4hGGQFAmmOwovflYqkGt1GO2QG43yI8FXom+H6C35gDRPIZ2DEK8DpHM73NsmZ5hRNQm0X3UiztWQ0vAj0JfD/Cb7cM6gTzkZzhhp4Mvl/hN8ogt0cBv8BeiqX9JGeEoOcCX4dfqZQPebXaQ7F+LYNydgpO5AMB7M5YtXoT3kOFnhv8KvzeLnWKOEEnjQY66OG+Xq8tKbAAffOSpVTw2yn6d4IsaoeILivKSwEfqK7t0ZTQjnZzgGbOAFTPpAXgSafQAQdqZ8GinUBvBF7RKkeNa28cBb+THKCZQwBAd3gqYuwbHzGcEWXVQYxtF3WoASDc14uZcm/bwm0n8FLBb5RA8xfaMU4QmL2wA4CopHEM/MZEGNC2AsDG1HuPvZlZXut+FDhFYDrc+t/nu/o9M/+TE7wJK4/9P3AdJR85eW2sAAAAAElFTkSuQmCC"
    case "meeticebot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAhn0lEQVR42u2de3RU1b3Hv+fMZDhDItFESCQEhhCE0NZEiCHQFJQFobwLWm6xD6r1gq/VW0vvrcq9V+26FdTSiy7eF2prFCioFMqjEK603AiRIoJtESTEiXlI0AQiSWZI5sy5f8QTJ5Ozz/s5Ob+1+INkJmefvT/7d76/3/7tsynMLoNRxrDcUA+FaQAwnGm87+JnGEsxqT4AoLyMB671eeMiYRYAuHBLx4ibceqjcMbLAMByKA97qI+Nui6lN/jJLPfV4f7GDdWtqcUu3K5pnRQ5KS2VH4UyHmzzUH+3Hfi8Z+ci4Y0u7NKD6Qnu94RamgAA/tR0sIGZrNtv0v1GeZmlej0JNIHvAq/Moq2NIbb6kD/aGe7xczqJgSenNESnZPjdXjJnAtCqJU2U+xHNhqsBbHahVw89AEQ7w2CrD/mjrY0ht6ckPHUXa5tpNlydHOV+ZJrHZ1huKNXWeM71Tgo6+fIJhGvPyOvf7Hxwg4rcTlPgULjkjNFKvb8ij897eRd6Y6AHgHDtGVCXT7gdJxfglAy/Gu/vwa0LZEMPYDNFe2m3u42BnrfI541I8rJAcpbbiXL6uYvJuT4OdZ0U9Z5uHp+H3u1i46F3Pb8m2yzX80t6fBd6FY/fqjcRvvyR5r8T+bwRvvYaRAcMZ90nrWyT5flpF3r9jIuEWbrqTfA5ej0s1NIET3C/h1/hdE0fz087EXouEmapyyfA/7MDFPELU6KdnsRgw+on8NrvngOdxMiCP3J2p8cu92m3vlcDv2A6k2G5oTQbrrZjfl4oH04nMfCO+bZlq59cJMxGzu70COXo482fmo7NL/0b7ppSjNcaKaQ0f4KffvthyJ0wdrtPOy++cZEwG/UwOUKpTkGPT7U1nrMj9NTlE+g8v6fXIlC0M4zI2Z2Ogp631rRb8Oud6+BPTZee9F/cp1ULXUL3Ge0Mo/P8Hr8dA3HKy3iotsZzsqROcpT7kd1mL6+dxbIk0c6w6VmQaGtjSC70gUAWKg6s7QF9LPybj+5EIJAlC34rVnmpyycgdp/h2jOgq960nfShUzL8QpKHjpc4XCS80W7SJnJ2pyzt3HHpvKWSSwz6N7auwi3ZtxA/09DpxS93l2FwfoEt4ZfTt3wsYrfSCy4S3siw3NDYn/VIZ/YD7qFo77fsJG06qo8mcdGIvBuMRkxZ+FHSrtziYvzv75/HjYNu7vW7v7VRPf5/LUrj7num4f3T59FcVyd5r9Gm80lm3W/nlXrZY2BWu2S3n/bSNIV/xKY4u8FnWG4oxYYP2yFfzEXCrKd6D60mFx4NtcCTkW8oBHIXpnKLi1G+ZTn6DRgg+Pt48Hn45867C8HGq/jknLSXNWOVt/PiW5DrfGLbZac1CC4SnuWB97cRmmrpAb5dvD0fLHa2X1P3fQO9vhLo7/3ePGzb+J/w9utH/IwQ+Dz8RZOLcWP7FfztfWvhV+Lte7Xreghc84c0nT7KcvjjvX43+Emd4b9a3rjLJ9D50VFajm422+srhf5XK34q+TkS+AAQAYWcCcUYkpaCdytOyILf114DLi3Pcm8f74i45g9pL3XdcunDRcKzOj1Jv+gObpNZ7qtWpy95sLRCb0SGRyqjFGtLHn9UFvRyLMTRuO3b92DD6ifkfb6lSdfMilQmR8l42KH2iPIynmSW+2o3+MP9jRuslDZKwAKAsfPnYez8eYZneJSWIGxY/QSefuTbuvZPiKNxrWSGolVevUocpPpw7Px5uPd782T/PTukPHnWKcwuQ/+OUMQKj68kJQh0LQCVPvssSsbnIfhpK9bPXSDqkbRs6lBagrDuhccw9+5vKrrGa42Uos+nNH+CR2YtluWFta7ySkk7OonBQ3veRGBgCire+QCHnnxStoOwcrWXi4TZdp/fSzMsN9QK6EmrsCQLBLJw//YylIzv0rCBgSkomD3dEK/PB9hyBtKfmo6yzc8ohl6NtabdgrX7fqdolVetd5Xqu4LZ0xEYmAIAKBmfh/u3y1uD4Ntm1Wov5WU8DMsNpfn33thd2jzy+rbujuZtwpKloo9/NVpfaQkCaTXWSPiVljgohV9K29NJDCYsWdrTMQ1MwWNbXpKUoHaQPh4K02izoZfrSfkOXvL4o1i0fJnwU8AAr083v6+oBEFsNdZI+JWUONDN7yt6oivx9vG2aPkyLHn8UVnxCB+TWLHaSw9nGu8zS9rI9aQ8WA/teRMj71ko+jkjvL6ctkmVIBhtDZ1e/OyN15BbXKz7OCn19vE28p6FXfo/IC99abb0Gc403kdf/AxjzZI2cqHPLS4WlDZmeH3q8zrJth3Zt8FS6GMzPj9Zu1JSXkjdk17ePn5cHnl9m6KJaZb0ufgZxtL8uyztIm3u/d48LF3zvKLr6On1r7e3iXp6sRIEq+C//98fEw0sxe5Jb28fb0vXPK9K+hgJP8Wk+gzT+EqljT81HXNWv4jbf7JMufTQyetzkTAr1t6JJYW2gj4W/ju/Nkx04ssBSS9vLyR95qx+UVZAHhuUGyl9aCNSmUpXYQfnF+DXO9d1pyrVmB5enwu3dIj9flLhGNjVpNomdW9GePtYKxmfh1/vXCdb+hi52kt5GY+uHl9tqvKxLS+hNU2bZtbD63vaa0QXVG646Ubbgs+NKdB0b0Z5+/hs1NI1z9si5akr+HTz+7L1vD81HfPWbiSmKq3y+mI2euQw24I/IGOgpZkcJbZo+TLMW7tRtvQJtTQpTsmaCr7c7En8KqxeptXri2U/6CTGFpkckvX3eUUnvdi9meHthaTP/dvLZKc89d5dZ3oZMmkV1g5eXyz7MTQrHXa29o6Iqjaa7e3jHdUjr29TJH1sCX6//smS0OspbYzM8MRb2u2Ftgb/SoSGNzNbVC7YxdsLSR8p+KXYshR8bsAQ0d83v3fSFAjUeH2pVOboZNjeinIzJJMPdvH2StmQYsta8AcViQIXDNaj4p0PDO9ENV7fyalMoCuXrzSlaQdvDwAV73yAYLBedALqfWaA7hrflzlK9Pe1h/fb0us7OZUpt42x92gnby/FhBRTtgA/mnabaL719N6DpnSm3lrfzqnM7sxO0QTZn7WLt5fDhBRTtgCf8jIesfxstDOMC6/vsJ3Xd3IqM9bE+p6/Rzt5+wuv7xBtiz813ZAzkQ1JZ0oFIoe277Kd1xdLZWaOGQ2n2E0BcmaHv0c7eXspFvQOao0F3yZBrhKvL+Z1xArA7GZSxWp28vZWBLWGgm+nIFcPrZ8yJNsR0Ld3RCTbaidvb0VQazj4dgly5Xp9MRubeYMjwL8SoSXbahdvb1VQazj4dgpy5Xh9MbujKN8R4Ic4WlNbzfT2VgW1hoNvpyBXjtcXs7TUZDjF1LbVbG9vVVBrDvg2CnLVen1/arotd12RrN+AAbLLfa3y9lYGtaaAb6cgV63Xz8obCSfZO62U4jab7e2tDGp58xp9gWjabSxqz3jEAhy1FZspzZ/glYOncL36nOzvDM1KF/U28Ra5VIufPfFrQ/rmXJv+f3N0clebldjQrHQc37QRx+U+VXJG4wfTx6reNScnqKUAj6PB54NcUlksH+RKvT9HKDjavGqzLm/zFbNgsF7RRLHaTplyj7vxzksMHlj2gKpxkwpqoya80tKUjSh6B7nbfrkKm1auMRx610S8cmcYm1auwbZfrnJUUGsu+DoFucFPW7H2nkU4tWu3S55dnjC7dmPtPYsQ/LTVEUGtqeDrEeReeH0H1s9d4CjZ0VcsGKzH+rkLJNdl7BDUmg6+lpVcV9okhvSxcqXWMvDVrOS60iZxpI/VK7WWga80yHWlTWJJH7sEtbx5TQV/UBHoS+eJM58PcmsP71fk5fkjgvxDhrnUGWihuhocXLlO1pvyeOkz9nwtsqfOtE1Q261Akme+wpl6QYmzlcRy/kI2ctZcFCy+H0U5achNTmzw6tujqKizNs5hr4dx+ne/wYV9exQ5JrEx1XJWmVrz+EbOf9pUr98vnWUb3ydKrMh1eQdj0EkMih9bhrwFCzEpkIJAMuVCb4Y29noxeNwduCErCw0n35V1Bq7UmNLDS00/ANr0N6lJBblyPcic1S9i7NTJmBPwIas/7UJvsg2bdBfmrH4RTHa+5rG04vBBS4jREsiMnDUXs/9nC0rG52FqIAX9fd6Ehr69I2I76LuhHTIMc1Y9g5Gz5lrCgmOCW7lBLknajP/xv2Ds1MmYOJhBfx8S3to7IvhjsMPWbfT0YzBuycO4eXQe3nnpRcVjara2t9TjKz0qPlba9AUv7xTotUofIw7mk82gmVkdJaeFx0qbgsX3Y/KIGxNeyzsV+lhTk/XRegq7rcGnLp9AhwJ501vaeF3oHWQ1R48okj50EgNf5ijTpI/XLOiVHA/EL0iVjM9L+Nx8PPTHGsJWKVDdpc+gnBxFC17h2jNgvogBHe3x1UqbcUseRskQps9Im1jomzoS657tKn0MP+5TyRm3g/MLcIOPwoDje+FpanShd7iF6mpQ907XhsbB+QWy9zubcdynIR5fjbQRmiCBQBYmlhQiZUg2Ji9akJA6P5GgZ6+HUffOcXx27gPUVbwtOKZKS1KMKmfQFXw10mZwfgEazpyW/dk7vzYMkwrH4Ia7pjl+Ijgd+ljQa9+vke3scouLUVVZaan00Q18tVmb69XnVNXb00kMcsYVYMqdhZiclw0U3OG4iXA42Ooo6NnrYXR82ojaw/tx9mRQ0XjHx3FKF7z0zvp49YJeibRhsvMx/fGHMa14FH7zX+dUXTPaGUZVZSWqKiuxKW4i3D7lG8i0+fvsnQJ9qK4GtYf341J1DS6dPafLLjiu6TKGTXrY0qyPZo9PV72puIy49NEHu3PzB363A5tWrtF9wPyp6cjKG2nLiWBn6I0APd7Gzp+HW3/4kOqsjz81HdHcBdaBr8TT89JmwaJZPXLzl2o/wSOzFhu+n9YuE8Fu0IfqanC5ulo0INXT6CQGd7+2HZ5+PTM8She8tAa9mqSO2PE5JGmT1b/n7zKzb0HB7OmG76sNtTShqrKpK6hauQaBQBbSbi9E4ahs0yaCHaA3G/R4yxlX0At6QPmCF/V5nSbwNXl8OTKHlzZTA+QXkrafOI7vLv65pUDETgQjUqdWQa8282KUzVu7UXSLqFzpo1XuGJYG4aXNd++dIbkC279oAgKBLEs3lvOv0TsFYNPKNbqmTs2E3m6gxz/5pfZFaylztgX4vsxRGDt1suyyg9LvzDckyFVrDWdOY+uZ09j66m4AK1RPBDOgNyMg1cPGFAZkf3bYpLvw3o4/GTZxbZP4nrxoAcrWbzNdc6qZCHTSfyNnXAGKcjNEJ4JR0DsF9HgFMGLRfbZpj23A7+/zYv6cki88rHa9bqRs+nINAT0mQmzGSE/o+YD007f/gvoPLpjqHPTqyxGlpYJBbZ8HHwC+8YN7dQH/l8/8GLOnTcDe8uO4duUqfrX9CKrfPW2YZ4xdTMPKNd2p04Ffn4xBOTmK3/djFej8ImBRbgZmTZuIiYVjcOzkWV0SD2NmzrLVE8hW4Gdm36K4jkPI/vJBLWZPm4DZ07qOuF+0cAYAoCrYgL+eOIOjJ89i1x8rDAOqR+oUX+4ik/J4ahZztBg/QX/2nbtww003dvdXfF9qtcH5BbZ72Zftilum3FmoGfzWOuHByg0MRm5gMBYtnIH1zy/rMRGOVZw0TB7xII9b8rDo54yGnq92nVQ4BncU5SM3MFjyOyfPawd/2NTpdsPMfuDrEeQeqzgp63OxEwEAmq+04NjJs/jLB7V4688ndZVHFw8dEvX67PUwLh46pKtsGZqV3g369GkTkXZTquK/0/zeSU3t8KemY8j4CS74ZgS5wWA9mq+0KB7otJtSv5RIP16oqzyKdnZVNpIe+R2fNmqaZLElGZPzsjGxcIwq0HtAf6VF81NwSMnXbRXU2hZ8vYLcYyfPCmpWpWaVPDJCtqjpw0QLam0Nvh5B7rUrVw1pm5A8WlF20LTFtyWPP4onvj9dszc3ow/tGNR2S0HY1KbcWajp+0d18FZy5dHkvGzzYqC8bFOg16MP7RjU2h78GYsXIhDIUv39E1V9Z7O6UaalD/2p6Rg26S4XfDVW+p35qr9b/e5pl1yNpqUP86aU2PrebA3+7VO+IfuVFEJZlKpgg0uvSqsKNqjOMtmtLsdx4PObVNTauQs1LsEW9B1ps4kLvgJb9q2Jqr+rx3J7XzUtffeV799n+/uzPfj8JhU1RipdcE3a1JYqyNls4oJvcJArt3TBtd6mtlRByWYTF3wJm7xoAdScm8WXLrimEHqVpQpOCGodBT5fv6PK65u0kJVIprbP7LbZxPHgA131O2rMqNKFRDa1fWbXuhxHg8/X7yi1o67HN6XP7FyX42jwAXX1O27pAkzpMzvX5QiZo14vrGaTSvW7p7G3/Lih7TJzvcCMayktVbDrZpOEAV/NJpVoZ9jyt7TpaZtWrsEmm7Upb0qJY4JaR0odLUGua8ZZ9tSZjmuz48BXG+S6Zow5Lah1LPhqg1zLOzqJgW9gBvH3voEZqitRrTSnBbWOBn/G4oUYnF/gqDZLLe54+jEYUVrqqHtisvNtvdkk4cAHgP944QnHSB7+hVJSVrD4foycNdcxEmfOqmccK9Ece2xgZvYteOHl53Gp9hO899b/yfrO3zrNPyZdySsE+Vdkj5k5C5erq23b92pei+iCb8AEmLF4oeTnDgdbMcwhJwz6hwzDMIeD5YJvAzPidd2huhqc3b8PbXUfdwd5Q8ZPMCyfzR/4UHP4IAAgechQjJk5y/Ge1wXfAdDHwhd/KHXDmdNdZbmlpboCyU+wXudVnTmNC/v2gMnOx+0Lv2nopHPB76PQE+GLs2hnGBf27dEMpNgEi7dw7RkcX3XGkEnngt8HoVcCn15Ayp1gRk46F3yNRn1eh7rqWtQPGiX7HCw7QK8FPjVAap1gifoUCNXVyD5OVhWfRh736U9NR+mzz35xvi1tW+h5+Iw8bKxHvyV9uVh18dAhU86wctJTIFRXg0NPPinJlpbjPg0/59ZM+NVA/+Fv1+P03oOOOEBNr0lXMHs6bv3hQ46FXg/wPb6R859W/e3INUQ+F9+0ELkewsdvHwc1qgADM9IxIIkypMOq2oCLVyOKvvPupnX4x5494KIR9BXjohF8cu48rl/7HIPH3eFI6AHAO+hWIDnLIvCTs+Brr0HkeshS+KvagHfr2xXLm7dfeE419HQSg9wZM/GNn/wUaXlfwWd1rZJOQA+5csc//xDjvvcDRCkaV4M1qtt/NViD0fO+BdrrdRz0/tR0cNlTrdP4SiSPUbJHDfQAUHP0CI6vek5XrcwHxnrqdrEAVWtsMmHZz21RZKYUei0SR1fwrYJfLfR8Z+9+ZKlm+IwKlpUGo2om3by1Gy3P9lgBva7gmw2/Fuh5+8OjPxcFU49MiBIg9Ug/yp10THY+vrXmuT4Jve7gmwW/HtCTOt6o3LcYkEalGkmTju97K729ldAbAr7R8OsFfTyQ16vPoV/OaFPy3KG6GtQe3g+ga7+q0QBacY92ht4w8LlImO04U+aR81kl8OsNvWv2hh4AfPnfZykv49G7HZYXqIdamnDoySdRXnke9e1RF3oXelPMFklcHn48+yyG5AifINjUQbvkuNAnFvix8GfljXQpSUCr/+CCbaC3Ffg8/FWVTS4lrhlupuoHLefWupbYZjYbpoI/saTQfQuaa70st7gYE0sKExd8ADi68zkXftd6QH90p/kryKaDn+yhXPhd64a+fMtyJHuoxAffhd+1WE+fdlOqJde3LKvDw7/njT/hFy8fwJWgeyZtX7CbAtn4z/tmYO7d37TE01sOPg//ooUzsGjhDJcI1xJf6rjmWkKCTyoq2v77g+6By671suYrLdj++4OKWLKtxxc6iTzaGcbB8mPuSLvWww6WHxPcpKPmNHvLwY9kfl1wB/ovXj7gjrRrspggMWRr8OmUDL/Q0TYNZ06jKtjgjrZrAICqYIPgG+ToJAZ0SobfkcGtL3OU4M9XrdvmjrhroiyQ2HEE+NG021ihn+/6YwXaWM4d9T5ubSyHXX+sUMSOI8CnvIxHKEAJtTRhzxt/cke+j9ueN/4kWKPvT003LJtjCvgAwA0YIvjzX20/4o58HzcSAyRm9DTDV265QUWgL53vla6qqqxEVbABuYHBmq/RfKUFK8oOorWuFpMKx5iyEry3/Dj2lR9DypBsLJ1bost9yA0GN+6pQGtdLWZNm4jZ0yYYfs1tOw7g6MmzSBmSjSe+P12X+pqqYAOqKisFg1puUJHzwecDFaGXG23cU4EXfrxQM/R3zXoQwWA9AGDrq7tx6tI1zX9XCoQHf7Ki+/9l67eh4sBaw+GvCjagZMYj3fJg66u7sWH1E4ZO9H99aQc2rVzT/f9D23fhyL4NmuHfuKeCyIoZ0Z8pJQukQOXQ9l2ag9zlKzZ3Q8/bppVrDEuZNl9pwWNPbeoVs5iRqVq1blsvTfzYU5sMWw2vCjb0gB4AgsF6LF+xWXNQe2j7LkuCWlPBJwW5wWA9jrxVqWlgtr66mwiJEXaw/JhgQGZ0poqUAQm1NBm2Gk7qw62v7tbkWI68VdnLWZkV1JoKvljAsuoP6gftn366mvg7o+qCSKuMRmeqSBkQsTZpfbKR6mek+l5yQhHG3Iyg1nTwo2m3sUIruaf3HlTlPbbtOCAYHHVfrzOMFWUHdQ9oxc6pMjJTJfa3G86cxt7y47peb0WZ+CkxVZWV2LbjgKoJdXrvQcGg1iyZYyr4lJfxCK3GRTvD+OsJZa/SbmM5rFz9iuTnytZv09Xr75OQFHymygitLTbJ5bRNKZxl66Wl4srVryiWd6SCNF/mKNNkjqngAwDbf1iI1IFK7Om1OwU1opH6V+rRL5WtMCIDYpS0I8UxQjHa02t3KvrbpLEmsZEQ4JMK14LBetmP6qpgAzavkp9VeOypTboEnSRPFW+kbIUWk/M39Sr5lvs05W3zqs2yn3J7y48LOiyjC9IsB59/pGl5VK9at00QQDqJgdCk0ivolAuDkkmsBRY9npykIJoIp0D/RjvDsjNopDE2uiDNFuCTAhg5j+q95ceJ6UtPTmmI1IFqtKha+PTW20r+ltZJJ+btfZmj4MkpFZQjW1/dLXldMaloZlBrGfiknL7Uo7qN5bD8qZcEf+dPTQedkuHnBhWBJKW0eH1S+o3JzjdUb4vBQrq2lvSwmLfnBhWBTsnwk3ZFLX/qJVHnIrbLysyg1jLwAXW7s0iDAgBsYCYr9dhUKwOqgg04tWs30VMZucVSDBZSevjULvWLS6T+j+3T2L5W4lys2GVlO/CV7s4SKhOI9XyxHoMEhFoZQMqo8NclDZweOX3S34hkfj1ESg+rzSyR1iji8+uUl/GQnjak8gmrdlnZDnwxzywUKC1fsVkwvSa06CEGxFPrlWVc2liOmM/m02+kSaw1py9WvcjDQkoBlq3fpjimIfWNUH6d5FxCLU2CdTxW7bISBZ+LhFkrLix3d5ZYPQ5p0YM0MFWVlYq8vthGiVhPpafnlfpu7LVImltpJmtv+XHiApnQOIk5l/g6Hit3WZGMi4RZyzy+3N1ZpJoQsbptsYFREvzJ3ShBGkA1npeHRW71oh4bfcSCd1LgyQ0qIr7+I3bMrNxlJe7xwy0dVl1catDE6nFIqTUpGOUGf2JSQ0hekSaxmupTJdWLpEyWXKklFbyrSVLE1vFYucuKyF24pYMecTNOWdYAiUEjZWLipQbJ6xNTfjIWXMR0qZCnIg2kmpw+6Tuka2h5mwXpM2LeXkpq8Vk0q3dZkWzEzThFfxTOeBkWGmnQ7r53GTGnTEqpyfVYUvXkzVdaFOtSUlyhNKdPyt2LVS+KxUti1xaLn+TqbzYwk5hFu/veZbYLagHgo3DGy5a/NJbUwaScvZIqPpIEkfKGpCItMV1KeRlPv/7Jve9PYU6flLvv1z9Z9NokqSV2bVIfKNHfYvEUaQytCmp7OBKWQ7mVDRCDU49HJEmHinli0mKLlC4lXUvJ4pnahR5S20h/T2xVWOmiEkmyap1URhnLoZwOe6iPrUppKg10pAJaJTqUtFFFbCFHatKJVZ/KDTTVLvSQ4CNtUiFtNJETP2kZGyuDWqArlRn2UB/TAJCT0lJpZWNI+liPARHzYEIbVbRWEBoRaGq9dvw9iW00UVtCIBboyolTzDKedRoAPgplPGi13JEaXLkBrZJBidfAelQQqn1toh4LPXIrX8ViGC0lBFJjZPYuK8HA9gvWaQBo81B/t1ruiO3AkZNaU/uIjd2ookcFodrXJuqx0COn8rWN5Yh1T1pliFgKWWqMzZI5bR7q793gf9HopZZG2QR9rNfjkaSBY4EkBaGKgz0Vq6l6LfSIBdhtLEecYHrl1kmy1cqCNCHG6dhI12qvLyR39Hw8ipUs67ktTulqqp4LPWIB9pG3KkU3mhgpW63O3XORMBubwfTg1gVdnoKmWnyUtx7AXMtal5yFJC+LJCqCJKY/vINu1XeFLzkL3GdnwUUjPX589eo1HDjyHiLXezvLfllfAZKzFF/KS11H5PPG3r8YmInS8V/pmWF55QDerThh+LUPHHkPnzU2Ck/unJnOGUc1E5L2Lgl5qD/38vh28frcoCJEcxcgmrvAkM4ieR7SWwXUyiySnhUqPiMVpKnVxGJlw0Z6ezPHUYu37wV+2EN9bLXWN9rkpE71CKrlvlHCiDcPyMmS6R1D2dkoL7M07KE+JoIPAG00tSXa2hhK4E6QDYXWLIScvLpRbx6Q23Y7pBgNdXStjaE2mtrSa8ILPhqSM0ZbLXms9vpac9piMonPq6sphlPyxJFTCpLI3p6LhFkuOWO0YP8I/TDRJY8cr6/H0rpUXl1NMZyigZe4Bz3WR5wmcXpldeKtk6Le83GoszTLY6Q36JfOso3v0yTdSw2dwlK0V3P1KutLC0WbzifF//zc1QiO/T2I5rq63gMWmBaifClJetwj1/whHZ/F6r7P4aW63KNN7QEhiSPq8WP1PoAHEtXrk1YZ9dS9opvRJTaTG/lkS3BvLwq9JPiJDr/SjR16B7lGBLVW3aOToJcFfiLDL+T1jfCESiDTG0iz7tFJ0AMKDn9ro6ktyVEOXCS8MZE6jRtUBF/abSwXbumgmFQfZ8C98UGu1Ku3/anpiBpwfTPu0ersDeVllsqFXrbHj4U/6mFyEi3PT3kZD52S4TdyQsvJEhm5ScOMe7RErrY2hqIeJkcJ9IrBB7pSnaEBmf0BPJDIuX4j4gmxtYO+sIKqt5cH8EBoQGZ/UspSV/Djvb87AeR7XKHN6LyJbSZ3rTfwary8LuDz3t+dAPJNrK7fqrcGOxV4NV5eN/DjJ0C7z+8Fh68NZxrfdieBQGeLbLaxepOGXWEfzjS+DQ5fa/f5vXoA3/0ExuwywxrOsNxQD4VpADCcabzv4mcYSzGpPv7R3yclz+UTCNf2POWRyc63vHTXYk8OLtzSMeJmnOJfcMZyKNcLciH7f8SEs8IaiKllAAAAAElFTkSuQmCC"
    case "meetminitomatobot.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAL4AAAC+CAYAAACLdLWdAAAsAElEQVR42u19fXRU1fnuM2fCzJkw+cCECBPIFUFGkCxoVIS05i4sXPzAGgRrAStXRMWG1Cpq7EKxorQXFVsaUlAQigr4ARIUqvySwvpRmyBigB8WDBVDA0kgEkhmJvOVzOT+kZwwH/ucs8/XZGYy71oudSYzZ84+z37287773e+rKz/dBa2sA5dzfIwuVQfdLSc+3bkkbdhwT0pGxhiGNSWZs4bokbB+b47m8z6/29Vpb2k52XburHHs3TNXdaHrS72/yzYAg+q1uq5ObeC7mdZxJz8t/3DY+AnXpuaMMCYeLdl8Xq8fAPQGA5MYDbLZ6us8544d/X7M3YU/Z/3p30Ql8D1M28O2+rqyBNjJIG//ooI5tPdztH9Vjbq2VngdTgCAwZyMEWnpGHjzZEycfjsG/mSaPzEZyJMgNWdEkdGf9nZUAN/DtD3s83rfSjws8jJ+cNUKfU35DurPGMzJGDf1DkxastSXkINkEtEbDI8qnQCyge9mWse1N184mng4ZLuwcTW2lZX2MrtUM5iTMaeoGFcveCIxmDykYs4a8pjcCSAZ+B24nHP2WM2u7B/dNCEx/GRG2v/CEkYKywuZtSDfPaNsqyGxopKt4cjho8PH590j1RGWBPwEy4uDfnfRXG/tgSpWze9NgF+c/QdmXT1BigNMDXwP0/YwgA2JYea3XY/MdouBnnNmMfIaNwDg9Bk20NkVAv8967eziVEWtIW00ocK+AnQi1tlSTGE5I0124JlS4fDOtFPfL/2EIPlK86itqGR9zvyCmdh6srSxGCrAH5R4CdAT7fUbrjjJ3o+1t7yl1t4AU+aAPN+9SXvarHwsy8S0R4VwM8kQK/cDq5aQQS9wZwsCfQAYJ3ox5a/3AKDOTnsPa/DiYOrViRAL24berArHfhupnVcAvR0bM8ncTa9misJ9IHg3/RqLvG9mvIdcDSf9yVGXhz8PRimB34HLue0N184mhg7cWvf/YGeT9PLAX0g+K3ZFknXTFiw+b0dxzpwOYca+GeP1exK6EhKmVP9Dzfp9WVLhyv+br7v4LtmwoJNbzAwZ4/V7KICvodpezixOUVvdTVHw0KMFtaoiO0DWd/CGqmumTCyZf/opgkkvc8QNOubieGiM5/X6yc5tSkTb1SNkVMyMohOLpfdmTAqP+xNQeB7mLaHExJHgr4/39Ch+UW4ja4Qc7Ve6ko8ATozZw3Rh7I+E8JgbyWGSbndN/oaVuvv8rtdnYmRlrQ6v0UEvodpeziRCyLNBg7JHkB6/aNTZ1STOnzfxXfthPE7uoGs3wt0W31dWWJ4pA8maaMJp8+o53wSvstgTk6c3JJhgRhngO7Nqng5OeXzev2RdPxG5E0IY+TahkbUHlKOy9pDDDF3h3TNeBlPLS01Z4SR29RiAODkp+UfxoHn7qssKcaq3GuYVbnXMK/fOQaVJcWw1dd5tLzupMm3Etl9+ft6xeDk+w6+a6rIjJ7KkmK8fueY3vGsLCmOix1jDuu68tNd+OHcUXcsM77P6/Xvvj2f4cts5I7zaXGm1VZf51k37cfEsZOapxPK9nzJaosq/ulR83kFngn+pvIz3hRpa7YFMz6viukzwbb6Os/gYRNY3UenL+X4GeY/Ma3d9u3BuscfofpbLSYBXx6+hTXitTcmSAZ/7SEGzzx1FI3u8MVKrbx8WrCHTbq165F6210xzfqM3/+/dO/XXR6ng+54LN+IWC680CQYkTfBPWXOQ6ySSSDE+lLBLwR6pWzPgX3/tk3uupqjrJzzwPFwJqALXblJOuhuiXXdlmsdhRoZn/M6nKg9UMXWHqgCAMZakO+eNPlWduCM+yXlvKfmjDDmFc4iTr5GtwfzfvUlrAX57i1vdAgy9bynBgie4MornAWpoHc0n/e17/5Af7D6H4HfzSoZ61g3HXS36F7886YTY++eOSbGw1S8jCvXuElgmvozKoYV8zMCdTJGXuPmNqY+OnXGjdNnWJrP0eprW32dx1X5iTEE7KqY2v5FX9iJT3ee1L3xceWReEhKkyt3qDThyDRMyJ2KiUVPCT50sZNYco3m5JWtvs5zqOwNY/ulJtXBHk8yB+iuzKBb/99H3PEQw9eC9eVMAkfzed/fly7uUAt81mwLfvr+biLoObAfPV4J/+k2zcc4HtieGzfd219+2xkviWlasr6UCJFatXXyCmdhysurguQNB3YpkZgE24eTk+6Duta4yfKLFOvTRohoyo0I+Rj3rN/Oyg07Jthe2JIQRyYUXQkEaGfhEKC6BUkXOlQDUmCEyGBOZtRIK9j1yGzZYUeaidp59QBgcgaSys8LjoOcaFLUR3biifFpWZ954FowM7uPYnZ924auk22iDz8eLBDs3P37d9bD/973/Yrt447xaVkf1S1Az4PXXZ8G3fVp8M/MgT4OJwG3wunGpMF/fVr4kbvqFlFtH4+l3+OO8eWwPsm4lQDVLRGJmKhpzMg0YHIGdGO6JzWf9Ve2j0vGl8P6REboWQkwMwdMkwv+gz9E9STgwM5MGgwMNdF9qJ+yfdwyvlqsT7T2Tvj/qzEqJoEssCfYPn4ZXy3WJ9rApO7JMjMHTB9Mgl6w/x8LMFDB4+vHbB/XjK8p64usBGqGSVUFe4Lt45/xNWV9kZXADyiKEJHCjqpaP2f7uGf8iLM+j9HsFQSGHYUiMQm2TzA+NetbC/KFUwfUYn0+diHsFfSybk/YkRhj18JE2N5akO9OzRkR9yUK45bxfV6v/+J7a5mD770LsVx3ANCv+JGmTBsN1vVtG3xLj4j+nTXbgkkP/BKZDzwetz134w74XG9ZqQldWsudaDAamRMqv+K1527cSB3bvj3Yv22TZocw+qN5HU7UlO9ATfkOvbUg3z1lzkNsrB80jwvG5+TMu9vXKYqjG8zJ8P8lT5VQYVRbeyeYX9UoCrUyI9Pwy9mLYl4GxSTw1TyMYTAnw/dba9zr+0Cdr/9DrSrjNm7qHaLHMRPAV4HdudIYasgZLnyo1qZQrDG//78aVctC5WSQ2sW6+jXwufIYSuVM4FKt2cZQjDq8aqVcxJIzHLXA5+SMWmdomZFpYJ68XnIyV7+xngxUKVEfmlUgWp3hqAJ+r5x55UWq2Ds1u/dHOaNQBqm1CkTrnkBUAF9u7D0hZ7R3hLs2fq+qDIoWZ7hPgW/btweH9n6uSkmQXmdVRm56wuhkkNrOcF/KoIgDX2oqQULOxK8zzO0JSK1VGlPAV7sQEjMyDboF1/ab+HtUyqCTbao4w30hgzQHvq2+zrP/5We61EolYB64NiFnolAGqRoNeuE1ndYTQFPgS2nYIJcpOOu8mtAEcHIG/42PubJS6NIMQGrP5+NVLrX3dAe1daCrzXuFuU8KSBZCCnPShSutfbUswaJ1AwpNgf/6nWNirjRHkN8Q41EhNfV4XzyDp/92UrPv14zebPV1Hv/ptpg8xeM/3Qb0gCVWwS81BTkan4Gtvk4zza8Z8BnWFPOawf/e90B1S2zt+Da54P/jtzHJ8pHEkGY7aeasIXprQb475sF/ug3Mc8fR9W30A6nr2+7fGg+gtxbku7UMcWq6hTzlhdd0xM7fMWZehxO+pUe6NXMUSxvf0iNxUfPTYE7GlBde02l5Dc3DmVw6Qvulpm72p+j3FO1OF/NibvREf9o74X8ptlme6wsGAAOvGspGIrszoju3tA3SAKAoMwNjdQNQh+4wnKsr/GdWGsP9HntLdwiOr12mauCPBt0fAT1vYcPHOCXjSph4qid4nE26bqIegSSc6OpA2cUWKuBHunF0RIFP26qnbPAQjE4ng4pJMSNl9l1gUlPEl3+bHW2bPsA5T3fs2enq7H2PNKF2OhzUE6Y3N6iPoj7+nfWScmcsrBEzzWYiQDlL7vElhxkHqPY7T7W6UPTDedG/i3SroYit17Z9e6hA/5I5QxD0aQt+IfnavQ8y4IGOJvxd4aBULHZ6qHKIvA4n0BMujDT4uVClV4KUWJPcN5Hl0ekmvOTKwIsOYeavKd+BidNvj1jX9IgwPq3EKcrMQOGgVOJ7aQ/dT8XyoXZ59QbJnym/bKNaoiOu+2XoeaExjaTRjGkkJU9ENNXF99ZSNT5WG/R+m13W7y0clIqywUOI+pZ4ndNtYH5Vo2nIs+vb7mtIAf3TgzOjAvTcmFqzLYJ/U9vQiIvvrY0IJjW/iKP5vG9bWamo/uRbiuWCXo0lekXWYGrwaxnylBqqtLBGbMoZhunpKYgmW5NsFB3PbWWlcDSf98U88A+uWiHa6XtpyiDVQe+32WHfvkfRbx9mHIDNwy2iTBV03fe+h//ZI1eSwlTS87RmzbZg83CLqg6qmsb3rAMJ5OCqFfqYBr6j+bzvm8rPRDUoyZllUsyKQe+3O1RjqqcHZ9Jf/3Qb/C8dB5pc8i/a5IL/2SOSQF+UmdFnTqyUlbQoM0PU0dWa9TUFvhjbW1gjUYPKjd74bXa0bXwfbZs+UA30nE1PT5Gu+2WmOkhNPbCwRpQNHhI1ep5G74uNo9asrxnwadh+bgqZ0VNm3xU1gI+07pej51dkDeYNAUerBe4pkOybys80ZX3NgE/D9iTnS6rEUVvW0Op+seVasu5v75QsbaJdzythfa/DifbdH8RWkprP6/UfPV6pOdtzO7ORAn3og1NN9ze5JMfnnx6cGfV6Xsz4MMDZu9vXwef1+rW4tiY7Lu1fVDBCD1ENtudAr4ad83Sg/pILdpMuKIXBpNNhBJKQbEoisur09BTcYGKxtPkHqlQH/+k2JD13PCjVgUs96JQobfhY/pynA05XJ+rQGXYvKa4u5FxlipoVYnp6Crba7bxj5z/dhvYvKhgtdnM1Af6hvZ9L1ndSHFqlocpzng4cdrrCc3McwoBLycjA3V5v0KTlpI+cVAdOBilNPdjbasenBgPsLS3iE9Bx5X5mms24KblvJ8JMsxllAr/50N7PMVUD4KuesuDzev2lk8cyQvp+U86wsMGWAvy2je/Lkjd7W+2CDCPFrNkW/NrrD3IqpaY6SLHQ1INTrS782cCoUpvIwhoxNyWlTza8znk68FD9Od73DeZkFFef6E1j4MrUtF9qctfVHGU5nDEj0zAhdyp1vo/qjN/+RYUg6K3ZZGeMVtv7bXbJoFcT8JzVNjSiCIDFbsTSlEEYnW5C4aBUZLmBNzsdql3LwhrxWJIZ+T2gP9Xqwgr7ZVXvpdHtwetuD7ba7RGfAMOMA2Bhjbz343U40f5FBcOMu9F3cNUKfU35Dm7JY0NlUc3pHagp3wFrtgVTnn9JcALo7/vNc79T80b+sa4UTd/yn45/iDViVIg3z6SYYZp0I9X327bsRJfXS80mxU0XsNdmh71Tm8iYvdOHvzkdSGX0uN5kxPAUI25mWXzl8Si+Jqfnb0hP7l1RfnfxB03vpcrpxN+dLtzMskhNikxxs+QuoMrJT5Z2e4t73+u/N5z7n/+h+r4Wux2H93wK17kzuHbanZGROn+6cZRgDLriuhFhr9GmJkhxaPe22vH6DxepJMvAmydj4vTbAQA3DM/qfe9fZ5vhOvMdjtd+B5oKcKGOJ63uF9Pz5zwdVA40V5Es1zoKpmtGhd0Lp5nbv6qm+l1PD86MGPtP+3edJt/Ll+evKvDFminzOWe0wKfV9mJamytdPXXWTIwZn0t9f9UVldi04R3RSfCSOQP5Q1Nl6/5APV/VZBPMZefA/tDCBzF52lTqa5w8dhyVO3ZCrIZppNKalZCEmJGKU6kK/AsbV2PzypWSGITWqaVle6EB5LTfwgVzFd1nQ3MbPl5Df6+0utzCXvEXxFYtgzkZc4qKce/iJ5Cdpax+6IaNWyHUkyASB1nkEAS3Woc6umERw5FpeLL8WFCev6obWAer/yFYTuQGk/zymTThy/LLNt6HN7+kBK8ePKwY9ACQnZWG4uXL8O6hg+ArofL6DxdR1WQDQJfqEJp6UNVk4wW9tSDf/fa+fShevkwx6AFg4YK5ePXgYcwvKeF15Msv2zQF/k3JJkmAL929C68ePIwXS0vx6pbt7Nv79iGvcBaZNHv2A4Img5o/vq7mKCv0YJVEc+QyhsGcjNLdu1QDSaCNGZ+LLRUVLB9gXnS09J73FUp1KMrMCEo9ONXq4pU380tKsKWigpUi0aRM5tLdu0AqCVN2sUVT8HPRHRrQP7/zY+SMvzno9dShOXixtJQX/Pu3bXJrAnxbfZ1HSPcGnsyXamIhzFOtLl7Qv71vnyTtK8eKly/DorXrie8tbf4h6P8LB6ViU84wFGVmoCgzA5tyhoVp6BX2y7xatXj5Mk3vZfK0qXh73z7iGYSyiy041erS7No0GFn85lqkDuU/4/xiaSlx4oaSsnqM/90Jwel6N08IUo3TVSSgWFgj3t63D2ozo5BcIIG/0e3BYqcnjN0KB6WicFBq2Cq42Okh+gKL1q5XRabRrmTP7/yYyMB8k1INCy1VQorQhDI9ycZNvSPsNa/DGZTtqRrwxdIURhD2ypgUs2J9X37ZRgTKb7d/GDHQB4KfJHtqGxqpmPJUq4voo8wvKYkY6APB/9vtHxInslaSZ6xOOHUi1zpKtWupBvzeSmk8pkW++DkPuWDRorXrNZc3QrKH5PDSMCXpb6wF+W6t5Y2Q7CGtYmUXr/guapoYRo7Xfqfo+03pV+nUlzqnzwg6tlrYYaeLCJRIs2OoPf/6G2yozmx0ewRZ/1SrK2zlMpiT8fzrb7B9eS8LF8wlTmTS2KthQlhp/6pa3NdsqgfpAJTBnAxNwpl1ba2SnRbq/Bwex5bE9n0NFE4mzCkqlqSPSe8teG11xOUa30SmGXutHVwhjHH2x9+/RtxcDNX9qgDf0XzeJxTREXNaxCI6fNqe5PyoAZSTx45jw8at2LBxK6orKtHQLP3c7L2LnwCJ9UkS4Zyng8j2d8yQHuptaG5DdUVl7+8/eey4KhOZFCbc22pXHfhCWPE6nLA18R/j/Gw3f7U+LiWFM1WyM/3ffC0rm8m+fY+sQ+VAd53LUHto4YOy74Hbja1Y/Seis2wtyHcvfraEpfUdsrPSMKeoOGx397DTFRbJIcmGOUXFkvYdqisqsebVle7QJnvreuTDtCd+o2iX96GFD4aBaqvdHvFU5tbmC8RwZv2xr7DxmSeIn7EW5LtTb7tLo3CmAm9dTkQnFJzWbItsh7a6ohKPXzcCm1eu5E0rqD1QxRbPuAeP3k8/uabOmkk1YUmvkT7LZ4/e/yCKZ9wDvs6SjW4PNq9cicevG4HqikrZjm5obF+LitRZIq1EuGS7UF2/5rHHiRKHr9a+KsB3nRH2tpN5Orr47Q60bXyf93N8SWlcKkCgTXrgl7JBv+QXc6gfYk35DmrwjxmfS5Q7NJOYVrI9ev+D1J3hG90eLPnFHNngH3jzZKJTrqZlmqST5B9//xpvqsqcomKQ+mipAnwlYSYO/H6bPegfoUzMZgKv3XRrvix584fZP5fcRaSmfAc2bNxK9bekzZRAnU/S/CSAkax02XJq0Afq5D/M/rksvyVUJwPAiS51w5rJIm2vQklWSNdbC/LdVy8gy5+ISB2xM51+uwNtmz4I+kcoRYHUECI962rJv+vjNatlL9cbn3mCCjwksPzL5Sb+t9BnSJNWrCapEPN/vGa15M/9+MZcqmehJVYCSVZI1zMj0zCjbKuB73si1oFCTeO6noTKCqkmFzgcc362WzxjNPAwSC9rBVQ/IHV6IX2GFMFQ0u9Kzr2Txpj0LCJhQroeAB5d9zePULlxVYAvtGur1eaV0mtUV1QqbpQWmvEXSVN6ba/DKUvrR6KZn+AmVg/WhHT9/JISiPXHjUnGDzU5mZ+k6IBkE9itViLBaD5jP/S14o06OWMwIi29z5+3kK7PK5wFPl0fd8Cn2dGLp+sCwMUIHQSPFmkTSDZCun7Ky6uoKq/FBfD7ymjYr7X5guTvpflMXzFvX004zmobGnnj9WK6Xn3gUyz5Wkobr8MpOTxHilBINZqwI0lOcB0HlUgQ2pCnmmPQ0NwWBjolB4zUNL54vabA/zfbHtGbJOVz1B/7SnKEQkqnE5LRhB1Jm3uBZxNIu9piG4K01xYyKZtkQmOsJA9LLaPV9RGVOlowAokx5ThqU55/SRFwaNKfSQfwAzdpSBs2Yof2gZ50YQUTV869y1m9tMaMFF0fUeBr4QyRqjXICe/x5ZrT2OI311JJg9D8mdBD96RD1rUHqlga6UbzG/gYUs6ZBdIYK6mcoQZmpOh61YF/nXtgRJc2JWAJtVe3bGelgp/2hBdpg4vEZqTXaDbH+E5ICa5UBfnuF0ulb17RTOJIG028XlvGH3lNxDdySKXGacASatlZadhSUcHylaUIlTelu3dRsyWJIX9N6HNAeo12BVu4YC5Kd++ikj15hbOwpaKClZOaTBpbsXY+0abrIyp1tDKSU/jJk4tlf99bH7yDdw8dxPySElizLb07lBbWiLzCWVi0dj22fP9v6tTn6opKIkOSzpWOTjcRVzDandXJ06Ziy/f/xqK165FXOKv3uwzmZFizLZhfUoJ3Dx3EWx+8I3t8SGOrJN1cicnV9YGWFKvAH51ugsUeXF660e3Bho1bZVckGDM+F2PG56pSu2bNqyvdCCllLcSQpAYJa15d6Z48bSq1iF64YK4m1RhKly0PS+bjm8SRsB5drygXRjHj+7xev1AFNS0OK3BG6qG08ZknVDlup8Q2bNxKPBQiVHyVVEKv9kAVS5v+rJWdPHacmNAm1r9KiQlhxlqQ75ar61UF/v4XljBKk73k2vT0lDCJ4HU48crTT7n7EiikLXWxLonDjAOIf9PXE/mVp59yhz5fvh5mkbCBVw1VJYykCPgXNq6mOgihRQ0Wzkgt4msPVLFSjgiqZQ3NbXhl5r0gAYWm1DapBabX4cQrM++VdXBEsaS4/0HiykUac7VMS6yoAnxbfZ2HNqfb6erUVOuTmLKmfAdKly2PKOifnTfbTUqVlQIU4kRuaMSz82a7Iwl+vtNdRZkZmmp7MayoVU1NFvB9Xq9///+9z0grcerQqelD4msWvHnlSkSC+Rua2/DspJuI7CgVKHwTufZAFfvspJsiwvyP3v8gsfY/7cqlxMSwYrqmD4G//4UljJTuFaRTRmovbXz152vKd2DetGmasSVXoYE0HtZsiyyg8E3k2oZGRZUSaPyTedOmuUlMz9Xv11rOCGEFADBqrKdPgE+r6wNN7XOZfM4h34OpPVDF3jdmFNSMkDQ0t/WW9SBFISysUVEXkc3DLUTwN7o94MqcqDmZN2zciodvu423RIlQU2k1TQwrA4dkD4g48KXo+kATy71Qi/WHGQdgU84wImC8DifWPf4I5l17HTZs3CobNCePHUfpsuW4b8woXgKwsEZsHm5RfD984OdWsvvGjELpsuWyoz4NzW3YsHEr5l17HdY9/ggxz93CGol9ibVyXoWwYs22QE5eDsmoe2D5vF7/7tvzeSWOtSDfzccWALnbITcQTlenqg4TTZdArmnaxOm348c35vKm6DY0t6H+2Ff419lm7N+2SfAeuYejdr8omsZo1oJ895Q5D7E/vjEXqUNzeCumnTx2HP/8+jgO7f1ctIldaBdHNexUqwvJpiTid4o1e+brYKgp8CtLinkZjqsJL9QMrWzwEF5wVzXZersERhowoaDtzTs6fYata2uVdCBdy/aYtO1Lg+4FCLofqWOhRcM3oWct1uFxfkmJovycQKNKWRDS9daCfPe9i59g6499hc38uMeJrg6MhkmQpdXWkGuSjTg1eAh1J/DahkagoVHyBok124Ln9IymGnh6egpuMLH4fz4/1WTu/RuJ99PbeVED0IvJnGYWgEP7iA4V8Ht0vZFvkLgS0mKVAXY6HIIRDqerE9AAOKPTTdicbsLeVju22u2qplBoCRI+H2YNIGkyS7mXuSkpmu7I1l9yiWJE0LH9yTQ/VEqsTBLT9ULx+t9u/7C3cm3q0BxBnS/0kDJNA3DR1aHpxsj09O6HeqrVhT8bGNnNhC2sETPNZtyUbOqzXHRuMp/zdOCw04WdDofsSWDNtuDXXn/EEs74amOSSqWHKgu9waDaqRdB4AvF6+eXlIQ14po0+Va29kCVoE4lMUqyKQlwdeBUq0vzBzA63YQ1AHDdCJxqdeFEVwcqjcagaEKj2xMUTUnJyMDdXi9uMLF9evCCtAJwjeS4SUBzL1M9HozVDbgy1trXiOotLstXG5NUSjGI7VXK0REFPo2uD339plvzBXX+pwYDpvM8wHq4NGd90iQYDRMKASBZJPwYITmjeBJE6b1cdF3p90uyrXbhJhNKD9eHGiOg6yGm60MtZ/zNgiXmaOSFln1UE9Y3JvZMxWSOwZzM6XvtgC9F15OMVBY70PhaRXLaj2MGrS1SWYDRbJEaA+6Z8ul7sUZy46beodrGFa/UkarrSUuSUEoDX3SH0/kcQ2gleUI3tyyskax745B1A/2ZwPvXMh0hkO359L1YNEdtmRMGfEfzeV9N+Q69FF0fanfMuAufPGnkXbq4tpehAON0PscQfLt7Su2w0xV2XBENjajlXvgheDJkuYGcq0xR5dSKTez6Sy40swgDOd/zIPXlUuu3BK7gpGtUNdloZY52jH9w1Qq9VF1PsiG3z0CjAOuvsF/GZgKzcmFNoDvmO2yo+g+DJmEubDI4ELY6mHQ6jEBSL4tFamJw8sTp6kQdOuHq6iID3CFtTAo1+K2BcXs+mfNmpyPiMicM+HwNdH/2xzWCuj7UxBrx8rH+6HRTEENoIXmmejxXAC3RwiYEgSA442rl8JXY4yqQ8aXhchM0NDSphU31eFSP9IQ6tKTnSGpqHWqTliz1AdBrBnyf1+uvbWgMm1nWbIukfqsvFRdTRW9oWF8LyUM61K2WBT3EnjGoRfSb2mMSKnH42F6o4TUnr81ZQzQpSNwLfFfrJSL1SKnKK1SwnwQS0oZWoJOrheThqrCFMs2itevhOvMdDlb/QzQDM9bMWpDvnjT5VhYITyTUohpaaGoCyand2yqePkJq06lZVEf2zQo04uIzUoPgQCc30AFSM3uTVMMGAIqXL0NxTy0cLn3XdeY7HK/9Du2Xmtx1NUfZvqooIWYGczJG5E1wD7xqKMtFQQLSrVkAxIM4aldDC23FmmkaQJxYYhtWPWVEWM2Bb0q/SidHr3Mm1IhLiPUXOz1h6a85V5nCWENNvU+qALZ/2yb3wgVzeweaKy4VYCwQnJ8PIGhi4PQZViyKIsc4pxojr3EPvGoom2sd1ZupeMPwLOSMv5nLvxcEyv5XXqQaC7V0PR/bL3Z6+pTtg4CvNxgYa7YlTJ/XNjTis917BHW+kK4nfWfo91eZM4IYfZhxAJymziCdyP23GuAnVWHjSvaJlQjMzkpD9rSpIAjAINBxJ7xsTfUA6DujcFmuXDAh5ECJbAasrqgMew5qVkM71eoK23wksX1Vkw21DuETeXmFs6BG0ShqqTPw5slAQ7hG/+TJxb3MEmofrxHO6Znywmu6upnTBCsyvNnpQI4nOFYeGuFRG/wkubNpwzvUtTHFjANsdha3auSiL23Thnc0kzkk0JOe0zlPh2j40mBOxsSipzwANAV+0AksR/N5319uzdMLzcSJ02/HDcOzRI/iGczJWPjZFz5z1hC90OmtQPYJPafKbcaQIj9Kwc93zO3dQwdl9cyNZjt57Dh+OXFS2Ot8x0HVAD1p02/+2UZRiaPmKStq4APCRwyl2KK165F6W7c8EjuvGyiLQvU+38CqAX7S0URrQb57S0VFXEV15k2bFkZQahwtlPJsqM4NZ1sw4/MqvxYbVqEWdoEpL6/yK+0NNb+kpBf0nP8w5a8fiXp8tQ2NYUlsfOC+6OoIiyBItef04eMbDYVa1TS+Arake5cavaEFffllmyjoDeZkTPnrR55IgJ4IfL3BwPz0/d0+ueDnK9ifmjPCyB1KF7Kyiy1h4BcKZVY12WRnGfIVav3kycV9UqtSbWtobiPWtS/KzJAduz/nESYcEujLLoq39pHatVB14AOAOWuIfsbnVX6aLiGBM3Z+SYlg+YerFzxB1XNKKvjrL7lk5/HflBzelKHR7cGz82a7Yx34z86b7SbVtZe7U3uq1SV4bjb0GdGC3lqQ746Erg8i+Pt+89zviDNCr9ddO+1O5N5wPez2FnfLf84m8QF+/J0/w8/K/uq76idTRZep624vZC598qGuRWQD4yunC4dMybhzwJXLDk8x4qyDrJicnX6cdXgwPEUaaaQm6ZHcBVQ5g6NOLf85m+Tp8OGWKf87JkFfumw5/r71/bBn9tigQcgzSwd+VZMNzk4/NegXOz347IJ4J0prtgUztv2NYfR6XSTHR1JBqfYvKhiuB6vpmlHAqLEeOcuTrb7Os1EkxBnIUKH54mLaXo7jy+d8LVq7XpMuI1rr+nWPP0IVPJDrwPKBnqaYVyBpcpG/SI8RNfDVNqngX5oyKAjMNA9Eah49X7gtlsDPB3qpZQ35QslCBHOq1UVd9sRgTsaCnRWeSOr6qAA+ANj27cHGZ56gTnUoyswIOr1FA34pE0CohF1e4SxFzdMiYY/e/yBvKJq2/iUN4Emgp9XzvaB/bXVQ5K9fAV8O+EOlD+2Dop0Ap1pdKPrhPK8efX7nx1G3wXXy2HG88vRTvJuJQuUbpQI+dBylsHy0gD4qgC9V9ihlf5oJIAR+oHuf4t7FT0BOv1g1raG5DR+vWS27ZqnUcVPC8tEgb6IO+Bz431p0p9F/mj5+zlU14yaAFNbiHiTfQRcxJrOwRvzsj2twx4y7Ij4BOMBXrP6T4O8L9YsC2d3p6pRU0SKQLMov2yRXb2NGpuHRdX+LCtBHFfCB7lyhvy9d3CH1IEjoBJDCYkKTQEq58YcWPqhaghufVVdUYtOGd2SV95YD9lCWl1t/1FqQ7/7pijUD+iJ6ExPAB3rq+rywhJGTLxRa11LqCsA3CWiX9MCa+yF58rJYncv7p6llT5KAcsEeyPBK63PmFc7ClJdX+SOVihCzwJfr9JIcUa4YqtwJEDgR6tApi+0srBEpE290c7Ufua593EESbl/keG33v9svNbnth75m5VznsSRz0JllOcYBvqrJhq1pRtnFdaPFiY054HPS5+CqFXol2aLcKjBW183ichmQs2YWiqoTq23c/WUpSLDgVjinqxMnujoU319e4SxMWrLUF03SJqaAH8j+b73+NKQ4vrzsG1D5WMkk6OsJoBTwHNj/5XLjU4NBNrOHObBPvx61LB9zwOe0/8X31jLbykqh1oHvQPAoqd0ZqUmgBOyB96f27zWYkzGnqBiZDzwedVo+5oEfKn9onT05KwJXOlDOZGjuiUcF1oOUo9c5444HSgU7p/VpSwnKBfy4qXdEvayJC+BHYgIITQiTTocUl7whaxYJ0sqVLXaTjr+UoAYWy4CPeeAHToD23R/o392+TrEPoGRiAFe6jXDGlQkMNL5JYzeF/21gecHATid95VcwI9Pwy9mLMHDG/TEL+LgBfqAP0P5FBUPTizZh0ozroTvwJ9NiRsP3G+CTVoF4LAcYSbBPmnwrGw/sTgT+219+2xmPNxY4CfzffK2XsvvZH40rQRjPYA/EhG79fx9xR0vikNZmq6/zrJv2Y2MC5uG2qOKfnv6EA8be0nIysaznu/MKZ0FpWZVoZ/S8wllUh/3j3ewtLSeT2s6dNWb/6KZ+PRCTJt/K3ru4+5S/rake//z6OADg0N7Pe4vBqrGzGZFJnG3pLS4bWDWZq8X58ZrVgr2I+4O1nTtrTBp798xVADYkFvtuSx2agztmdIOkp1Bur3N835hRYT4Cp41x+gz7b7YdSRc6VPcjDOZkdF49ANe5BwIjryGWKzeYk/HRye+4/0049AI29u6Zq5K60PWlDrrEaMi0EXkT3Pes3x4ENJ/X6w9stOF3uzp73/zuBFlHjxrbG5xnWFNQ+faQECK765HZiWiVAutC15dJen+Xzc8kgK+m6Q0Gxpw1JOil3v/K4S3UmnC6I/V8/F02ZgAG1dvq6zyJ4UhYfzBbfZ1nAAbVMwBw7tjR7xNDkrB+4cPljCgCempnjrm78OeJIUlYf9H3vcBn/enfJOROwvqDzGH96d8AgK78dHfwwcO0PYwYDWtyKcp91ZnQWpDvHnjVUFbLNN3Ae4x0RCewo2IspyIDWGj0p70dBHwAcHb+4Iul7DslFRm0MrWrCvSHe4wUVpKTBvdO2KAfrjcYHo2lG9ldNNcbTYAAgJryHdhdNNfr83r9iXuMHgvFdhDwjf60tx3N532xcCP7X1jCROsmTu2BKnb/C0uYxD1GjxTmJA4R+ABgzhryWNQ7Kfv2INpYkMSKtn17EvcYBUbCdBjwjf60txuOHD4a1Wy/bVNMZBgq+Z394R4jYQ1HDh8NZXsi8AFg+Pi8e6JV8jiaz/tiJU+l9kAVK2cc+8M9Rgorw8fn3UN6jwj8ARhUPzDr6gnReDP+b76OqVCanN/bH+4xEjYw6+oJAzConhr4QPemFoCFSFjCYtMWcptVkoDP6f0E+BMWi6An6Xpq4Ecj+JlxN/pi6QnI+b394R77EvRUwI828Juzhuhj5dyotSDfLWd7vz/cY1+Cnhr4HPi70JUbDR78lDkPxUTEQ8nv7A/3qJY5ms/7utCVSwt6ScDnHN7UzKxr+zrOn3rbXVFfLcBakO9WUi67P9yjGtZw5PDR1Mysa4UcWZIFJalJMTfTOq69+cLRvlrmHM3nfX//xQx9NFY/sGZb8NP3dyvOYuwP96hkbMxZQx6TwvKyGT+U/TMyrUkAFvZFspI5a4h+xudV/rzCWVEFiLzCWZjxeZVfDUD0h3uUaj1YW5iRaU2SC3pFjB9qHqbtYVt9XVlfVOOy1dd5DpW9YeyrEoG9Td+KntKsGll/uEex+0/NGVGkBOyaAD9QAp38tPzDYeMnXNsXAxRa2kNrI5T/SNyjimA/d+zo92PuLvy5VA0fceAHWgcu5/gYXaoOultOfLpzSdqw4Z6UjIwxDGtKiueipAmTptX9blenvaXlZNu5s8axd89c1YWuL/X+LhtfuoEa9v8BmfnNpQuReAUAAAAASUVORK5CYII="
    case "ninjastar.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAIwAAACMCAYAAACuwEE+AAAPYUlEQVR42u2de3AUVRbGv74MmcmAlCGQgrBuQIwUbN4sBqFAtjArIpZEHuWC64qKa6mFLvISEBABefhACq0tY8n6wLJ4bNgS8RHcBSlCAjIJCUtKEAyyBBbIophMZkLo3j/IxMnMvTPdMz3dM/f2+YsaJj3dd76+3/mdc2+P9F7PTEQTkuLMkggGQ0ERgEKvIqcDgF0ivWCFaeFV5Evt30MDgEpIKFNk1CmS+2hU33ckgpEUZ5YkYZZXkYt5FEZNWxMAIMfWnUsh2SVSqijYEIl4NAnGJxQAMzm9K+U17tPkstIGAEiRbJjvzJDtEiGcTkQlWoVD1L/R+bYkoZZXsQDArtbGDrEAwGWlDbtaG3kVCwDMlCTUEjjf1k0wkuLMInAe4Vkovvj66o+qXuNROATOI5LizIpKMIQkF7RCPgIgh/cR8+UtWv+Po8hphXyEkOSCiARDJOcUyNJhjv27U+zwXozo/3gKu0QIZOkwkZxTNAmGkOQCKNgiCoI2yF745y6BcVlpQ4PsFYfJFWxhzTSElrN4rymHRKpZfHStUZf3cEWM15RDtJwmWDASNotiQz6UPuttDvu+s95meBVZFmVc7BIhkoTNIQXTjlc5It1JLGx2JDtVv5fnRDgQuYm/FYmAzmqwOSNzEPJG3CEqYgcht781ET8rmiXaSLBw+cX1b+Hm3EKRETswTZnVSTCizi40XE5N64MRwwuQktYXGZmDhEVs1ixDRJ1dWCg9/ZEZHf++fcydFmIHzDKknRSKRRsAGiY7kp14eu68X2abgTlITesjPGL7a4RIijNLxLUrNJSmJbqZ2fnCI3Y7ZveSFGcWkQgGiyaWUkYesnLtqqDXskeNsxDbZ0sEg0n7SjkLpTMH4ab+/YNeT3I4kJmTbyE2ACgoIgAKLZQGnpk7h/k32SOLLMS+HoXEtwZXlPhSuUJNdidMmsz8GxZi047FeeKbTgD0FOiCqX2jiQ/OCPu3t+YPt5JfAESkRiMrUV24bHF4wRSMoCK2SMmvXSK9hMr0aYnq8LF3w+FwqPp7GmKLlvwKIxgtKM1MfkeN03RsSzAJHLUUomGhNCuSHA4MHjZS1bEtwSRwsPpGoVCaFfmjghFbpP6SEIJh9Y1CobRWxBalv8S9YKJBaQuxBRRMNCgdCrFF7S9xf4HRojQrRF3CybVgWL2ep59fHPWxWYjNe3+Ja8GwlmDelj8k6mOzEJv3JZzcCoaF0otWvKTbZ4iI2NwKRk+UDoXYoi3h5FIwsUBpVhSMuUsoxOZSMLFAaQuxORYMDW+zC0dGjdIWYnMoGBbWPrdkecw+U6RdktwJJtRuxliFSLskuRKMESjNClF2SXIlGCNQmhWi7JLkRjAslB517xTDzkEExOZGMCyMXTD/WcPOof+QAu4Rm5sL0bKbMVaR5HBwj9hcCCbUg4GMDt4RmwvBmIHSoiJ2wgvGTJQWEbFJoovlnZYG01BaK2K/09KQ8KKxJWrOssN7kfn0blriaXQUjLkLZVveC5pl1rl/QIpkw0R774T8PaaEEYxXkeVdrY1EDXFo2c0YW8TeCk+Lm2pPmzznAACju96I8UmpCfObTHEvmAbZi4+uNeKst1nVgA4eNtJQlA6H2BVffRa2HPD11R9JP3s3TOuSinRitwQTC9uh5S15I+7AE7PnxM01PDF7Ds79cAqnT3wb9r1nvc1Yh+a4t6u4EowW2/HH58zsfGSPGockhwOHar8DAFOQuhMp/TYLt+UPQVlFBc7U12P1mvXY9wndohLJrqQPeuYqcWQ7qv8mI3MQbs0fjlsLRlD/f1j2LVGJ5o2SLVGLhRY7t2/DysUvoPHCedXHiye7MlUwkdhOZk4+skcWISWtb9j3qxGNx+PB7k934uChahzYsxtNP/3U8WU6kp3odkMPpA8YiN/k5CF1YE5UYvGP8goXXl2+BLWV+1WPV4pkQ7atO4rtvcURTKS2UzDmLvQfUoAkjcssWaLxeDxYtWwFdny4KaxNBOZJPvuLVCzRnoeZdmWYYCK1ndvH3KnqztYimkhsIVA4o+6d0skOIxGLHnZldJIcc8FESjs35xaqsh2tolmyYDE+LnlTl2NmF47E6OKHdBGLfxysOoaNL68Ii+S0WSfWdhUTwRhtO2rjn9vfR92h/aruWh+xqBHN9l07Y3K+kdpVLJNkXQVT09aEL5UrpthOuPi69H1mgulLJgu79gga5AbZi8qrV1Db1sQU0AMzn8Ly1Stiev47t2/DG+teUVXTiaVd6SKYUu/FkANqlO2w4rirPKivozV5DDdrvvZ2iSENzzP19Vg0b2FEdqVHkhyxYOLVdgKj1ePBB2uep07pMxx9Nd99NW1NHYW1wGv7V1VVzDbLseyq7B/bDa3paBZMpLYz8t4/GDKbBMbhsh3UuzESsYQTjRHWZLZdqRZMqfeiprWp4WoWZs4uetAEbTwcyU4c/O6kYbOMGXZli0XtJFTJ3sj4+ezxILGkSDaMT0qVEeXisfFJqXJtWxPxz9s8LW64qo+Z1se6qX9/vL/lI801HS0dc5setRPg+rKC/FFFptgOK45UVwdjsK079KiO2iVCsm3dg2aZz3f83fTGJwBMmDQZEyZNRnmFC0uffVK3jrktGtsJ7BTHW1w4fTLotcKuPXQ7fmHXHkHjRROpmTFieEFHx3zRvIWoLt+ruWPub98dglne/L3qGcWo2km00fxz8O8Z6VnMoh2LJtJ4CH+72rhuLTa/u0m1XdW2NWFJtwGAz8drVNRQHMlODB97N6bNXoYJj86Oe7H4corA/EXvCDxmpP0pI+PpufNwoK4Of/v0K+qWGNqM49tXZdMy+Od+OIUnZs+JC49WE28u+LMpnxvNWhoj4/KFc+j765vx3/+cUd16sAFAjq07UiRb2Fnm9Ilv8fA9Y5Ga1gfTH5nR6Tee4zFS0/p0uuO1JPGqBz3gmLS91fEWjSdrcGDPbtV1mxTJ1pEAd9DCkm4DMLrrjeo+8MJ5bFj9MnJ+1Q8PTZ2GM/X1cTkwaRkDqaUCvYJ2rG439IjLsWj1eHC4bAc+fm0pPi55U7VYRne9sSN/CbKkYntvFNt7q8ZqT4sbFV99hrFDP0NG5iA8M3eOqRvIAiM3Ly+oO1159YpuSwAqr1KS6gED4852Th2pVEVH/jMKC6tDVnojKdw5kp2Y+OAMLFy22LSKpy/KK1x4+J6xQYMx35kRdRPOq8jyGvdpEnhTPTDzqbgAAq22A6jrM8WsNQBc/xGIlWtXmbZPyOPx4LZbBhraGnh06eum2k79MRdce77QRGtaWgOGNB9T0/pg0YqXTLEr1gq7WDQfh4+9G0OLJppiO7X7y3CipkoX29FVMP5TstblDb61sK++vtrQZQC/y8+n3nF6Lm9wJDvxx/kvG1rxPu4qx/GqCt1tJyaCCZyetSygAq4vbZy/cq2ua2FZsXP7Nsx+fGZU03G4G6Ro6p8Mabi2ejyo3fe5piRWq+3EXDCJYFehFn9Hu0TTCCvy2Y7WfUxxuUQzEezK4/Fg+v2TVQ241kXgo4sf4sp2DBdM4KyjdalERuYgvLj+LV1bEAerjuHAN0eZK/AiiQdmPoWFyxajpu4UDnxzNC5sJyG3mehV00lN64Oi+yZFvezRJxb/u1bNxngtNhr4GUbVTrjbyKaXXeWNuCOimg7ri4zkLg5XlIxENEbUThJaMHrYldoWhNovsPFkDf5dU42G70+i+ecrHQJKTeuDtIyByM3Lw7iJ96Mgb0jY/ErtZ0ZashduM77edqXn3e4fz8ycqpsFRms71uM+dLQrH9b625Ue+UQ0ggk8h0SznYQRjF505XsKlZmCAa43P//62iu6dYotwcTArvQqoukhmPvGTVC1+T/ebCdUxP1TNNOJHXNIOrw2dXZVXb43LnYxnKmvVyUW67GrMQq7RIiaBV6eFjfqj7lM30i3aN5CLbaTME9kT8gngefYuiPH1r3j0fGBwnHt+cJ0wVSX76UK5bHk9Li3nVCR0L81kE7seCw5PRhdL5xH48ka085r47q11CQ30cWS8ILxiYa23+jAnt2mndPmdzdRZ5dEFwsXggGAiZTK5+kT3+LyhXOGn0t5hYtaa5loYnXWEgwlp6HFqSOVhp/L0mef1HSOlmBMCtqequryvWj1eAxFaVrJX+1+L0swBkb7M1+oiG1UrF6zXvW5WYIxOewSIf3s3YJed+35wrBz2PfJ1qDX+tm7IVGKckIJBgCmdUk1DbF3bt9GRWnaOVmCsRAbKxe/wC1KcysYsxCbd5TmWjBmIPary5dwjdJcC8ZoxPZ4PNStKzyhNPeCMRKxn/vLAu5RmnvBGInYIqA094IJhdh6Jr+ioLQQgmEhdtW+MgulLcGoR+y6Q/t1SX4PVh0TBqWFEQwLa2v3fR71sTe+vEIYlBZGMKEQO1qUpm3o5xWlhRIMC7GPu8ojPuaqZSuEQmmhBMNC7ONVFREfc8eHm4RCaaEEw8LcSPtLIqK0cILRE7HfWPeKcCgtnGCA6z+sFS1is5ZgZnNORkIKhvVMFS2IzdrNWMx57UVIwbCw90RtlYXSWgTjVWRZlIulYW/jhfOqEFtklPaFV5EvEQD/E+WCo0FskVG60wxjl0iDSBf8e6mHZsRmoTTtWJzfcA0EQKVIF83sL+0v04TSoY7FcVQSSCgT7aqpyW9NFRWxRdjNqDoklBFFRp1o103DYE+Lm4rYLJQWKdn1hSKjjiiS+6hXkS+JdvG05JeG2LTOtojJrleRLymS+yhpT2ZKRROMml2SrAcDidI3Ckh4S4H2wp2iYINoA6BmlyTPDwbSbEftGrkuGMl9FECJaIMQapekSLsZVURJu0Z+aQ2IOMuE2iXJ+4OBIpldOgtG0FmGtYTTQung2aWTYABAhvtxADUijQZrCaeF0gCAmnZNgCqY9ulnukgNSVZ/SXSU9iqyrCiYHvh6sGAk91F7F2mY6IgtOkrbu0jD/K2IKRgAkOUWFyRMFWVwWIgtLEpLmCrLLdQnFzCnWFlxbwVRhopiT6FwWRSU9iqyDKIMlRX3VtZ7QnqyLLe4kkByRUiEQ+GyIChdkwSSy5pZVAnGl9PIcOeKgNw0bBYEpUtkuHNpOYtmwfgjt6Igm2fhjE9Klf1zmRTJxjtKlygKsgPROWR6817PTO05keLMkiTM8ipysV0ivbibm9uauLUiryJfskukVFGwQc2MootggsRDMBgKigAUehU5vb2+0QtWmCqM9u+hAUAlJJQpMuoiEYl//B9EukGztEdtHAAAAABJRU5ErkJggg=="
    case "smoke.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAIwAAACMCAYAAACuwEE+AAAm6ElEQVR42u19aXAbh5Xmh7NxESAAkqAIEuIlUiJFSjZ1WVKiMIlsjyPHrtjxjHe82XhTSaU2k2MruzWb7G7NsZma2t3aZGZ2q+Kxo5pM4owSx9HEtuxIkT2MZJE6aYunSIrgBRIkAAIgSFyNc3+QDQPobqAbF0FNXpV+UCAbfXz9zu+9J9h/5lvIR4hQrAtAD4DjAI5GwsEuABBLZAL8XrZNIuFgPB6PhyRS+SSAmwAGAAySUuFIPscV5AKYLZB8PRwKfEEilRO/fzw7SoYB/CBX8Aj5AoUIxV7e+tIv/x4sO1K6AfwDgGEiFHt56+UvPGCSgfL7e/7AyJcp4BQMMFtaZehBB0okHIxHwsH4v1bgEKHYEBdtI84Glkg4OPSgOLCRcDBOeu0Cn9eLSMiLcCgEMuhN+HMpN0ZCQCZXQixVQalSgVDVxB9wR747Eg4OEZAdyOTbsDq9RCj2xS1b90CAxONagXfdldexxBICKo0BWkMT+YD7by+SUuGPOQNmSzUN73SguFZmBGurC0U5vkqtg0ZXC6XW9MBqHCZNI85ghnY6UIpqPrzrLnjXXSBWFlDX0vPAaRw288Tkw7y6U221z70A25JZEAmTvMyMTK5M+b803yajkEEvZseuECq1DjWm7gfGz9m6jlcBHGAFzFZ41b0TtYp9YVjAxUeprDKhs7MdTa1t0Gp10FQo4NnwI0iGEI3GEr8XIv3YWN/Aqn0Zc/NLWF1ZyAgi77oLwcnrAoOx5UEyU91EKPYyKRV+hebD7FS/JRwKkJapG0QmrWJs7MCLL/5bnDrWhbpaPVRKOf044QhW3euYmLZgetYK2+paCoAAwGqZwcjIPSzNjWcFZU1DxwPpzyQD5uWdlmvJBpYTp07jz7/7TbS11PM+ttvjxd0xM/pvj9OA43TYcOf2nYzAKSfQ+NwL8Hm9CHhdNC1JyFSQq3RQqlSZNOMrlJYR7D/zrR2pXXzuBdYHZmzswF/95Z+i9/iB/J1bXwAX+wYxNjVP+8xqmcG1K32s4fp2g8bnXshqStP9uQwmtZuUCkdENW3HII7Gv4fNivOO0SwL9+8wJh0ff/IZvPrK/0R7DlqFSaRSCTraTKhQymGeX0Y8/lEyuEKjRWf3wwiHQrDbrLS/Dfo9iEZCUGqqS+7Trcx9IHDaFhCNhDj/XSwWxcaaA6TfBXmFPi4UiZMd+FtRkeCuqKbtGOIB/y9FIol4J5mhWCxK++zLX/9T/O8/+xqkUknBv7fOoMeeZiMmphcRDkdSNZqpCQqFEpb5GUbQyGRSSOWaUt4fcTDgzfkYITKADfeyQFVZSybhojkqErwk6Hn0GzvKHM3fu8aoYv/bX/w1vvzHf1D071+2u3D23CWaX0OZqHcvXgCTT9XUeYoEgJDPQSSXJtJFIpVumoetkoRUWc05xxMJB+MLk9czphWS0wjBgA/ZftfU/khyqqBb0PPoN74IniUAKt1OU988Li4XsVvGwZS5feFLX8Nffad0/vqUeRGvXXifFTQX3/pVgXMi3EoSVvMtRn+qqtqAr/7JtxJRYjgShWN1DVdujGBk9B7MU+MYHbrDeExCpsLufSepH18U1bUc/Q9c/RefewGr1knYLPcEG2sOpP9bc8yLPU4LwmQAUrmKLKSZC4cC5Mr8MO14+w8cwkvf/+8QiYQlA4xep0Y0FsP8op32WYVGy2qecpVYLIqg35NyfwlFRYqP4XMvwGlbYPTpzv/TD3H4YDv0OjWkUgnkMin0OjV6uvegpakB66QIDbtbsLRoQYgMpPx9NBJKNqkOUV3L0e8BMGQDyvLcCNyrS7QDZrq4aCREu7BcZXHqpjjdgRNLCPz0H36ImqrKkpvG+toqmOeXseGj34+qmlrYHWvYWHMU/Hup+7vhXhaEyQCUmmpEwsG4dXZYkO7XPf7kM/j7H2R+mfQ6NWqrtZizutDa1o4Zs5n2jAO+dVRod8WFIrFEVN3Q/TeZNIHdMg6HdZqXt53s8DE4TzmFh+7VJdr/f/fPvodHT21PcCcSCVGhlGN0cp7xc5OpnvHmFxo4HqcF0UhY4PemmiKVWod/+vHfQS6TctKYqy43nGsB7Gnfi/HRYSSDLxaLQqFQCKRyjU0sEAikfG0iP3+HxOzYFcLY2JFzynx1ZYEx13Lm9NFtdcDbWupRZ9DBaqPfIymhwMlTvSn+DCFToarWhMbdRlSo1SBkSlSoKyAlFFvRyWY5ggz6sLG+zqkkEQmTjH7di1/5GrQaFedreeTQfoxMWCAlFGje34upDy+mfO5xrYBQ1XSJ2Ypldss4K1jEEgJHj38cTa1tAIDZ6Sl41tyYm51h/RvbkhkNOTjFPjfzDfvcs89gV41u26O2h7taYbXdYg7FG5phbOxA76d68elTR2A06FFXqwchlUAiESMcjoAMhWFdcWLJ5oTTtYEJsyXhTLd3HgSwmVk2T41jYnwEXAurPd2tvK5jV40OSoUMPn8QRx5uwdSHaQnMdRfqJDKBmO0hMaGWkKnwn7/zX/HF505DkmRhwuEIhu/Nom9gGPcnxxmzn5EwCat5kEjyuLkBxutl1C58b0ixpL2lHr/pu0OLmOoMOjzc1Yrvfv0PU+5VSggtEUMiEaOtpT5RvqDu5Qcj0wnNpa82QF9twMFDRzE7PYU7N69n1DpV1QYYDXre16KpUMDnD0JKKFBVbcCqw0aLjsVcTUBVtQEX3jjH+FZLJGL0dO9B8+5dOHtu0+nre6+Plrong1743AuMponqown5HEQyWJiAe+jwIextbSgLwKiUchiqKhMPV6mQofd4N3q69+R0POpe9nTvweDwffQNDMPnDybMXHvnQTS1tuHunZvsobBSz+iMZxPPhj/lGEgDTDweD4m5moBzr57NagK0GhX++HO9OHvuEh574jO49A5ooLEtmdGsNSEcCpAhn4PwuFaoBJIAQFZzpVLrUFO7qyzMESWtTXWw2lzobNuNx3t7GKvhuUhP9x60t9TTallSQoEjJ3rR0taB9y5dYHQD5heXeYF22e5KAJM1A+xzELR4y+NaYUyMca347qrRoWOPEQDQ+6leiCUEzTTN37uG2bErxNLcpp/Eh/B04KEeGLYhjM4kapUCHz+2H8+eOVkwsCRrsGfPnMTHj+2nRzfVBjz9+edhbKQXOMfvL8HLQ8tcvzOa9XekympSmG4WmND6757jl3Lf396ceBOa9/fSPudaPWW0zzW7oNVUlBVgKpTyglTGM0nv8QOMoJESCjz2xGdSQGNbMiMajeFi3yDnzPX4/SWaJUgXgUAgTQEMU7q/ssqEap5vdF3tRw7XvtaagqbI9dWGsgLLst2VE98mV9B07WX23ZJBEwmTsFpmMDY1j9cvXKMVS9PBkl7msFpmaFqfkKkgZouSUjKaRv4PnEiqFuurDRBLiKxmh2LhazUKaCq1qWZyzQ23x49yk2W7C1VadUm/88nTx+F0X2bM/Tz2xGdw/rXNQOHOjWv4bEMzxqbmMbdoQ093K/a2NqBCKU/UkobvzTHyfK5d6aP9n1y16TNmBYymUgvH6hqvJNCqez3lZ5lcCW8aYKhcTu8nP4nWpjqoVYrEZ+teP9xrHjjdPsYbM7doQ9/AEA4faCu4z8BVKP9AUmJWiEQixpnTR1kr5meeehK//Nk/YtVhw63+Phw50QufP4irN0Zx9UZ2P+VWPzMhTGtoIgEQnK52yebkpXYnpi3s/s2BQ/jSl76AR08d5vSwvb4AJs2LKXkJ6gb03x7H3pYGnDjSUfKoadK8mHPonK9QgcXIhIXRp+k9/RguvvUrjA7dQUhYhZOPcOu3v3Z9BFMMoXpllQlUwlVU13L0zxMJuKCHVjDTVOoQl1Sga18Tp7qE1xfAW5dvptjNwZvX0NH1EF764d/iP33jRezbs5szyUkqlaDOoE+EmMs2VyLHEI/H4XB6MDg8jfszS6ir1aOiBBpnyryI+rpqTvejWFJbo8ed4fspDMCEE67RJoqfzpVp2B1r0FZqoFAyWwmnw4aLb7+NpRlmJ7mu+aFEATkFMAKRlFxzzKdoHX8giI6uh2CxOtC9rylj5TMcjuDVX/0LXGsbKQ7Uc3/0b/B/vvdt1OWQfUyPRnq69zDSJTd8Adwdm0E0FkNTQ23RHlQ4HMG1W8N4uGsPtlPkMinsqx44nB7Gz02m+kQRcWPNgcnxIdyfnIBvwwPvhgdOxwpm7t9D/9V/wciHNxD0Mx/H2NgBmVKfCIZSACMSScQepyWlUhkiAzDU7gJEMpjnl1nf4mW7C6+9dTXF51AqZHjx+TMFryjXGfTo2tcEi9WRktGMx+OYX7Tj/swS2lvqi0LVvHpzBK27jdDr1NhuEYuErNVykVgCMuhP4RqHyADsNiss8zOwzM/AbrNmrKYzFYxTAAMAYTJAQ9vKig172vfCH4wk1P+61485iw1zFhvevfohfnd9JOXh1Rl0eOGZT6J+V1XR3rD2lnrML9poafANXwDD92bRZKotuIn61dv9eLz3UEkJW6wJwwoFBgbvMZolAKg2GDD84e2cjs3GLqABRipX0cxSiAzA6fahdU9b4oHML9oT/9IfmFIhwwvPfJJXZJWLSKUSVtCEwxFMTC8WFDRT5kWsONw4fLC9LMJ6kUiISfMia91IJJbwJnKp1DoYW4+QMlUVY0BEe00kUjlRWUVH1tLcOC698zZCpD/rRXz29NGigyVxgUo5nj3zMcY33ucP4mfn++D2eAvyXcP35qDXKssqF5TtfBp3GzklRFVqHYyNHahrOYJMFBRGvaqrbY6n14Ao0Pz8Jz/CtesjcKZVMikHt2OPsWSZz0SOQKPCH/QeYvzM5w/i9QvvZ8x2cpW5RRu0lZqyAky286E4S0wmx9jYgabOU2Tz/l7UtRzhRHATMyNOJmhoO0bOjl2hoSYSJjH14UVMfZjasuBdd+HEqdN48vTxbblxPd17UnI1KUC2ufDW5QF87omP55XVzVbNLUeREgqo1DpaMi6pw4MXoY3Vc5NI5YSxsQNMmiYZPNScFLGEwLe/+ZWSZz5TspwZKJsjExZMmRdzPrZ1xYmdKhodPc2QzDsqCGAAQKk1oaHtGEnIsvsjn378zLZlPpMzoHUG9ozvm2kJRT6y7vXvWMAw+TFMTMa8AUNpmt37TiKTtiFkKvzR5z9bFjfn4S526qbPH8S122M5Hdfp2kxGutc8ZQUGLudToS5czoiz/VBqTWjWmjAz2kerPB86+kjZUCbbW+px4d1brJ8PDk/j5OFORtPp9QVgXXFiwxdI0SjuNQ8mzJt8Eafbl6hSS8qgHd3p9pX0+3hdcTgUICNhkqZm2jsPlg1lUqWUs7Z+UFpmdmEFbS31CYAs2ZyMb67T7YNnw5/i7FptLrz86m8gEglhqKpEa1MdjAZ9ySNDKtdkW13L+nuEjB56R0Le4gOGyVEyNnZk9Bu2KzfBBhiRSIglmxMVFQpUKOUpjH02oSrmswu2RBtINBqD1eZKIX9TnJNSvTyzCyuMFIey0TBMfN/G3cayS2Zt5iZSS/9U20f3vibepkS1VfTs6d6zWXy8PYbB4ekUzZPMOels210SysXwvTlOv0cG6WZLLFUVHzDBgI8xMVRuyaxkMla+bR+0IEAiRu/xAzh5uBPXbo8xjjQbm5rH2NR8wbsI0rXehNnC6Xc31tdLr2E2Z/GTKZxflVqXaPMsRynmA6OAc/hAG+tIM4oeWUjAUnJ7aIqzOfKsuelBjCo3DcO55BqPx0NcEkLlImc+faQobR9M5oqtDYQyVRfevYXz71wtSHkC2Mw6998e5x56F5APzRkwTA6vVqMoy9xEXa2+5EnE3uMH8PxTp1hpDyMTFvz4tcu8eoXYIqMLl2/ycnaZOlkJVU28qIBhEordX+pcQDbbvl0hfltLPZ5jqZxTIflLP30nr+r5tdtjrBEgY57GYWPsA7MvDAtyWfdTEBaQbXWtYOo2H3F7vNvWRZAMGrbKOWWizp67xAs0bo8Xg8P3cf6dq3C6NtDZtht1hs0ySDYil3mK2XR5111Ymr4jCIcCJJ/r4+z0Zqo9RKMxrLrXtzV5t2x3lU3ysKd7D+YXlxlZ/RRoXr/wPp5/+hOsAKcmkwNAlVadCOuZNKp1xYnhe3Mpo0JSHjJLXxi1J4HP7B4a445VYgEac8vU2IKqmtpE+FpM8nU2sFRp1WVBm6SktdHIOtIMoFiLNkYQLNtdUMgJaNRKVCjlGa9LKpVAr1Ojo82Eh7taIZGIsLi8mqBtGk1N2Le/C063j5V5t7Hm4DwaljNg2FpQjKamTcfKtY7DB9pK/tC8vgBC4Qg06vJKHmYbaUaBJh6PJ1406lr0OYJfKpWgqaEWe5qNKe04IrEErXvaYKjdhZUVGyPxmyto8gKMRF6Z4PmGtx5avq0kfGVkYg5tzfUoR9Hr1Fh1rrO2ggDA4vIqaqu1CEUiUKsUkMvyn1pboZSje18TXGvelO+u0Gixp30vq7YJ+NaRbR4hZxhLldU0I0j6Uot2fQPDJXV+p8yLKY3/5SgnjmTeNRCNxvDm5ZsFr35LJGI8e+YkrXmfadoDJdSUsIJESUzE4LW1tRRSeD58k1zyEaOTM2U1WIhJspG6in3fnjx9nPH72UBDBr2wW8YLE1ar1DoaIlftqQXJqzdG86JCcpXhe7OJOTTlLplIXZQMDk8XRTtLJGI8//QnoFTIGEHD1CGytroAtnCbF2CYKpyLC3Sn7rUL72PZ7irqQ/hgZBpNptodARgum1WKqWVUSjk+y8J3PvPUk2Ci4DosI0TegGEqWM3NzjDa5Z+d7ysaaCgNJtkZC1gSpK7t0jLARzOFab7p1rQHWvS57oLPvZAnYLQmGq/Xu+6C1TLD+MacPXepKOZp+N4cWpvqsJOEC2eIYgMWS04dYx77Qc0TThcm/hPvYF+loY8Mu3H9NmsEcO6NK+gbGCrYm+P2eDFhtuQ0h3Y7hStniCspKhdpMtUy+jLA5ihbJi2T7svw1ulaQxO5trpApDtJVssM6hqYnVBq+A/FgQU2SU4VSjnr0k5mlb05tzYajaGiQrGjAMMV4BNmC8LhSFHMrUQiRmO9gZG7o682wNjYQRuT67bNEslrCHmTwC1TNxidoWtX+vDcC80QiYTY29IAva6CdpOYxqMnk6kPdrbQerKX7S5MTFtolEgZId1RgOEK8GLX5fQ69gmkXV37aIAJpC29EPMFC9tww8amZpz59JGMnNnk8eizCyu4cmMkQaS22lwJLaTVVMDt2aAx9lPeFrEID6pMTFuKBphMmq6uoZlWqCSD3s2R8Vs7KcT5gqWyyoS/+f7/4DWnNnm+/pR5MQGcdCb+v1ahmua2Q9MZjC30kf9eu0C8Vc3O6vRGwsE4G1hOnDqN/vd+kddQ47aWenzxudPobNvN6+/CkegDCxi3p3iAyWbKs7XVZgXMJjOLDpbHn3wG//jSXxeEsETVPdh4sUwSJEM7CgQbG9x5tVya03KVbPeNqa02uektI2B87gXGma0nTp3G//tf3ym4J997/ABnTbPTpikwdVdmcnzz5f7mClymLsnk7bfCTKaIad68sbEDL//dXxYty/rUY8c4ZUV32jQFvkT5YpncbGtxKtSZ9ziwAsa1MkMzRWIJgf/7/b8oKm+WmnSdTaZnrTsKMDML/BaGFsvkzi8uZ/ycqc8sGg1nBkwkHIwzLbYq1QyYXTW6rKbJtrpWNLVdeCfWy3t6VbHyTNmAyzTDUCSSZAaMa2WGttVEpdbh23/yYsluMhfi0WQJaBSFkLtjZv6atgh5pinzYt5j1xgB4/XQBx6ePNVbUjoBtbQyk3wwMr0jAJOL+SSKMJT6yo2R7D7OOj2kl0il7IDxuRdoLQkqtQ6nP9VbcjpBtkWgVpur6LybQrzVfBORSoWs4Pea63ms2uk+TjIPSpgpSZNI5jQ1Z6xBFEu4FOz6b42XNWC4vNXpoilwYTUcjnA+j2yN+zTApBebAKClrWNb6ARcCnZjU/MloYTmIn0DQzmVOQo9b+eNSzc4n8eKlWGlTlIDgDg9OiKDXkFqIkcFfbVhW+gEXCOFNy/fxDdNtWXBwHN7vHBsZWqNBj2ef+pU4rMlmzPj4jBKdtfvKihomegMbBHSKsPA7uQGgJQ7vDXSI4W+UFVrQrmLzx/EG5du4NkzJ7cVKMDmVHK2sfnJo9HcHi/ujplptA0AmF2woa5Wn3fFum9giNMWNkpufUCP5tKJ/6lLKDKM9NjY8Je8pYNP8mpsah76gYqib3elRZS+AAiphPduBa1GxTrJippg1bW3gfPmuvRzYhtylDGIMNOnj6bPAOK08xFATpvW8xU+BTtgk9mnVilKNhvG6wvknfWmJlkd7GzB6xfeTzFVIxMWzCw48NnTRzlN6WSbv8dFJsfuMtYN05v0hdkipGQ1WWrhU7Cj5MK7t9A3MFTU8wqHIwiHIwUtkWg1Kkaah88fTPCiM5nDvoEh/O3ZN3D1xihvsIRIP4Y+pK/vY+pZ4uwlzi3aisY1LWTCi9I0AFgHOBfCBBWLc/vsmZMQvhOjjQq5emMU07PWlG4Jp2sDbs9G3oSzu3duMmoXXW1zHICAFTBKlQprq+yOJTUQuRSybM+PeUfd4DOnjxbM9wqHI0UDS7Kw7aYuBhvRapnBKMsmWYqWyUvDJCdyrtwYKRlgrt/5yLuvM+ig1yqhrdSwEsvnFm00VWy1uXD23CWcONyR947rcDgCMhQuyYQrqr31pZ++U9SVO06HDe9evEA3OxKCUbvQALOVoCFS7aM/5QFMmReLDppluwvj95fw8WP7s07WTj6XKfMibRJTNBpLtLmcONyR86TuUmpX4KP21nNvXCkaWN67dIFxMpXB2MKoXYC0+TDxWFTkts+l/GIoGED3Q4cTP7vWNrKuI85X7gxN4ZknTqC9pZ7XvkZqElP6QJ2tHBPmF+0pS07DoQjUFYqM1+L1BTAyMYeufU0ld/r1OjXuzywVPEKlwMLkt1RWmaA1sNfwBD2PfiNlkuL8vWu0qYtPff4L0Fd/1PHY2ba7aEmyQmqwvoEhxkndtNBRIUvUb6gWFwCJNpcznz6ybbugpsyLBdUyk2N3cXPgKqNmUal1qGs5kvHvaT6MXKWjAcY8NZ4CmGIkyaghgIVU+73HD8Bo0OO1C+9nBI3PH0z4CulOpUgkRPc2aJdkk6tUyPL2ZUKkH33v9dFaSCghZCrUmLoZ/RbWPAwVKdFCaoYJDVdvjOL1C9cK0jNNgaUYmeRss3Ozyd6Whm2vUWWjeWQDyrXrI/j5T36UESzG1kNxNr+F1YcBAKlcA4/TglgsmvSlASgUysTETEocTg/M88uoq9XnvBt62e6CzeFGY4OhqL5ANBbD/KKd998efai95HP7aC9UKJJxuCJbuDzQP4Cb196DY2ky5Xmmm6FdTQ9xAgtrWK3SGJDO6R36cBDtnQfpJ7a1cIrvyhe3x4u+/g+grdSUpP7Te/wAnK4N3vWVcpihV11VmVWLzE5PwbPmhtvjh23JDLaW5nQHd6vRXsD1XBgBo6ttjq+tLqQcxLvuwuTYXUbQUH7N2NQ86gy6xJYyaokVsNk24Vhdw5LNielZK6w2F5QKGb5ZwrXFn/rYQdbhx2xSsc2TxTcdcRVEImHG8+6/cpnz8QiZCnUtPWSmhea8ACOWyASVVSaalrk5cBVVNbtSHGAmjcM1G9nT3VpS/0CrUaFjj5F1QjdbPqQcREZIWR1ftt3UTAk5g7GFKigWdg2xrrY5nj5tKhIm8d6lC4ytCHxFJBLi5OHOkt/4Rw7t53WOO0UyrSIiZCoYGzvQvL+X84h43oARS2QCg7GFnshad+HCG2/lDZrtij64jEGlJBqNlcXSDSA7N4ipiV6l1qGp8xS5e9/JvIGSFTDAJhcinXEFbE6cuvjm63mBpslk2Labz2c+HhkKbztYwuFIVr+LqYleLFUhFz8lZ8AAQI2pO8604HzVYcOvf3kOTkduPJntjD6Sd0JmDU/LoOmf2mpSDpIVMGKJTNDQdoxkAo133YW3f/0LTI7d5f3FVVr1tl00H7DmQuIqtHABbSF3U+cFGGCTNc4GmkiYRP+Vy3jt1bOcgSMSCbc1e8qnb7kcmv65sB2ZVg1vi4bhAhpK21DAudXfl7OpKgeZHLub8M+sNldeK/fyFT7rhpl8mEILr9dcIpUTpvZH4vaFYQFbzO9dd2F0yIXRoTuJuF+rUSTI5E2tbZASipLTPflEHFU1u7CxvgF99aavc3fMXPJuBEq4rhsu5G7qggGG8mnqWo7A517ImoKOhEkszY1jKTk6at3cr+T1B3m3ZhRKsnUjVKgrUpZu9N8ez5uxl2t0NDjMbeBAIXdTF8QkMYXcpvZH4kzMci7iKOIct0I4sjOLvpR8zMW+wZKf57XbY5xpDUy7qZl2XG0bYChtU9PQgeb9n4hvkoazh/zUhKPtjD6yObJSQkHbGVTqHu4p8yKvZeZM4+UEAoG0rABDB04vjI0dqKwyMa5UAT6acMRV1RbDicw2pTJE+rG2ukBLTJZirc+mtvDiTR7LzK2WGZprQMhU4EpZKDlg0k1VTUMHdu87yQoaYJPlth1TF7g6kQAwOz2V8nOx1/pQYDl77hIvhh3Tziq5qjhtzUWtriVPLqIk2ZnMZXZKKZxI6hzHxiYZgf6z831FAfuy3cUbLCHSj/uTE7T/1xqayB0HGKY8QHL4R7WtlKMTSe0PYson+fxBvHbh/YKt9QmHI+gbGOINFkoLpnOwxRKi4DWknMNqXuaJoZNybn4phYT15uWb+CqPFTj5vL1MTmQ64YsKu5OJXkxC9TtNz1rxcFdrxqUc2ZxbatcCX2HriWbaabUjAMPUGLe6skB7W8/9+nf44nOni5bI8/oC+Nn5vhTfRamQsU5F2FWjQ1tLPXqPH8j6QDcJY7fQNzCMnu5W7G1tyLpSmG2lD1/h0xO9IwAjkcoJpnUq6cu4rDYX3rh0A089dqzgoAmHIzj369+lPJg6gw7PP/0JTlqtraUeTaZavHHpRkY+sM8fxNUbo7h6YzSxA0qrqYBQuAnSWEwIt2cDttU1XhRRNnE6bJgYp/uAbD3ROwIwlHpMp3qOjNyjbW+jHsbjvT0FM09uj5c2c6XOoOOtzSQSMZ567BjnSQnFXuMTIv2Mba6ZeqJ3hNPL5q0vzY0zkq/Gpubx0k/fKYgjPDh8H2fPXUp5aCKREM8//YmctFim/c+llr73+hhNUaae6EIJrS+p4F8gkoi9ayuIRlILfrFYHEZTE6MJGZ2cx6pzHdpKFW/W/pR5Eed/04/BEfpK348d7eS0Q5rVJ5NKQIbCOfU3FUouvfM2Y0OaSq2Dvq6j6N9fknJxVa2JdpGjQ3fQ0tbB2oGQ3rbC5kx6fQFYV5xZoxoAOHygLe9rOXm4k1O/dinBIpYQnNpcCwKY5H1+RQuvtSYQKwu0fMF7ly7guRe+lPFvKV+AmiqV3DifaSckU/hcqGVge1saeDfE5euzXHzzdcaRqGIJgU2ekowo9nlEwsG4cGvUakm0DC3cXXfh0jtv8zqOzx9MgIhPSFrIYcmlnIo+OXYXP//JjxjBQvktxUrS0cEpGxFKpPLJUnwZWwfC0tx4Tpxg3s43x0Xj+WiBQorTYcP5136B/iuXWTlHxsaOgrWP8PFhbgLoLsWX1Zi648HJ67TFXVSbJ1sbbkFCbJ4b0XJJork9fnR17WNd+M5Vo4yNTYJpX1W6GSqVZkmSm2IAAwC+XCKVJmBac0uBxrPmxpETvUX57lhMWFTwaSq1GB26g6W5cajUOmh0tWjcbczYWhwi/dhY38CqfRlz80ucmuiTRnOUGiwAMCAGUFIqmVJrgnHLFKXL6NAduD1+9H6ql3GVXD4yYbYUjEecbauZd90F77or5RoJmQoSqRQyQoIgGUY4FKIFAdkkl2kLBZZBISkVjgAYLjVo2KidS3Pj+PlPflRwvyYajWF2YSXv47BtNWPi1CYLGfTCu+7CqsMG77qLF1ioltctsGyXDJNS4Yiopu0YxNF4EMDTJQWNphoymRQbaw4G8xGFZX4G9ycnIBYJodaoIRLntqEsRPphW7agQqMtyEDH87/pZxxSODo6zngt+YhKrYOx9QhZWd0oFom2fVXLf4mKBHepkxjcjjPIZJ4o1d5/5TJuDlyFwdiCxt3GRJtKNpDMTk8l/AKZXInnXmiG1ebCtdtjObeMZNp/5HGtFOSeEDIV5CodtIYmyqklUB4ySEVJIKXCESIUe6VUzm86aJqU1aTVPEiwqelEu8rcOPqvXE7c1PQ2Cp/Xi4CXru69YRJOhw36akMiAcgXNIPD91lJ2c4tM8OkIQAgGPAxOrNiCQGZXAmxVAWlSgVCVZOcRC0XoADAK1uuCwT7z3xr8+xCsa5S+zK0pJx7gVXb5CvGxg489sRnEj9zXS1DbQjJtHeIKWXPNMI0Eg7GqWgRO0S2KgEHKMCIatqObTqFIoFdHI0bAfRs18lJ5Rpoqurj8VhMEPQXNm+yseaAqbEVCuWmVrKvrmP43izIUBgyQkorci7bXbgzNIV/vng9Y1uK02HD7YF3af9fvasJUnlqslAoEguEIvGOAcvWOf97Uir8LfVzQsMkbGgoNlSqRF42ZJNeu2CVoQaVq1RWmfC55/6Q8TOK9ASAF8np/Gu/oCXZCJkKu/edxAMgw6RUmGK7ExomYVej8f5IOPjV7X4ThCKxQCrXoLLaBLXeSCqVSnE8FkUsFmMdIZrsG0ikchqlIuj3IBwKMdIq4vE4NnwBbPgCiMfjnM7xVn8fFmbv0f6/tr6Vpl12mkTCwbhQJH40KhKkcDlooRopFY4QkB3Ybn8mWSRSOSGRmlLqJuFQgAQ+WjtItYUmp8uZxuBTq17yzSjf6u9jXBtDyFQlr+8UQ5L9lowaJsmfmS91boaPiEQSsUgkEUvlGkjlmsTPabkecs0xT3sp7DYr7I41mEz1vPM7IdKPd3/7W5gnmTekmdofIcsgZ5KvvJjstyQLzYdJ82e6IuHg0E7y6vlEXmIJgb0dXTh46Cin3M7dOzcxMT5SVtXjYkZEvAGTFG6/Wg6OcDHD9coqEzo72wF8NGCQarrLVj1+EMCy5YK8kAksnACTBJyXsQ2JvZ2S49mpYNnSKj8ipcKvcApGuB5464DdAF7ZiTdGqTWhqfMUmWlAAF8hZCo0dZ4id7BmeWXLBH2F6x9w1jAMZqoHwH/ciabKbhmH12PjtMCBzfdJGsG+E03PDwAMZjM/BQMMC3iOAzi6pea6yt1RziUxSBGj0mo+5WxqKEDcxCZRLieQJMv/Bz3QNWp2Q2zeAAAAAElFTkSuQmCC"
    case "sword.png":
      return "iVBORw0KGgoAAAANSUhEUgAAAIwAAACMCAYAAACuwEE+AAAL0ElEQVR42u3db2wT9xkH8O+d/9xi45BUTqChJKWguQuEQQeDgZTyJ0zrpoq9aNHUsaoDVBVFqGhq9w51iBdbu4mNdpS1AlqxBFUd2sRarWjQgFIRlaZMaUK9WeNfEoiS2IMQy3Yd53x7gc917Dv7zvb57nLP8w774pC7j5/n+f3uz495cO9BlBJckm8RGKyui4a2A0DQ5fUBaACFEWKkLhoKpI5LByOgN87aBkr5QHspSAAcEJj7OIIuLx0e40VD0OUVv7wbBQZwCvwIgH3F4mHVQlkQGesSGPQDOEaZxJyIABwTGPQviIx1cUm+RRMwToHfITDoD7q8G2mfz44IurwbBQb9ToHfUTYwXJJvYW76J1MZhWJ2xjHmpn9SSbZhFfQq/Y4mn4f26eyPu593Fcw2jNwoKfWDlFVmYcRHhxAbvgr2XgixSERym9of72IUj5JSmYWwWASHXMKYYmzHC4IRyxDtauvgkIqJ3q5jtas25Qy9c8BMDQUuOpp8tPcthEMqqhYuwdRQ4CIebq6WBeMU+B2gBtdyOCTbkvmNAOBBVmmyU99izJg8937FcBQacnNJPl2a0sNqbyx0iA6T/sFHwxg7/Y5mWKrcbtSs2Yw9zz+P1w78RnabzMi0YRezC83gGgNL6OypsuLglq3Fz769GE9v3YrmxQ+l3/Nfu4W/nD4t+XPJuTPPCwZd3o1ckm+Js7YBOwCkTiRSmBhLPhzZ4b92C19eu5234c2OlJEBsYc5QIfMPFjU4MiHpfOzK2EAHpmGNzsOADhuTzW7dNZZxyiEpWbNZuzd8jh+1PoYFjUuLPr3ZGeW2H+/UDMibuCSfIudypGxM8uf/3gIT7RtKPl3ZWMJ37sj2VhnN7zZZYkVr5SjsA4WABgevq6o4c2MumhoO0uHznpY8vZHEg1vZrCpa3ApLIYl1fBCYcMrDq99LOgyS0tmFpUNb7rxpZJkQSzFNLzpkkSH0no9SzENL4GhBld1w0tgLIqlmIaXwFg4sxTZ8BIYK2IppeElMBbsWUppeAmMhRvcYhpeAmNBLKU0vATGgpmllIaXwFgMS6kNL4GxWM9SasMLFPlAIYr7UQjLe2+9ibbH1xuuwS224aUMU0KMnX7HVFjGxkdxtLMTpTS8BMZCWF79/atludeJwFgci5qGl8BQZkF12zZVn0lNbxlHQ2bD4t3yFJUkqw+d1WCxuTwEhrBoh4XAEBYCQ1i0w0JgCAuBISzaYSEwhIXAEBbtsBAYwkJgCIt2WCwNhrAQGMKiMRZLgiEsBIawVAiLpcAQFgJDWCqMxRJgCAuBISw6YZnVYAiLNmHX8oBNT94FG4+FASDJVXkAdffAEBZjYdEETHx0CPErn2b+4bmLHzQ0oWb1JsJiMiwAwDS9+FuhXAcq0vORqpulatZsLmvGISwm6WHEA6X2zrqJSx8jMRgIExZzYCkbmEjPR0X/7J2+Hs9EbxdhMQGWsvQwE71diMv80a3NLJ6sn4bjEQ7/ui7gkn8agXGJvmdkEBO9XUX1NYTFRGDio0OIjwxKQjm4w4HmhSwALuMdBw4fieDlC2xZ0BAWk5Wk2PDVnNd89cCZV7gUltxo3+3G0XanNMAUGsJi3KXDSwIjlV06f8kV/LlnWm0loSEsJgTDR8OS2UUus5QLDWExKZjpybs5r61pVtcSqUVDWGbJsLqUUIqGsJh8lGSvrs157ZJ/GoCjKDSAE7sOT8mikeqXCIuJMozUHxoYB/zDSU0yDWGZBSWJa2jKee2nr8U1KU+EZRaAkXq+a2Ac+MH+yqAhLGbLMPMbJbNMtz+pOZr33nrTdFjmbf25qbGUZZRUs3qT5KM7tUZz8XKf6bDMhrDVrP3+r0oeas1vRPS6P+f1waCAT/xJbN9Q3GCspYnFonks/t7L57z32eXLiE0lseF73yUsZgPDOjhUNS4xDRrCojMYM6GpdIPLOjgCY1Y0NBoyQNObI9DlkX3CtJaN8Btvv41v/mR3ePDWbcJiJjB6ornT1+P5TtsP8eieA7gxNExYjF6SjFCeACB63Y+Ov57GtxYvRkKwExYzgNEbzXQigb/94wzmzJmDuvoGwmLkkmSE8iTG0c5OjI2PEhazgNEbTSwSwesfngkTFhOB0RvNnb4ej9osQ1h0BqM3GjVZhrAYBIzeQ+59H/yTsJgNjJ5oQmdPIR8awmJQMEZEQ1gMDsZIaAiLimOm5cSdkkj8bwxf3b4h+Z6Wk3vR635cmuawtNZNWFRE2R4oVEzER4cwcenjgtu1NrM480rxlwmc7OYlb2EB7i/0TVhMUJKUYtG6PM32a3BnBZh8WNrmJnSZp5HKLBQGAFMIy3bvFPY/FNMVDWUWg4BRggUAmrikbmikbpuh0AGMUixi6IVGzUONCIxBsBAaC4MpFguhsSCYUrEQGguBKReWTDR6DLkJTQXAlBsLAHSEnDh3T/5hRYTGpGD0wEJoTApGTyyExmRgKo2lZs1mXS6NiI8Mlm1BDcuC0QMLN79R18s946NDBMZMWMTQC43SM+0EJhV8NIzEYCCsJxbd0Viwn1F1xR0fDWOy7yKm/t2Lyf98gdjosORVTb56oL32q4pgScvX+LbcmtAUzt5kZu6P8D3MeXQlZRi5b1Po7CnERwYLrrwWGAeeu+ZGR8hZESyVyDTtu93w1UuXZAKTtUMmz71f8OHKUnHungO/DrsrgqUSaNSupWA5MGJDq3Ytx+xskw9NObFojeaxR5jcHZhaZtnyYPhouGwjATk0WmDREk3iepwyjNwb+Rb+rHK78ewGO462O/H57zgcbXfiDzscaG1m86LJ7Gm0xKIVmg/Gc0uSuIC7VULyNpN8cysz13PMjZPdPPa865AtY+8ujlQES3a2lFs6R+ktLP7hJFa9lAuMHvcBIH7lU8mNn91gz7ueozhv8cn+acmngwP3S1MlsZQr0/zieEIy01rxcR8j2d9Gqezgqwf+tFvZScDmhSzeeC4hW5oqiUUpmpV7YpJL9/iH77/X7c99j1u21motzIi9LhoKBF3e9EPgksGRMICcr83LT6tbluaZVhtOnGcld3SlsWSjkSpPgXFg1Utx+Oq/Hj7LrbMtZpdK/J+NFHXRUCCni4uM3/bIAVAbT9ZPo9vPGgKLEjQinMD4dN7PqHK74V73hDVHSUGXt6PQRlIznEqiduk3DIUlG41cn6UEixVvdAu6vB0sI6BXq1+wYhFjOCyZaKrbtqm6cY1raEJ12zbL3hXJCOi1x1nbgFPgRwDIPsx2KOIGoH4tx74b0g+GeGDFurBjfqMh9nrN6k2Ijw4hNnxV9vQH19CEqoVLLNezZDe8cdY2IPYw+wAck9syFonAP8wpXsQ8Pfr4UhoZW9dgqK8oN78xjYGPhtNrctura+ke669jX3oeJrMsSa3jCACvf8ir+nT/cBInLkybbu7C5vKkARGWmeUoDSbO2gbqoqHz4rdNKk5cmMbJbuVopCa6ACA510t733zD6fNx1jaQBgMAoSrvi5k1Wyp2HZ5ShOaFIwnZ+RfP0tV0BEwWmTbSYFKCdoqNoFzsOjyFF44kJGdFT3bzWLknJlmKRIiU5k0XO8XsAgDMg3sPzqxVN/2TjiafJzEYCN/p6/EUmpNodN8/jSA3I5q5bXXbNtr9JorEYCAsPNxcPWPAkr2Rs9G3HgAcTT5PoTmKWCSSmhlVMBKx3nkX04doIS+YOGsbYAQsF0tTOZ7IpPckHUVRo6LlmaVIFoxUP/PAinVFXYZY5XbDu+UpwmLyvmUGpOweZkYZSfItAoN+8d8TvV2KLgavcrvBLVtLUGZRZhEj72XwcdY2wCX55d5Y6FDQ5d0ojp7EqfTscNcvCLN1DR4aCZmzwXU2+tbnw1Iww8xogAR+B/KcPqAwdwmaYmzHlWyo+OTQFGM7zghYLs4IU5g/6qKh84yA5UqxqAIjlqjb7nmbUqOonci6vJPCFDECYCcjYPlt97xNhUqQqh4mHxwAAwCOpxrj1XXR0HYACLq8PuS5VIKisjjqoqFA6rh0MAJ600CY4j7w/xUbPWeOiyL1AAAAAElFTkSuQmCC"
    default: return nil
    }
  }
}
