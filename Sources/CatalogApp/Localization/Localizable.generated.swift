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
            "value" : "Het antwoord is een webpagina en niet van de winkel: misschien moet u zich eerst bij dit netwerk aanmelden."
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
            "value" : "Print the completion script of a shell."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Druk het aanvulscript van een shell af."
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
            "value" : "Read and change settings."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees en wijzig instellingen."
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
            "value" : "Tell what to send along with a bug report."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vertel wat u bij een foutmelding meestuurt."
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
            "value" : "Show help, also of one command."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon hulp, ook van één opdracht."
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
            "value" : "Tell what a source is."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vertel wat een bron is."
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
            "value" : "List the rows of a source."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de rijen van een bron."
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
            "value" : "Print the manual page."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Druk de handleidingpagina af."
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
            "value" : "List the six Math Monsters."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon de zes Rekenmonsters."
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
            "value" : "Search the iTunes store, a source, or everything stored."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Doorzoek de iTunes-winkel, een bron, of alles wat is bewaard."
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
            "value" : "Show one item, by identifier or position."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon één item, op nummer of plaats."
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
            "value" : "Write a support request about an item as an .eml draft."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf een ondersteuningsverzoek over een item als .eml-concept."
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
            "value" : "Print the version."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Druk de versie af."
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
    "config.usage" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Write config get NAME, config set NAME VALUE, config list or config path."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schrijf config get NAAM, config set NAAM WAARDE, config list of config path."
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
            "value" : "Bedoelt u ‘%@’?"
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
    "doctor.store-items" : {
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
    "exit.0" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "done"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "gedaan"
          }
        }
      }
    },
    "exit.1" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "nothing was found"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "niets gevonden"
          }
        }
      }
    },
    "exit.64" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "wrong use"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "verkeerd gebruik"
          }
        }
      }
    },
    "exit.65" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bad data"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "slechte gegevens"
          }
        }
      }
    },
    "exit.66" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "no such input"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "geen zulke invoer"
          }
        }
      }
    },
    "exit.69" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not available (network)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "niet beschikbaar (netwerk)"
          }
        }
      }
    },
    "exit.73" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cannot create"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "kan niet aanmaken"
          }
        }
      }
    },
    "exit.74" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "input or output failed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "in- of uitvoer mislukt"
          }
        }
      }
    },
    "exit.75" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "try later (locked, too many calls)"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "probeer later (vergrendeld, te veel gevraagd)"
          }
        }
      }
    },
    "exit.76" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "made by a newer version"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "gemaakt door een nieuwere versie"
          }
        }
      }
    },
    "exit.77" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not allowed"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "niet toegestaan"
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
            "value" : "ended by a signal"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "beëindigd door een signaal"
          }
        }
      }
    },
    "field.artist" : {
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
    "file.standard-input-too-large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Standard input could not be read, or holds more than %@ MiB."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De standaardinvoer kon niet worden gelezen of heeft meer dan %@ MiB."
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
            "value" : "Commands:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opdrachten:"
          }
        }
      }
    },
    "help.common-options" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Options of every command:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opties van elke opdracht:"
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
            "value" : "Examples:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Voorbeelden:"
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
            "value" : "A SOURCE is a dataset (monsters, store), a file (people.csv, app.db#customers, - for standard input) or a recorded answer (store-answer:FILE). ‘catalog help COMMAND’ tells more of a command."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Een SOURCE is een gegevensset (monsters, store), een bestand (people.csv, app.db#customers, - voor de standaardinvoer) of een bewaard antwoord (store-answer:BESTAND). ‘catalog help OPDRACHT’ vertelt meer van een opdracht."
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
            "value" : "Options:"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Opties:"
          }
        }
      }
    },
    "help.overview" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "catalog lists items, shows one of them, and asks somebody about it: bundled catalogues, the iTunes store, and your own CSV, JSON and SQLite files."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "catalog toont lijsten van items, laat er een zien en vraagt er iemand naar: meegeleverde catalogi, de iTunes-winkel en uw eigen CSV-, JSON- en SQLite-bestanden."
          }
        }
      }
    },
    "help.try-help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘catalog --help’ tells everything."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘catalog --help’ vertelt alles."
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
            "value" : "Usage: %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Gebruik: %@"
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
    "man.exit-status" : {
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
    "man.summary" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "lists beside their details, and support requests about them"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "lijsten naast hun details, en vragen erover"
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
    "option.attach" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A file to attach; may be given again."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Een bestand om bij te voegen; mag vaker."
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
            "value" : "Who gets a blind copy."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie een blinde kopie krijgt."
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
            "value" : "The text instead of the greeting."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De tekst in plaats van de begroeting."
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
            "value" : "A file with the text, in UTF-8."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Een bestand met de tekst, in UTF-8."
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
            "value" : "Who gets a copy."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie een kopie krijgt."
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
            "value" : "Emphasise on terminals, always, or never."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nadruk op terminals, altijd of nooit."
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
            "value" : "Only these columns, in this order."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Alleen deze kolommen, in deze volgorde."
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
            "value" : "Read settings from this file instead of the usual one."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Lees instellingen uit dit bestand in plaats van het gewone."
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
            "value" : "Only the number of rows."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Alleen het aantal rijen."
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
            "value" : "The storefront, by its two letters; else the setting, the locale's, or US."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De winkel van dit land, met twee letters; anders de instelling, die van de locale, of US."
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
            "value" : "CSV with a header."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "CSV met een kop."
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
            "value" : "The date of the message, as 2026-11-30T06:50:00Z."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De datum van het bericht, als 2026-11-30T06:50:00Z."
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
            "value" : "What stands between the fields of CSV: a character, or tab."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wat tussen de velden van CSV staat: een teken, of tab."
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
            "value" : "Sort the other way round."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sorteer andersom."
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
            "value" : "The encoding of the file, such as latin1 or utf-16."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De codering van het bestand, zoals latin1 of utf-16."
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
            "value" : "Replace a file that is there."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vervang een bestand dat er is."
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
            "value" : "The format of the file, if it is not the one found."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het formaat van het bestand, als dat niet het gevonden is."
          }
        }
      }
    },
    "option.from" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Search this source, or ‘everything’ that is stored; for a draft: the sender."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Doorzoek deze bron, of ‘everything’ dat is bewaard; bij een concept: de afzender."
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
            "value" : "A file with the item as a JSON object."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Een bestand met het item als JSON-object."
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
            "value" : "Show help."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Toon hulp."
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
            "value" : "The category of the store."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De afdeling van de winkel."
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
            "value" : "One JSON document."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Eén JSON-document."
          }
        }
      }
    },
    "option.lang" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The language of the answer or draft."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De taal van het antwoord of concept."
          }
        }
      }
    },
    "option.limit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "At most so many."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hoogstens zoveel."
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
            "value" : "Print a mailto link instead."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Druk in plaats daarvan een mailto-link af."
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
            "value" : "The message's identifier, as <name@domain>."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het nummer van het bericht, als <naam@domein>."
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
            "value" : "One JSON object a line."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Eén JSON-object per regel."
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
            "value" : "Leave out the lines about program and system."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Laat de regels over programma en systeem weg."
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
            "value" : "Never ask the network."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Vraag nooit het netwerk."
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
            "value" : "Open the item's web address in the browser."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Open het webadres van het item in de browser."
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
            "value" : "The file for the draft; - is standard output."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het bestand voor het concept; - is de standaarduitvoer."
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
            "value" : "One item a line, for scripts."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Eén item per regel, voor scripts."
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
            "value" : "Say nothing but errors beside the result."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Zeg naast het resultaat alleen fouten."
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
            "value" : "Where answers go."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Waar antwoorden heen gaan."
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
            "value" : "Sort by this column: numbers by value, text as people do."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sorteer op deze kolom: getallen op waarde, tekst zoals mensen doen."
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
            "value" : "The subject."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Het onderwerp."
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
            "value" : "Give up a transfer after so many seconds."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Geef een overdracht na zoveel seconden op."
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
            "value" : "Who gets the message; may be given again. Else the setting support.to."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wie het bericht krijgt; mag vaker. Anders de instelling support.to."
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
            "value" : "Tab-separated values with a header."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Waarden tussen tabs, met een kop."
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
            "value" : "Print the version."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Druk de versie af."
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
            "value" : "Only rows whose column has this value; may be given again."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Alleen rijen waarvan de kolom deze waarde heeft; mag vaker."
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
            "value" : "The output could not be written (system error %@)."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De uitvoer kon niet worden geschreven (systeemfout %@)."
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
    "store.recorded-answer" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This answer was recorded at %@."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dit antwoord is bewaard op %@."
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
    "support.diagnostics-note" : {
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
    "support.item-dataset" : {
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
    "support.item-id" : {
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
    "support.item-name" : {
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
            "value" : "support: name the file for the draft with -o FILE, or -o - for standard output."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "support: noem het bestand voor het concept met -o BESTAND, of -o - voor de standaarduitvoer."
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
    "usage.missing-words" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Something is missing: %@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er ontbreekt iets: %@"
          }
        }
      }
    },
    "usage.option-bad-value" : {
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
    "usage.option-needs-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The option %@ needs a value."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De optie %@ heeft een waarde nodig."
          }
        }
      }
    },
    "usage.option-takes-no-value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The option %@ takes no value."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "De optie %@ neemt geen waarde."
          }
        }
      }
    },
    "usage.options-contradict" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ and %2$@ cannot both hold; choose one."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ en %2$@ kunnen niet allebei; kies er een."
          }
        }
      }
    },
    "usage.too-many-words" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ is one word too many: %2$@"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "‘%1$@’ is een woord te veel: %2$@"
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
            "value" : "There is no command ‘%@’."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is geen opdracht ‘%@’."
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
            "value" : "There is no option ‘%@’ here."
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Er is hier geen optie ‘%@’."
          }
        }
      }
    },
    "variable.browser" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the programs that open web addresses, between colons"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de programma's die webadressen openen, tussen dubbele punten"
          }
        }
      }
    },
    "variable.color" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "never or always emphasise"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "nooit of altijd nadruk"
          }
        }
      }
    },
    "variable.columns" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the width of the output where it is no terminal"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de breedte van de uitvoer waar die geen terminal is"
          }
        }
      }
    },
    "variable.home" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the folder of the store"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de map van de opslag"
          }
        }
      }
    },
    "variable.language" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the language: English or Dutch"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de taal: Engels of Nederlands"
          }
        }
      }
    },
    "variable.proxy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the way to the network"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "de weg naar het netwerk"
          }
        }
      }
    },
    "variable.store" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the address of the store search"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "het adres van de zoekdienst van de winkel"
          }
        }
      }
    },
    "variable.xdg" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "where store and settings are, if not below HOME"
          }
        },
        "nl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "waar opslag en instellingen staan, als dat niet onder HOME is"
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
