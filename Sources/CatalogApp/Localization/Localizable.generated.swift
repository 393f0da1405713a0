// swift-format-ignore-file
// Made from Resources by Resources/embed.sh.

enum EmbeddedStrings {
  static let localizable: StaticString = ###"""
{
  "sourceLanguage" : "en",
  "strings" : {
    "action.open-in-browser" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Open in Browser"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Open in browser"
          }
        }
      }
    },
    "action.support-request" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Send Support Email"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Stuur een ondersteuningsverzoek"
          }
        }
      }
    },
    "address-with-user" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is an address with a user name in it, so it is not opened."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is een adres met een gebruikersnaam erin en wordt daarom niet geopend."
          }
        }
      }
    },
    "address.character" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ cannot stand in a domain"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ kan niet in een domein staan"
          }
        }
      }
    },
    "address.colon" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "leave out everything up to the colon"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "laat alles tot en met de dubbele punt weg"
          }
        }
      }
    },
    "address.domain-too-long" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the domain is longer than %lld bytes"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het domein is langer dan %lld bytes"
          }
        }
      }
    },
    "address.dot" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a dot stands at an end or beside another dot"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat een punt aan een uiteinde of naast een andere punt"
          }
        }
      }
    },
    "address.empty" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no address; leave out any extra comma"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat geen adres; laat extra komma’s weg"
          }
        }
      }
    },
    "address.hyphen" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a part of the domain has a misplaced hyphen"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "in een deel van het domein staat een streepje op de verkeerde plek"
          }
        }
      }
    },
    "address.label-too-long" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a part of the domain is longer than %lld bytes"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een deel van het domein is langer dan %lld bytes"
          }
        }
      }
    },
    "address.literal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the part in [ ] is no IP address"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het deel tussen [ ] is geen IP-adres"
          }
        }
      }
    },
    "address.local-part-too-long" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the part before the @ is longer than %lld bytes"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het deel voor de @ is langer dan %lld bytes"
          }
        }
      }
    },
    "address.no-at" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no @"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat geen @ in"
          }
        }
      }
    },
    "address.no-domain" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is nothing after the @"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat niets achter de @"
          }
        }
      }
    },
    "address.no-local-part" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is nothing before the @"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat niets voor de @"
          }
        }
      }
    },
    "address.non-ascii" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "letters outside ASCII before the @ need SMTPUTF8, which is not used"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "letters buiten ASCII voor de @ vragen om SMTPUTF8, en dat wordt niet gebruikt"
          }
        }
      }
    },
    "address.open-angle" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no > for the <"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er hoort een > bij de <"
          }
        }
      }
    },
    "address.open-quote" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a quotation mark is not closed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een aanhalingsteken is niet gesloten"
          }
        }
      }
    },
    "address.semicolon" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "addresses are separated by commas, not by ;"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "tussen adressen staan komma’s, geen ;"
          }
        }
      }
    },
    "address.several-ats" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there are several @; put commas between addresses"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat meer dan één @ in; zet komma’s tussen adressen"
          }
        }
      }
    },
    "address.space" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is a space in it; write a name as Name <address>"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat een spatie in; schrijf een naam als Naam <adres>"
          }
        }
      }
    },
    "address.stray-angle" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "< and > must stand once, around the address"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "< en > moeten één keer staan, om het adres heen"
          }
        }
      }
    },
    "address.text-after" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is text after the >; put commas between addresses"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat tekst achter de >; zet komma’s tussen adressen"
          }
        }
      }
    },
    "address.unexpected" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ cannot stand here without quotation marks"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ kan hier niet zonder aanhalingstekens staan"
          }
        }
      }
    },
    "answer.empty" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer of the store is empty; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van de winkel is leeg; probeer het later nog eens."
          }
        }
      }
    },
    "answer.no-results" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer of the store has no list of results."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van de winkel heeft geen lijst met resultaten."
          }
        }
      }
    },
    "answer.not-json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer of the store is not JSON: at %1$@ %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van de winkel is geen JSON: bij %1$@ %2$@."
          }
        }
      }
    },
    "answer.not-utf8" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer of the store is not UTF-8 text."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van de winkel is geen UTF-8-tekst."
          }
        }
      }
    },
    "answer.web-page" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer is a web page and not the store's: perhaps this network wants you to sign in first."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord is een webpagina en niet van de winkel: misschien moet je je eerst bij dit netwerk aanmelden."
          }
        }
      }
    },
    "command.completions" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the completions for a shell"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de aanvullingen voor een shell"
          }
        }
      }
    },
    "command.completions.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Keep the output where the shell looks for it, and start a new shell."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bewaar de uitvoer waar de shell ernaar zoekt en start een nieuwe shell."
          }
        }
      }
    },
    "command.config" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Read and change the settings"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees en wijzig de instellingen"
          }
        }
      }
    },
    "command.config.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "catalog config path names the file that holds them."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "catalog config path noemt het bestand waar ze in staan."
          }
        }
      }
    },
    "command.doctor" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Check what the program needs and report it"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Controleer wat het programma nodig heeft en meld het"
          }
        }
      }
    },
    "command.doctor.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The report is made for pasting into a request for help."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het verslag is bedoeld om in een verzoek om hulp te plakken."
          }
        }
      }
    },
    "command.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Explain the program or a command"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leg het programma of een opdracht uit"
          }
        }
      }
    },
    "command.info" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Tell what a source is: format, encoding, columns and rows"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vertel wat een bron is: formaat, codering, kolommen en rijen"
          }
        }
      }
    },
    "command.list" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the rows of a source"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de rijen van een bron"
          }
        }
      }
    },
    "command.man" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the manual page"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de handleiding"
          }
        }
      }
    },
    "command.monsters" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show the six monsters"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de zes monsters"
          }
        }
      }
    },
    "command.monsters.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The list is built in: it needs no file and no network."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De lijst is ingebouwd: er is geen bestand en geen netwerk voor nodig."
          }
        }
      }
    },
    "command.search" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search the store, or another source"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek in de winkel of in een andere bron"
          }
        }
      }
    },
    "command.search.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The words are joined by spaces. Put -- before words that begin with a dash."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De woorden worden met spaties verbonden. Zet -- voor woorden die met een streepje beginnen."
          }
        }
      }
    },
    "command.show" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print one item with all its details"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon één item met al zijn details"
          }
        }
      }
    },
    "command.show.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ITEM is the item’s id or, where there is none, its position counted from 1."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ITEM is de id van het item of, als er geen id is, de plaats geteld vanaf 1."
          }
        }
      }
    },
    "command.support" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write a support request as a mail draft"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf een ondersteuningsverzoek als conceptmail"
          }
        }
      }
    },
    "command.support.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The draft is a file that a mail program opens for sending; nothing is sent. SOURCE and ITEM name an item to write about: it is attached as JSON."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het concept is een bestand dat een mailprogramma opent om te versturen; er wordt niets verstuurd. SOURCE en ITEM noemen een item waar het over gaat: dat gaat mee als JSON."
          }
        }
      }
    },
    "command.version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de versie"
          }
        }
      }
    },
    "config.bad-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ cannot be ‘%2$@’; it takes: %3$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ kan niet ‘%2$@’ zijn; mogelijk is: %3$@."
          }
        }
      }
    },
    "config.not-a-setting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This is no setting; write NAME = VALUE."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dit is geen instelling; schrijf NAAM = WAARDE."
          }
        }
      }
    },
    "count.items" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld item"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld items"
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld item"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld items"
                }
              }
            }
          }
        }
      }
    },
    "dataset.everything" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Everything stored"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Alles wat is bewaard"
          }
        }
      }
    },
    "dataset.monsters" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Math Monsters"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rekenmonsters"
          }
        }
      }
    },
    "dataset.store" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Winkel"
          }
        }
      }
    },
    "dataset.store-answer" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Recorded store answer"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bewaard antwoord van de winkel"
          }
        }
      }
    },
    "date.form" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "write it as 2026-11-30T02:40:00+01:00"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "schrijf hem als 2026-11-30T02:40:00+01:00"
          }
        }
      }
    },
    "date.no-such-day" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no such day"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "die dag bestaat niet"
          }
        }
      }
    },
    "date.no-such-time" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no such time"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "die tijd bestaat niet"
          }
        }
      }
    },
    "date.no-such-zone" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no such time zone"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "die tijdzone bestaat niet"
          }
        }
      }
    },
    "date.no-zone" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "add the time zone, as in +01:00 or Z"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "zet de tijdzone erbij, zoals +01:00 of Z"
          }
        }
      }
    },
    "date.other-weekday" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "that day is a %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "die dag is een %@"
          }
        }
      }
    },
    "did-you-mean" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Did you mean ‘%@’?"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bedoelde je ‘%@’?"
          }
        }
      }
    },
    "doctor.columns" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@, %2$lld columns"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@, %2$lld kolommen"
          }
        }
      }
    },
    "doctor.config" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Settings"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Instellingen"
          }
        }
      }
    },
    "doctor.installed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "installed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "aanwezig"
          }
        }
      }
    },
    "doctor.language" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Language"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Taal"
          }
        }
      }
    },
    "doctor.missing" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "missing: nothing can be fetched"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ontbreekt: er kan niets worden opgehaald"
          }
        }
      }
    },
    "doctor.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "none"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen"
          }
        }
      }
    },
    "doctor.store" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opslag"
          }
        }
      }
    },
    "doctor.store-state" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Stored"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bewaard"
          }
        }
      }
    },
    "doctor.system" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "System"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Systeem"
          }
        }
      }
    },
    "doctor.terminal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Terminal"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Terminal"
          }
        }
      }
    },
    "draft.bcc-stays" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the Bcc line is in the draft; whatever sends it must take it out"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de Bcc-regel staat in het concept; wat het verstuurt, moet hem eruit halen"
          }
        }
      }
    },
    "draft.not-an-object" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ holds JSON, but not one object"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "in %@ staat JSON, maar niet één object"
          }
        }
      }
    },
    "draft.not-json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@, line %2$lld, column %3$lld: %4$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@, regel %2$lld, kolom %3$lld: %4$@"
          }
        }
      }
    },
    "draft.not-text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ holds a NUL character, so it is no text"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "in %@ staat een NUL-teken, dus het is geen tekst"
          }
        }
      }
    },
    "draft.not-utf8" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is not UTF-8; convert it first"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is geen UTF-8; zet het eerst om"
          }
        }
      }
    },
    "draft.two-bodies" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "leave out this or --body"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "laat deze optie of --body weg"
          }
        }
      }
    },
    "environment.browser" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The program that opens addresses"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het programma dat adressen opent"
          }
        }
      }
    },
    "environment.color" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Turn colour off or on; --color wins"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zet kleur uit of aan; --color gaat voor"
          }
        }
      }
    },
    "environment.home" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The folder of the store, instead of catalog in the data folder"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De map van de opslag, in plaats van catalog in de gegevensmap"
          }
        }
      }
    },
    "environment.language" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The language: Dutch for nl, else English; the first that is set counts"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De taal: Nederlands bij nl, anders Engels; de eerste die gezet is telt"
          }
        }
      }
    },
    "environment.proxy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The proxy, and the hosts that need none"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De proxy, en de hosts die er geen nodig hebben"
          }
        }
      }
    },
    "environment.size" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The width of the output when it is not a terminal"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De breedte van de uitvoer als die geen terminal is"
          }
        }
      }
    },
    "environment.store-url" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The address of the store’s search"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het adres van de zoekdienst van de winkel"
          }
        }
      }
    },
    "environment.term" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The kind of terminal; dumb has no colour"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het soort terminal; dumb heeft geen kleur"
          }
        }
      }
    },
    "environment.xdg" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Where settings and data are kept"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Waar instellingen en gegevens staan"
          }
        }
      }
    },
    "example.completions.bash" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Set up bash"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Stel bash in"
          }
        }
      }
    },
    "example.completions.fish" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Set up fish"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Stel fish in"
          }
        }
      }
    },
    "example.completions.zsh" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Set up zsh, for a folder that is in fpath"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Stel zsh in, voor een map die in fpath staat"
          }
        }
      }
    },
    "example.config.list" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show all settings"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon alle instellingen"
          }
        }
      }
    },
    "example.config.set" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Change a setting"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wijzig een instelling"
          }
        }
      }
    },
    "example.doctor" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Check the program"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Controleer het programma"
          }
        }
      }
    },
    "example.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Explain the command list"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leg de opdracht list uit"
          }
        }
      }
    },
    "example.info" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Tell what is in a file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vertel wat er in een bestand staat"
          }
        }
      }
    },
    "example.list" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show a file as a table"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon een bestand als tabel"
          }
        }
      }
    },
    "example.list.stdin" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Read standard input"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees de standaardinvoer"
          }
        }
      }
    },
    "example.list.table" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Turn a table of a SQLite file into CSV"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Maak CSV van een tabel uit een SQLite-bestand"
          }
        }
      }
    },
    "example.list.where" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Choose rows and columns"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Kies rijen en kolommen"
          }
        }
      }
    },
    "example.man" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Read the manual"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees de handleiding"
          }
        }
      }
    },
    "example.monsters" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show the monsters"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de monsters"
          }
        }
      }
    },
    "example.monsters.json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The same for another program"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hetzelfde voor een ander programma"
          }
        }
      }
    },
    "example.search" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search everything in the store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek in de hele winkel"
          }
        }
      }
    },
    "example.search.country" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search music in the Dutch store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek muziek in de Nederlandse winkel"
          }
        }
      }
    },
    "example.search.from" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search a file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek in een bestand"
          }
        }
      }
    },
    "example.search.offline" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search without a network"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek zonder netwerk"
          }
        }
      }
    },
    "example.show" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show a monster"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon een monster"
          }
        }
      }
    },
    "example.show.position" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show the third row of a file as JSON"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de derde rij van een bestand als JSON"
          }
        }
      }
    },
    "example.support" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write a draft about an item"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf een concept over een item"
          }
        }
      }
    },
    "example.support.attach" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write a draft with a picture"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf een concept met een afbeelding"
          }
        }
      }
    },
    "example.version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de versie"
          }
        }
      }
    },
    "exit.bad-data" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The data are bad"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De gegevens zijn fout"
          }
        }
      }
    },
    "exit.cannot-create" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The output cannot be made"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De uitvoer kan niet worden gemaakt"
          }
        }
      }
    },
    "exit.done" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Done"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gedaan"
          }
        }
      }
    },
    "exit.input-output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Reading or writing failed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lezen of schrijven is mislukt"
          }
        }
      }
    },
    "exit.newer-version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The data were made by a newer version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De gegevens zijn door een nieuwere versie gemaakt"
          }
        }
      }
    },
    "exit.no-input" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no such input"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Die invoer bestaat niet"
          }
        }
      }
    },
    "exit.not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Not allowed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Niet toegestaan"
          }
        }
      }
    },
    "exit.nothing-found" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nothing was found"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is niets gevonden"
          }
        }
      }
    },
    "exit.signal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Ended by a signal: interrupt, broken pipe or termination"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Beëindigd door een signaal: onderbreking, verbroken pijp of afsluiting"
          }
        }
      }
    },
    "exit.try-later" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Busy; try again later"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bezet; probeer het later nog eens"
          }
        }
      }
    },
    "exit.unavailable" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Something is not available, such as the network"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Iets is niet beschikbaar, zoals het netwerk"
          }
        }
      }
    },
    "exit.usage" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The command line is wrong"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opdrachtregel is fout"
          }
        }
      }
    },
    "fetch.bad-address" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is not a web address; it should look like https://example.org/path."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is geen webadres; het moet eruitzien als https://example.org/pad."
          }
        }
      }
    },
    "fetch.bad-header" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The header ‘%1$@’ cannot be sent to %2$@: it is malformed."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De kopregel ‘%1$@’ kan niet naar %2$@ worden gestuurd: de vorm klopt niet."
          }
        }
      }
    },
    "fetch.bytes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld byte"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld bytes"
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld byte"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld bytes"
                }
              }
            }
          }
        }
      }
    },
    "fetch.cancelled" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fetching %@ was cancelled."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het ophalen van %@ is afgebroken."
          }
        }
      }
    },
    "fetch.connect" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cannot connect to ‘%1$@’ for %2$@; check the address, or try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er komt geen verbinding met ‘%1$@’ voor %2$@; controleer het adres of probeer het later nog eens."
          }
        }
      }
    },
    "fetch.encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer from %@ is damaged: it cannot be decompressed."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van %@ is beschadigd: het kan niet worden uitgepakt."
          }
        }
      }
    },
    "fetch.ended-early" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer from %@ ended before it was complete; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van %@ hield op voordat het compleet was; probeer het later nog eens."
          }
        }
      }
    },
    "fetch.library" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ cannot be fetched without libcurl; install it (on Debian: libcurl4)."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ kan niet worden opgehaald zonder libcurl; installeer het (op Debian: libcurl4)."
          }
        }
      }
    },
    "fetch.milliseconds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld millisecond"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld milliseconds"
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld milliseconde"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld milliseconden"
                }
              }
            }
          }
        }
      }
    },
    "fetch.not-http" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "What answers at %@ does not speak HTTP; check the address."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wat op %@ antwoordt, spreekt geen HTTP; controleer het adres."
          }
        }
      }
    },
    "fetch.other" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fetching %1$@ failed: %2$@ (libcurl error %3$lld)."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het ophalen van %1$@ is mislukt: %2$@ (fout %3$lld van libcurl)."
          }
        }
      }
    },
    "fetch.proxy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The proxy for %@ cannot be used; check HTTPS_PROXY and HTTP_PROXY."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De proxy voor %@ is niet te gebruiken; controleer HTTPS_PROXY en HTTP_PROXY."
          }
        }
      }
    },
    "fetch.proxy-status" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The proxy refused %1$@ with status %2$@; check HTTPS_PROXY and HTTP_PROXY."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De proxy weigerde %1$@ met status %2$@; controleer HTTPS_PROXY en HTTP_PROXY."
          }
        }
      }
    },
    "fetch.redirect-scheme" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ redirects to ‘%2$@:’; only http and https addresses are followed."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ stuurt door naar ‘%2$@:’; alleen adressen met http en https worden gevolgd."
          }
        }
      }
    },
    "fetch.redirects" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$@ is redirected more than %2$lld time, which is the limit."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$@ is redirected more than %2$lld times, which is the limit."
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$@ wordt meer dan %2$lld keer doorgestuurd, en dat is de grens."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$@ wordt meer dan %2$lld keer doorgestuurd, en dat is de grens."
                }
              }
            }
          }
        }
      }
    },
    "fetch.reset" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The connection to %@ was broken off by the other side; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De andere kant heeft de verbinding met %@ verbroken; probeer het later nog eens."
          }
        }
      }
    },
    "fetch.resolve" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The host ‘%1$@’ of %2$@ is not found; check its name and the network connection."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De computer ‘%1$@’ van %2$@ is niet te vinden; controleer de naam en de netwerkverbinding."
          }
        }
      }
    },
    "fetch.resources" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fetching %@ failed: the system has no thread, file or memory left; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het ophalen van %@ is mislukt: het systeem heeft geen thread, bestand of geheugen meer over; probeer het later nog eens."
          }
        }
      }
    },
    "fetch.scheme" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ cannot be fetched: only http and https can, not %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ kan niet worden opgehaald: dat kan alleen met http en https, niet met %2$@."
          }
        }
      }
    },
    "fetch.seconds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld second"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld seconds"
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld seconde"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld seconden"
                }
              }
            }
          }
        }
      }
    },
    "fetch.timed-out" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fetching %1$@ timed out after %2$@; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het ophalen van %1$@ duurde te lang en is na %2$@ gestopt; probeer het later nog eens."
          }
        }
      }
    },
    "fetch.tls" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No secure connection (TLS) to %1$@: %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen veilige verbinding (TLS) met %1$@: %2$@."
          }
        }
      }
    },
    "fetch.too-large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The answer from %1$@ is larger than the limit of %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het antwoord van %1$@ is groter dan de grens van %2$@."
          }
        }
      }
    },
    "field.country" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Country"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Land"
          }
        }
      }
    },
    "field.fetched" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fetched"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opgehaald"
          }
        }
      }
    },
    "field.genre" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Genre"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Genre"
          }
        }
      }
    },
    "field.identifier" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Identifier"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nummer"
          }
        }
      }
    },
    "field.kind" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Type"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Soort"
          }
        }
      }
    },
    "field.price" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Price"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Prijs"
          }
        }
      }
    },
    "field.weapon" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Preferred Way To Kill"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Liefste wapen"
          }
        }
      }
    },
    "file.reading-standard-input" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Reading from the keyboard; end with Ctrl-D."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leest van het toetsenbord; eindig met Ctrl-D."
          }
        }
      }
    },
    "file.standard-input-closed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Standard input cannot be read (%@)."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De standaardinvoer kan niet worden gelezen (%@)."
          }
        }
      }
    },
    "file.standard-input-too-large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Standard input holds more than %@ MiB."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De standaardinvoer heeft meer dan %@ MiB."
          }
        }
      }
    },
    "help.all" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "All commands: catalog help"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Alle opdrachten: catalog help"
          }
        }
      }
    },
    "help.commands" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Commands"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opdrachten"
          }
        }
      }
    },
    "help.examples" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Examples"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Voorbeelden"
          }
        }
      }
    },
    "help.general" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "General"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Algemeen"
          }
        }
      }
    },
    "help.general-elsewhere" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Options of every command, such as --color and --config: catalog help"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opties van elke opdracht, zoals --color en --config: catalog help"
          }
        }
      }
    },
    "help.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "More about a command: catalog help COMMAND"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Meer over een opdracht: catalog help COMMAND"
          }
        }
      }
    },
    "help.options" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Options"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opties"
          }
        }
      }
    },
    "help.output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Output"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Uitvoer"
          }
        }
      }
    },
    "help.range" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(%1$lld to %2$lld)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(%1$lld tot en met %2$lld)"
          }
        }
      }
    },
    "help.repeatable" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(may be repeated)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(mag meermaals)"
          }
        }
      }
    },
    "help.source" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SOURCE is a built-in list such as monsters, a file such as people.csv, - for standard input, a table in a SQLite file such as app.db#customers, or a saved store answer such as store-answer:FILE."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SOURCE is een ingebouwde lijst zoals monsters, een bestand zoals people.csv, - voor de standaardinvoer, een tabel in een SQLite-bestand zoals app.db#customers, of een bewaard antwoord van de winkel zoals store-answer:FILE."
          }
        }
      }
    },
    "help.tagline" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lists with their details: built-in ones, a store, and what is in your files"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lijsten met hun details: ingebouwde, een winkel, en wat er in je bestanden staat"
          }
        }
      }
    },
    "help.usage" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Usage"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gebruik"
          }
        }
      }
    },
    "help.values" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(%@)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(%@)"
          }
        }
      }
    },
    "info.delimiter" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Delimiter"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Scheidingsteken"
          }
        }
      }
    },
    "info.encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Encoding"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Codering"
          }
        }
      }
    },
    "info.format" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Format"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Formaat"
          }
        }
      }
    },
    "info.items" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Items"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Items"
          }
        }
      }
    },
    "info.keys" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Keys"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sleutels"
          }
        }
      }
    },
    "info.name" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Name"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Naam"
          }
        }
      }
    },
    "info.table" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Table"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Tabel"
          }
        }
      }
    },
    "input.failed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cannot read %1$@: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ kan niet worden gelezen: %2$@"
          }
        }
      }
    },
    "input.folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is a directory; give a file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is een map; geef een bestand"
          }
        }
      }
    },
    "input.loop" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the links of %@ lead in a circle"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de koppelingen van %@ gaan in een kring rond"
          }
        }
      }
    },
    "input.missing" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "no such file: %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen bestand %@"
          }
        }
      }
    },
    "input.not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "you are not allowed to read %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "je mag %@ niet lezen"
          }
        }
      }
    },
    "input.special" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is no regular file; copy its content into one"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is geen gewoon bestand; kopieer de inhoud naar een bestand"
          }
        }
      }
    },
    "input.too-large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is too large: the limit is %2$lld MiB in all"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is te groot: de grens is %2$lld MiB bij elkaar"
          }
        }
      }
    },
    "json.control" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a control character must be escaped in a JSON string"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een stuurteken moet in een JSON-tekst als escape staan"
          }
        }
      }
    },
    "json.end" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the JSON text ends too early"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de JSON-tekst houdt te vroeg op"
          }
        }
      }
    },
    "json.escape" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this is no JSON escape"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dit is geen JSON-escape"
          }
        }
      }
    },
    "json.not-utf8" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the JSON text is not UTF-8"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de JSON-tekst is geen UTF-8"
          }
        }
      }
    },
    "json.number" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this is no JSON number"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dit is geen JSON-getal"
          }
        }
      }
    },
    "json.text-after" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is more text after the JSON value"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat meer tekst achter de JSON-waarde"
          }
        }
      }
    },
    "json.too-deep" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the JSON text is nested deeper than %lld levels"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de JSON-tekst is dieper genest dan %lld niveaus"
          }
        }
      }
    },
    "json.unexpected" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is not expected here in JSON"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ hoort hier niet in JSON"
          }
        }
      }
    },
    "json.unexpected-byte" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "byte %lld is not expected here in JSON"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "byte %lld hoort hier niet in JSON"
          }
        }
      }
    },
    "kept.busy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ is in use by another process; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%@’ is in gebruik bij een ander proces; probeer het later nog eens."
          }
        }
      }
    },
    "kept.cannot-create" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%1$@’ cannot be made: %2$@; use another folder."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%1$@’ kan niet worden gemaakt: %2$@; gebruik een andere map."
          }
        }
      }
    },
    "kept.damaged" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ is damaged; move it away and a new one is made."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%@’ is beschadigd; haal hem weg, dan komt er een nieuwe."
          }
        }
      }
    },
    "kept.failed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%1$@’ cannot be used (code %2$lld, %3$@); check its disk and try again."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%1$@’ is niet te gebruiken (code %2$lld, %3$@); controleer de schijf en probeer het nog eens."
          }
        }
      }
    },
    "kept.foreign" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The file ‘%@’ is a database of another program; choose another file."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het bestand ‘%@’ is een database van een ander programma; kies een ander bestand."
          }
        }
      }
    },
    "kept.full" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ cannot grow: the disk is full; make space and try again."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%@’ kan niet groeien: de schijf is vol; maak ruimte en probeer het nog eens."
          }
        }
      }
    },
    "kept.moved-aside" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%1$@’ was damaged; it is kept as ‘%2$@’ and a new one was made."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%1$@’ was beschadigd; hij is bewaard als ‘%2$@’ en er is een nieuwe gemaakt."
          }
        }
      }
    },
    "kept.newer" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ was made by a newer version of this program; update the program or use another folder."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%@’ is door een nieuwere versie van dit programma gemaakt; werk het programma bij of gebruik een andere map."
          }
        }
      }
    },
    "kept.not-readable" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ cannot be read; allow reading the file and its folder or use another folder."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De opslag ‘%@’ kan niet worden gelezen; sta lezen van het bestand en de map toe of gebruik een andere map."
          }
        }
      }
    },
    "kept.not-writable" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store ‘%@’ cannot be written; allow writing to the file and its folder or use another folder."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "In de opslag ‘%@’ kan niet worden geschreven; sta schrijven in het bestand en de map toe of gebruik een andere map."
          }
        }
      }
    },
    "kind.album" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Album"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Album"
          }
        }
      }
    },
    "kind.artist" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Artist"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Artiest"
          }
        }
      }
    },
    "kind.audiobook" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Audio Book"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Audioboek"
          }
        }
      }
    },
    "kind.book" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Book"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Boek"
          }
        }
      }
    },
    "kind.ebook" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "E-Book"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "E-Boek"
          }
        }
      }
    },
    "kind.feature-movie" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Movie"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Film"
          }
        }
      }
    },
    "kind.mac-software" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Mac App"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Mac-app"
          }
        }
      }
    },
    "kind.music-video" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Music Video"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Videoclip"
          }
        }
      }
    },
    "kind.podcast" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Podcast"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Podcast"
          }
        }
      }
    },
    "kind.podcast-episode" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Podcast Episode"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Podcastaflevering"
          }
        }
      }
    },
    "kind.software" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "App"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "App"
          }
        }
      }
    },
    "kind.song" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Song"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Liedje"
          }
        }
      }
    },
    "kind.tv season" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "TV Season"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "TV-serie"
          }
        }
      }
    },
    "kind.tv-episode" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "TV Episode"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "TV-aflevering"
          }
        }
      }
    },
    "list.and-more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ and %2$lld more"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ en nog %2$lld"
          }
        }
      }
    },
    "mail.body-nul" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the text holds a NUL character, which no mail can carry"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat een NUL-teken in de tekst, en dat kan niet in een e-mail"
          }
        }
      }
    },
    "mail.control-character" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a control character is not allowed here: %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een stuurteken mag hier niet: %@"
          }
        }
      }
    },
    "mail.domain-encoded" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the domain %1$@ is written as %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het domein %1$@ wordt geschreven als %2$@"
          }
        }
      }
    },
    "mail.no-recipients" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "nobody to write to: give at least one address"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "niemand om aan te schrijven: geef minstens één adres"
          }
        }
      }
    },
    "mail.not-a-date" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not a date: %1$@ (%2$@)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen datum: %1$@ (%2$@)"
          }
        }
      }
    },
    "mail.not-a-message-id" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not a message id: %@ (write it as <name@domain>, in ASCII)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen bericht-id: %@ (schrijf het als <naam@domein>, in ASCII)"
          }
        }
      }
    },
    "mail.not-an-address" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not an address: %1$@ (%2$@)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen adres: %1$@ (%2$@)"
          }
        }
      }
    },
    "mail.quoted-local-part" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "some mail programs cannot use %@, for it has quotation marks before the @"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "sommige mailprogramma’s kunnen %@ niet gebruiken, want er staan aanhalingstekens voor de @"
          }
        }
      }
    },
    "mail.several-addresses" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld addresses, but only one can stand here"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld adressen, maar hier kan er maar één staan"
          }
        }
      }
    },
    "man.commands" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "COMMANDS"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "OPDRACHTEN"
          }
        }
      }
    },
    "man.description" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "DESCRIPTION"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "BESCHRIJVING"
          }
        }
      }
    },
    "man.description.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Options stand before or after the words of a command; -- ends them. A value follows its option, or stands behind an equals sign. Names cannot be shortened. Without an output option, a table is printed on a terminal and one line per item otherwise."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opties staan voor of na de woorden van een opdracht; -- sluit ze af. Een waarde volgt op haar optie of staat achter een isgelijkteken. Namen kunnen niet worden afgekort. Zonder uitvoeroptie verschijnt op een terminal een tabel, en anders één regel per item."
          }
        }
      }
    },
    "man.environment" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ENVIRONMENT"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "OMGEVING"
          }
        }
      }
    },
    "man.examples" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "EXAMPLES"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "VOORBEELDEN"
          }
        }
      }
    },
    "man.exit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "EXIT STATUS"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "AFSLUITSTATUS"
          }
        }
      }
    },
    "man.general" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "GENERAL OPTIONS"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ALGEMENE OPTIES"
          }
        }
      }
    },
    "man.name" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "NAME"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "NAAM"
          }
        }
      }
    },
    "man.output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "OUTPUT OPTIONS"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "UITVOEROPTIES"
          }
        }
      }
    },
    "man.synopsis" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SYNOPSIS"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SYNOPSIS"
          }
        }
      }
    },
    "more-notes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "There is %lld more note like these."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "There are %lld more notes like these."
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Er is nog %lld zo'n opmerking."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Er zijn nog %lld zulke opmerkingen."
                }
              }
            }
          }
        }
      }
    },
    "name.standard-input" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "standard input"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "standaardinvoer"
          }
        }
      }
    },
    "name.standard-output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "standard output"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "standaarduitvoer"
          }
        }
      }
    },
    "no-browser" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No browser was found; the address is shown instead. Set BROWSER to name one."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Geen browser gevonden; in plaats daarvan staat hier het adres. Noem er een in BROWSER."
          }
        }
      }
    },
    "no-home" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no home folder for the settings; name a file with --config."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen thuismap voor de instellingen; noem een bestand met --config."
          }
        }
      }
    },
    "no-link" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The item has no web address."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het item heeft geen webadres."
          }
        }
      }
    },
    "no-web-address" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is no web address, so it is not opened."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is geen webadres en wordt dus niet geopend."
          }
        }
      }
    },
    "note.blank-lines" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is blank and left out"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is leeg en blijft weg"
          }
        }
      }
    },
    "note.broken-text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a text in column ‘%@’ is not UTF-8, its bad bytes are shown as U+FFFD"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een tekst in kolom ‘%@’ is geen UTF-8; de foute bytes staan er als U+FFFD"
          }
        }
      }
    },
    "note.empty-extra-fields" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %2$lld fields, the header %3$lld; the extra ones are empty"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ heeft %2$lld velden, de kop %3$lld; de extra velden zijn leeg"
          }
        }
      }
    },
    "note.empty-file" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the file is empty"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het bestand is leeg"
          }
        }
      }
    },
    "note.extra-fields" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %2$lld fields, the header %3$lld; the extra ones get columns of their own"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ heeft %2$lld velden, de kop %3$lld; de extra velden krijgen eigen kolommen"
          }
        }
      }
    },
    "note.guessed-encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not UTF-8 (byte offset %1$@), read as %2$@; --encoding names another"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen UTF-8 (bytepositie %1$@), gelezen als %2$@; --encoding noemt een andere"
          }
        }
      }
    },
    "note.line" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %lld"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "regel %lld"
          }
        }
      }
    },
    "note.lone-surrogate" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ has half a surrogate pair, shown as U+FFFD"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ heeft een half surrogaatpaar, dat er als U+FFFD staat"
          }
        }
      }
    },
    "note.more" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "… and %lld more like this"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "… en nog %lld zoals deze"
          }
        }
      }
    },
    "note.other-members" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the members %@ beside the list are not part of the table"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de onderdelen %@ naast de lijst horen niet bij de tabel"
          }
        }
      }
    },
    "note.record" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a record"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een record"
          }
        }
      }
    },
    "note.renamed-columns" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "columns without a name of their own are called %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "kolommen zonder eigen naam heten %@"
          }
        }
      }
    },
    "note.repeated-key" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has the key ‘%2$@’ more than once; the last value is taken"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ heeft de sleutel ‘%2$@’ meer dan eens; de laatste waarde telt"
          }
        }
      }
    },
    "note.replaced-bytes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bytes at offset %1$@ are not %2$@, shown as U+FFFD"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bytes op positie %1$@ zijn geen %2$@ en staan er als U+FFFD"
          }
        }
      }
    },
    "note.stray-quote" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ has a quote that closes no field; the field is taken as it stands"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ heeft een aanhalingsteken dat geen veld sluit; het veld blijft zoals het er staat"
          }
        }
      }
    },
    "note.write-ahead-log" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "changes that are still in the -wal file cannot be read in this folder"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "wijzigingen die nog in het -wal-bestand staan, zijn in deze map niet te lezen"
          }
        }
      }
    },
    "obstacle.full" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the disk is full"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de schijf is vol"
          }
        }
      }
    },
    "obstacle.is-folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is a folder of that name"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is een map met die naam"
          }
        }
      }
    },
    "obstacle.long-path" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its path is too long"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het pad is te lang"
          }
        }
      }
    },
    "obstacle.no-folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a part of its path is not a folder"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een deel van het pad is geen map"
          }
        }
      }
    },
    "obstacle.not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no permission"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "daar is geen toestemming voor"
          }
        }
      }
    },
    "obstacle.other" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the system answered with error %lld"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het systeem antwoordde met fout %lld"
          }
        }
      }
    },
    "obstacle.read-only" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the disk can only be read"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de schijf kan alleen worden gelezen"
          }
        }
      }
    },
    "option.attach" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Attach this file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Voeg dit bestand toe"
          }
        }
      }
    },
    "option.bcc" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Who gets a copy that the others do not see"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie een kopie krijgt die de anderen niet zien"
          }
        }
      }
    },
    "option.body" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The text, in place of the greeting"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De tekst, in plaats van de begroeting"
          }
        }
      }
    },
    "option.body-file" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Take the text from this file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Neem de tekst uit dit bestand"
          }
        }
      }
    },
    "option.cc" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Who gets a copy"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie een kopie krijgt"
          }
        }
      }
    },
    "option.color" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "When to use colour"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wanneer kleur gebruikt wordt"
          }
        }
      }
    },
    "option.columns" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show only these columns, in this order; commas between them"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon alleen deze kolommen, in deze volgorde, met komma’s ertussen"
          }
        }
      }
    },
    "option.config" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Use this settings file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gebruik dit instellingenbestand"
          }
        }
      }
    },
    "option.count" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print only the number of rows"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon alleen het aantal rijen"
          }
        }
      }
    },
    "option.country" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The country of the store, by its two letters"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het land van de winkel, met zijn twee letters"
          }
        }
      }
    },
    "option.csv" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print CSV with a header line"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon CSV met een kopregel"
          }
        }
      }
    },
    "option.date" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The date of the draft, such as 2026-11-30T12:00:00+01:00"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De datum van het concept, zoals 2026-11-30T12:00:00+01:00"
          }
        }
      }
    },
    "option.delimiter" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The character between two fields; tab is a name for one"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het teken tussen twee velden; tab is er een naam voor"
          }
        }
      }
    },
    "option.descending" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sort from high to low"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sorteer van hoog naar laag"
          }
        }
      }
    },
    "option.diagnostics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Add what the program knows about itself (this is the default)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Voeg toe wat het programma over zichzelf weet (dit is de standaard)"
          }
        }
      }
    },
    "option.encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The encoding of the text, such as latin1"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De codering van de tekst, zoals latin1"
          }
        }
      }
    },
    "option.force" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Replace the file if it exists"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vervang het bestand als het bestaat"
          }
        }
      }
    },
    "option.format" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Read the source as this format, whatever it looks like"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees de bron als dit formaat, hoe hij er ook uitziet"
          }
        }
      }
    },
    "option.from-json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write about the item in this JSON file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf over het item in dit JSON-bestand"
          }
        }
      }
    },
    "option.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Explain the program or the command"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leg het programma of de opdracht uit"
          }
        }
      }
    },
    "option.in" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search only this part of the store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek alleen in dit deel van de winkel"
          }
        }
      }
    },
    "option.json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print JSON: a list, or one object for one item"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon JSON: een lijst, of één object voor één item"
          }
        }
      }
    },
    "option.list.limit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show at most this many rows"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon hoogstens zoveel rijen"
          }
        }
      }
    },
    "option.mailto" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print a mailto address instead of a draft"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon een mailto-adres in plaats van een concept"
          }
        }
      }
    },
    "option.message-id" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The identity of the draft, such as <a1@example.org>"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De identiteit van het concept, zoals <a1@example.org>"
          }
        }
      }
    },
    "option.ndjson" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print one JSON object per line"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon één JSON-object per regel"
          }
        }
      }
    },
    "option.no-diagnostics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leave out what the program knows about itself"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Laat weg wat het programma over zichzelf weet"
          }
        }
      }
    },
    "option.offline" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search without a network"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek zonder netwerk"
          }
        }
      }
    },
    "option.open" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Open the item’s address in the browser"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Open het adres van het item in de browser"
          }
        }
      }
    },
    "option.output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write the draft to this file; - is standard output"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf het concept naar dit bestand; - is de standaarduitvoer"
          }
        }
      }
    },
    "option.plain" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print one item per line, without alignment or colour"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon één item per regel, zonder uitlijning of kleur"
          }
        }
      }
    },
    "option.quiet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leave out notes and warnings"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Laat opmerkingen en waarschuwingen weg"
          }
        }
      }
    },
    "option.reply-to" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Where answers go"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Waar antwoorden naartoe gaan"
          }
        }
      }
    },
    "option.search.from" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search this source instead of the store; everything is all that is stored"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zoek in deze bron in plaats van in de winkel; everything is alles wat bewaard is"
          }
        }
      }
    },
    "option.search.lang" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The language of the results"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De taal van de resultaten"
          }
        }
      }
    },
    "option.search.limit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show at most this many results"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon hoogstens zoveel resultaten"
          }
        }
      }
    },
    "option.sort" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sort by this column"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sorteer op deze kolom"
          }
        }
      }
    },
    "option.subject" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The subject"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het onderwerp"
          }
        }
      }
    },
    "option.support.from" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Who sends the mail; without it the mail program decides"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie de mail stuurt; anders bepaalt het mailprogramma dat"
          }
        }
      }
    },
    "option.support.lang" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The language of the draft"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De taal van het concept"
          }
        }
      }
    },
    "option.timeout" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wait at most this long for the network"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wacht hoogstens zo lang op het netwerk"
          }
        }
      }
    },
    "option.to" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Who gets the mail; commas between addresses"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie de mail krijgt, met komma’s tussen adressen"
          }
        }
      }
    },
    "option.tsv" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print TSV with a header line"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon TSV met een kopregel"
          }
        }
      }
    },
    "option.version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Print the version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de versie"
          }
        }
      }
    },
    "option.where" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Show only rows with this value in this column"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon alleen rijen met deze waarde in deze kolom"
          }
        }
      }
    },
    "output-failed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The output could not be written: %@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De uitvoer kon niet worden geschreven: %@."
          }
        }
      }
    },
    "output.cannot-create" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cannot create %1$@: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ kan niet worden gemaakt: %2$@"
          }
        }
      }
    },
    "output.cannot-write" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cannot write %1$@: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ kan niet worden geschreven: %2$@"
          }
        }
      }
    },
    "output.exists" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ exists already; choose another name or add --force"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ bestaat al; kies een andere naam of geef --force"
          }
        }
      }
    },
    "output.folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is a directory; give the name of a file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is een map; geef de naam van een bestand"
          }
        }
      }
    },
    "output.full" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no room left for %@; free some and try again"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen plaats meer voor %@; maak ruimte en probeer het nog eens"
          }
        }
      }
    },
    "output.no-folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the directory of %@ does not exist; make it first"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de map van %@ bestaat niet; maak die eerst"
          }
        }
      }
    },
    "output.not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "you are not allowed to write %@; choose another place"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "je mag %@ niet schrijven; kies een andere plek"
          }
        }
      }
    },
    "output.special" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is no regular file and is not replaced; choose another name"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is geen gewoon bestand en wordt niet vervangen; kies een andere naam"
          }
        }
      }
    },
    "price.free" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Free"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gratis"
          }
        }
      }
    },
    "price.missing" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "-"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "-"
          }
        }
      }
    },
    "price.not-sold" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Not sold separately"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Niet los te koop"
          }
        }
      }
    },
    "search.nothing" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is nothing to search for: give a word."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is niets om te zoeken: geef een woord."
          }
        }
      }
    },
    "store.artist-and-kind" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ (%2$@)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%2$@ van %1$@"
          }
        }
      }
    },
    "store.local-answer" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This is what is stored here and in the offline sample, not the store's answer."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dit is wat hier bewaard is en het voorbeeld zonder netwerk, niet het antwoord van de winkel."
          }
        }
      }
    },
    "store.nothing-found" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nothing found in the store of %@; --country names another one."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Niets gevonden in de winkel van %@; --country noemt een andere."
          }
        }
      }
    },
    "store.recorded-hours" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "This answer is %lld hour old."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "This answer is %lld hours old."
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Dit antwoord is %lld uur oud."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Dit antwoord is %lld uur oud."
                }
              }
            }
          }
        }
      }
    },
    "store.recorded-minutes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "This answer is %lld minute old."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "This answer is %lld minutes old."
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Dit antwoord is %lld minuut oud."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Dit antwoord is %lld minuten oud."
                }
              }
            }
          }
        }
      }
    },
    "store.refused" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store does not take this search: %@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De winkel neemt deze zoekopdracht niet aan: %@."
          }
        }
      }
    },
    "store.sample" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ · sample"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ · voorbeeld"
          }
        }
      }
    },
    "store.status" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store answered with status %@; try again later."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De winkel antwoordde met status %@; probeer het later nog eens."
          }
        }
      }
    },
    "store.status-final" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store answered with status %@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De winkel antwoordde met status %@."
          }
        }
      }
    },
    "store.too-many-calls" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There were too many searches in the last minute."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er waren te veel zoekopdrachten in de laatste minuut."
          }
        }
      }
    },
    "store.too-many-calls-status" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The store says too many calls were made (status %@)."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De winkel zegt dat er te veel is gevraagd (status %@)."
          }
        }
      }
    },
    "store.unknown" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Unknown"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Onbekend"
          }
        }
      }
    },
    "store.wait-a-minute" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "It names no time to wait; try again in a minute or more."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hoe lang te wachten zegt hij niet; probeer het over een minuut of meer nog eens."
          }
        }
      }
    },
    "store.wait-seconds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Try again in %lld second."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Try again in %lld seconds."
                }
              }
            }
          }
        },
        "nl" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Probeer het over %lld seconde nog eens."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Probeer het over %lld seconden nog eens."
                }
              }
            }
          }
        }
      }
    },
    "support.address" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Web address"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Webadres"
          }
        }
      }
    },
    "support.dataset" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dataset"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gegevensset"
          }
        }
      }
    },
    "support.diagnostics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "About the program:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Over het programma:"
          }
        }
      }
    },
    "support.diagnostics.note" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The lines about the program were added by catalog; --no-diagnostics leaves them out."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De regels over het programma zijn door catalog toegevoegd; met --no-diagnostics blijven ze weg."
          }
        }
      }
    },
    "support.greeting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hello,\n\nI have a question."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hallo,\n\nik heb een vraag."
          }
        }
      }
    },
    "support.id" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Identifier"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nummer"
          }
        }
      }
    },
    "support.item" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "About this item:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Over dit item:"
          }
        }
      }
    },
    "support.mailto-cannot-attach" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a link cannot carry attachments; write a draft with -o FILE"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een link kan geen bijlagen dragen; schrijf een concept met -o BESTAND"
          }
        }
      }
    },
    "support.name" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Name"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Naam"
          }
        }
      }
    },
    "support.needs-output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "name the file for the draft with -o FILE, or -o - for standard output."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "noem het bestand voor het concept met -o BESTAND, of -o - voor de standaarduitvoer."
          }
        }
      }
    },
    "support.subject" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Support Request"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Ondersteuningsverzoek"
          }
        }
      }
    },
    "support.two-items" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "name an item of a source or a file with --from-json, not both"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "noem een item van een bron of een bestand met --from-json, niet allebei"
          }
        }
      }
    },
    "support.version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Versie"
          }
        }
      }
    },
    "table.cannot-read" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "reading fails: %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het lezen mislukt: %@"
          }
        }
      }
    },
    "table.choice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "choose from %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "kies uit %@"
          }
        }
      }
    },
    "table.empty-json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the file is empty, which is no JSON"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het bestand is leeg, en dat is geen JSON"
          }
        }
      }
    },
    "table.folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this is a folder, not a file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dit is een map, geen bestand"
          }
        }
      }
    },
    "table.locked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "another program has locked the database; try again later"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een ander programma houdt de database op slot; probeer het later nog eens"
          }
        }
      }
    },
    "table.no-choice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the database has none"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de database heeft er geen"
          }
        }
      }
    },
    "table.no-such-file" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no such file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen bestand met die naam"
          }
        }
      }
    },
    "table.no-such-table" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no table ‘%1$@’; %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen tabel ‘%1$@’; %2$@"
          }
        }
      }
    },
    "table.no-tables" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the database has no tables"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de database heeft geen tabellen"
          }
        }
      }
    },
    "table.not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "you are not allowed to read this file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "je mag dit bestand niet lezen"
          }
        }
      }
    },
    "table.not-in-encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the byte %1$@ at offset %2$@ is not %3$@; name another encoding with --encoding"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de byte %1$@ op positie %2$@ is geen %3$@; noem een andere tekencodering met --encoding"
          }
        }
      }
    },
    "table.not-sqlite" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this is no SQLite database, or an encrypted one"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dit is geen SQLite-database, of een versleutelde"
          }
        }
      }
    },
    "table.several-tables" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the database has %1$lld tables; %2$@ (FILE#TABLE names one)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de database heeft %1$lld tabellen; %2$@ (BESTAND#TABEL noemt er een)"
          }
        }
      }
    },
    "table.sqlite" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SQLite says: %1$@ (%2$lld)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "SQLite meldt: %1$@ (%2$lld)"
          }
        }
      }
    },
    "table.sqlite-from-input" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a SQLite database cannot be read from a pipe; name the file"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "een SQLite-database kan niet uit een pipe worden gelezen; noem het bestand"
          }
        }
      }
    },
    "table.terminal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "standard input is a terminal; name a file or pipe one in"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de standaardinvoer is een terminal; noem een bestand of stuur er een door een pipe"
          }
        }
      }
    },
    "table.text-after-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is more text after the JSON value (for a value a line use --format ndjson)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er staat meer tekst achter de JSON-waarde (gebruik --format ndjson voor een waarde per regel)"
          }
        }
      }
    },
    "table.too-large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "one record takes more than %lld MB; a quote may be unclosed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "één record is groter dan %lld MB; misschien is een aanhalingsteken niet gesloten"
          }
        }
      }
    },
    "table.too-many-keys" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "nearly every record has keys of its own, %lld so far; this is no table"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bijna elk record heeft eigen sleutels, tot nu toe %lld; dit is geen tabel"
          }
        }
      }
    },
    "table.unclosed-quote" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the quote that opens here, on line %lld, is never closed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het aanhalingsteken dat hier opent, op regel %lld, wordt nergens gesloten"
          }
        }
      }
    },
    "table.unknown-delimiter" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is no delimiter; give one ASCII character, or tab, comma, semicolon, pipe or space"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is geen scheidingsteken; geef één ASCII-teken, of tab, comma, semicolon, pipe of space"
          }
        }
      }
    },
    "table.unknown-encoding" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the encoding ‘%1$@’ is not known; %2$@ are"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de tekencodering ‘%1$@’ is niet bekend; wel: %2$@"
          }
        }
      }
    },
    "table.unknown-format" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this is no table; CSV, TSV, JSON, NDJSON and SQLite files can be read (--format names one)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dit is geen tabel; bestanden met CSV, TSV, JSON, NDJSON en SQLite zijn te lezen (--format noemt er een)"
          }
        }
      }
    },
    "texts-cut" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Texts of more than 1,000 cells are cut here; --json, --ndjson, --csv and --tsv give all of them."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Teksten van meer dan 1000 cellen zijn hier ingekort; --json, --ndjson, --csv en --tsv geven ze helemaal."
          }
        }
      }
    },
    "unexpected-error" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Something unexpected happened: %@. Please report it with what catalog doctor says."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is iets onverwachts gebeurd: %@. Meld het met wat catalog doctor zegt."
          }
        }
      }
    },
    "unknown-column" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no column ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen kolom ‘%@’."
          }
        }
      }
    },
    "unknown-dataset" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No dataset is called ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Geen gegevensset heet ‘%@’."
          }
        }
      }
    },
    "unknown-item" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no item ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen item ‘%@’."
          }
        }
      }
    },
    "unknown-setting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no setting ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen instelling ‘%@’."
          }
        }
      }
    },
    "usage.argument-not-utf8" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "One of the words is not UTF-8 text; rename the file, or type the word anew."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Een van de woorden is geen UTF-8-tekst; hernoem het bestand, of typ het woord opnieuw."
          }
        }
      }
    },
    "usage.contradiction" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ and ‘%2$@’ exclude each other; give only one of them."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ en ‘%2$@’ sluiten elkaar uit; geef er maar één."
          }
        }
      }
    },
    "usage.country" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--country takes two letters, such as NL; not ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--country neemt twee letters, zoals NL; niet ‘%@’."
          }
        }
      }
    },
    "usage.double-column" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--columns names ‘%@’ twice."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--columns noemt ‘%@’ twee keer."
          }
        }
      }
    },
    "usage.extra-word" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ is one word too many; write: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ is een woord te veel; schrijf: %2$@"
          }
        }
      }
    },
    "usage.missing-choice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a word is missing; choose from: %@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er ontbreekt een woord; kies uit: %@."
          }
        }
      }
    },
    "usage.missing-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ needs a value: %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ heeft een waarde nodig: %2$@."
          }
        }
      }
    },
    "usage.missing-value.dash" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ needs a value: %2$@; for one that begins with a dash write %3$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ heeft een waarde nodig: %2$@; schrijf voor een die met een streepje begint %3$@."
          }
        }
      }
    },
    "usage.missing-word" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is missing; write: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ ontbreekt; schrijf: %2$@"
          }
        }
      }
    },
    "usage.no-columns" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--columns names no column."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--columns noemt geen kolom."
          }
        }
      }
    },
    "usage.number" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ must be a whole number from %3$lld to %4$lld, not ‘%2$@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ moet een geheel getal van %3$lld tot en met %4$lld zijn, niet ‘%2$@’."
          }
        }
      }
    },
    "usage.number.open" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ must be a whole number from %3$lld, not ‘%2$@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ moet een geheel getal vanaf %3$lld zijn, niet ‘%2$@’."
          }
        }
      }
    },
    "usage.option-elsewhere" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the option ‘%1$@’ is for other commands; %2$@ names those for here."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de optie ‘%1$@’ hoort bij andere opdrachten; %2$@ noemt wat hier kan."
          }
        }
      }
    },
    "usage.option-of-other-source" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ means nothing for this source."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ betekent niets voor deze bron."
          }
        }
      }
    },
    "usage.unknown-command" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no command ‘%@’; catalog help names them all."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen opdracht ‘%@’; catalog help noemt ze allemaal."
          }
        }
      }
    },
    "usage.unknown-command.nearest" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no command ‘%1$@’; did you mean ‘%2$@’?"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen opdracht ‘%1$@’; bedoelde je ‘%2$@’?"
          }
        }
      }
    },
    "usage.unknown-command.source" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no command ‘%@’; put ‘list’ before it to see what is in it."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen opdracht ‘%@’; zet er ‘list’ voor om te zien wat erin staat."
          }
        }
      }
    },
    "usage.unknown-option" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no option ‘%1$@’; %2$@ names them all."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen optie ‘%1$@’; %2$@ noemt ze allemaal."
          }
        }
      }
    },
    "usage.unknown-option.nearest" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no option ‘%1$@’; did you mean ‘%2$@’?"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "er is geen optie ‘%1$@’; bedoelde je ‘%2$@’?"
          }
        }
      }
    },
    "usage.value-for-flag" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ takes no value, but ‘%2$@’ was given."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ heeft geen waarde, maar kreeg ‘%2$@’."
          }
        }
      }
    },
    "usage.value-not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ cannot be ‘%2$@’; choose from: %3$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ kan niet ‘%2$@’ zijn; kies uit: %3$@."
          }
        }
      }
    },
    "usage.word-not-allowed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ is not possible here; choose from: %2$@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ kan hier niet; kies uit: %2$@."
          }
        }
      }
    },
    "weapon.blowgun" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Blowgun"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Blaaspijp"
          }
        }
      }
    },
    "weapon.fire" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fire"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vuur"
          }
        }
      }
    },
    "weapon.ninja-star" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Ninja Star"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Werpster"
          }
        }
      }
    },
    "weapon.smoke" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Smoke"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rook"
          }
        }
      }
    },
    "weapon.sword" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sword"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zwaard"
          }
        }
      }
    },
    "weekday.Fri" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fri"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "vrijdag"
          }
        }
      }
    },
    "weekday.Mon" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Mon"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "maandag"
          }
        }
      }
    },
    "weekday.Sat" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sat"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "zaterdag"
          }
        }
      }
    },
    "weekday.Sun" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sun"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "zondag"
          }
        }
      }
    },
    "weekday.Thu" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Thu"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "donderdag"
          }
        }
      }
    },
    "weekday.Tue" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Tue"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dinsdag"
          }
        }
      }
    },
    "weekday.Wed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "woensdag"
          }
        }
      }
    },
    "where-needs-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is no filter; write COLUMN=VALUE."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%@’ is geen filter; schrijf KOLOM=WAARDE."
          }
        }
      }
    }
  },
  "version" : "1.0"
}
"""###
}
