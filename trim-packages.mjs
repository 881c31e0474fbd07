// Deletes files of installed packages that nothing here can load; they are more than a third of what npm installs.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MODULES = fileURLToPath(new URL('node_modules/', import.meta.url))

/** By package, paths inside it; each says what the files are. */
const UNUSED = {
  // Query compilers of other databases, and of other runtimes.
  '@prisma/client':
    /^runtime\/(?!client\.|index-browser\.|query_compiler_fast_bg\.postgresql\.)|\.wasm-base64\.js$/,
  // Other builds of the grammar checker than the slim one.
  'harper.js': /^dist\/(?:binaryInlined|slimBinaryInlined)\.js$|^dist\/harper_wasm_bg\.wasm$/,
  // Borders without the zones that were alike since 1970, or are alike now.
  'geo-tz': /^data\/timezones-(?:1970|now)\./,
  kuromoji: /^test\//,
  // The library with the names of its parts.
  zlibjs: /\.(?:dev|pretty)\./,
  // Whose users take its modules one by one.
  'core-js': /^(?:library|fn|client)\//,
  'wink-lexicon': /^\.nyc_output\//,
  '@mixmark-io/domino': /^(?:test|\.yarn)\//,
  bintrees: /^test\//,
  // The same fonts once more, as modules for browsers.
  figlet: /^importable-fonts\//,
  'color-name-list': /^src\/|^dist\/(?!colornames\.bestof\.)/,
  // As CommonJS all tables but the one that is loaded so.
  'gpt-tokenizer': /^(?:src|dist)\/|^cjs\/bpeRanks\/(?!o200k_base\.)/,
  'libphonenumber-js': /^bundle\//,
  'bwip-js': /^src\/|^dist\/bwip-js(?:-gen|-min|-rn)?\.(?:js|mjs)$/,
  'chrono-node': /^src\/|^dist\/cjs\//,
  'date-holidays': /^dist\/umd/,
  // Languages that /text/hyphenate does not have.
  hyphen: /^patterns\/(?!(?:en-us|en-gb|id|de-1996|fr|es|it|nl|pt|ru|sv|pl|tr)\.)/,
  // Messages of the compiler in other languages, and the server for editors.
  typescript: /^lib\/(?:[a-z]{2}(?:-[a-z]{2})?|_?tsserver\.js)$/,
  mathjs: /^lib\/(?:browser|cjs)\//,
  // Pages that show traces and reports of tests.
  'playwright-core': /^lib\/vite\//,
  '@redocly/config': /^lib-esm\//,
  // What builds a page of documentation.
  '@redocly/cli': /^lib\/chunks\/redoc\.standalone\.js$/,
  lunr: /^(?:build|perf)\//,
  JSONStream: /^test\//,
  pngjs: /^(?:browser\.js$|coverage\/)/,
  openai: /^src\/|\.js$|\.d\.ts$/,
  zod: /^src\//,
  // Node takes the CommonJS of this one, since it has no exports.
  '@pkmn/dex': /^build\/.*\.(?:min\.js|mjs)$/,
  // CommonJS of packages that are only ever imported, and bundles for browsers.
  astronomia: /^lib\//,
  'html-minifier-terser': /^dist\//,
  'sql-formatter': /^dist\/(?:cjs\/|sql-formatter\.min)/,
  csv: /^dist\/(?!cjs\/.*\.d\.cts$)/,
  abcjs: /^dist\//,
  moment: /^(?:min|src|dist)\//,
  'moment-timezone': /^builds\//,
  '@tombatossals/chords-db': /^src\//,
  // All texts of licences in one file; each has one of its own.
  'spdx-license-list': /^spdx-full\.json$/,
  '@zxcvbn-ts/language-en': /^src\//,
  '@zxcvbn-ts/language-common': /^src\//,
  '@zxcvbn-ts/core': /^src\//,
}

/** The same by scope: modules for bundlers, which Node passes by, and types for old compilers. */
const UNUSED_IN_SCOPE = {
  '@aws-sdk': /^dist-es\/|^dist-types\/ts3\.4\//,
  '@smithy': /^dist-es\/|^dist-types\/ts3\.4\//,
  '@opentelemetry': /^build\/(?:esm|esnext)\//,
}

/** Source maps, sources in TypeScript, tests and the story of a package only serve those who change it. */
const SERVES_NOBODY =
  /\.map$|^(?:tests?|__tests__|coverage|\.github|\.nyc_output)\/|(?<!\.d)\.[cm]?ts$|(?:^|\/)(?:changelog|history|contributing|code_of_conduct|upgrading)\.md$/i

/** Types serve the type check alone, which comes with the development dependencies. */
const TYPES = existsSync(join(MODULES, 'typescript-7')) ? undefined : /\.d\.[cm]?ts$/

const packagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? packagesIn(join(folder, name)).map((own) => `${name}/${own}`) : name,
    )

for (const name of existsSync(MODULES) ? packagesIn(MODULES) : []) {
  const folder = join(MODULES, name)
  const unused = [SERVES_NOBODY, TYPES, UNUSED[name], UNUSED_IN_SCOPE[name.split('/')[0]]]
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (unused.some((pattern) => pattern?.test(path)))
      rmSync(join(folder, path), { recursive: true, force: true })
}
