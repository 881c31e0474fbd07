// Deletes files of installed packages that nothing here can load; they are more than a third of what npm installs.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MODULES = fileURLToPath(new URL('node_modules/', import.meta.url))

/** By package, paths inside it; each says what the files are. */
const UNUSED = {
  // Query compilers of other databases, and of other runtimes.
  '@prisma/client': /^runtime\/(?!client\.|index-browser\.|query_compiler_fast_bg\.postgresql\.)/,
  // Other builds of the grammar checker than the slim one.
  'harper.js': /^dist\/(?:binaryInlined|slimBinaryInlined)\.js$|^dist\/harper_wasm_bg\.wasm$/,
  // Borders without the zones that were alike since 1970, or are alike now.
  'geo-tz': /^data\/timezones-(?:1970|now)\./,
  kuromoji: /^test\//,
  'wink-lexicon': /^\.nyc_output\//,
  '@mixmark-io/domino': /^(?:test|\.yarn)\//,
  bintrees: /^test\//,
  // The same fonts once more, as modules for browsers.
  figlet: /^importable-fonts\//,
  'color-name-list': /^src\/|^dist\/(?!colornames\.bestof\.)/,
  'gpt-tokenizer': /^(?:src|dist)\//,
  'libphonenumber-js': /^bundle\//,
  'bwip-js': /^src\/|^dist\/bwip-js(?:-gen|-min|-rn)?\.(?:js|mjs)$/,
  'chrono-node': /^src\/|^dist\/cjs\//,
  'date-holidays': /^dist\/umd/,
  // Languages that /text/hyphenate does not have.
  hyphen: /^patterns\/(?!(?:en-us|en-gb|id|de-1996|fr|es|it|nl|pt|ru|sv|pl|tr)\.)/,
  // Messages of the compiler in other languages, and the server for editors.
  typescript: /^lib\/(?:[a-z]{2}(?:-[a-z]{2})?|_?tsserver\.js)$/,
  'spdx-license-list': /^spdx-full\.json$/,
  mathjs: /^lib\/browser\//,
  openai: /^src\//,
  zod: /^src\//,
  '@pkmn/dex': /^build\/.*\.min\.js$/,
}

/** Source maps only serve those who change a package. */
const isMap = (path) => path.endsWith('.map')

const packagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? packagesIn(join(folder, name)).map((own) => `${name}/${own}`) : name,
    )

for (const name of existsSync(MODULES) ? packagesIn(MODULES) : []) {
  const folder = join(MODULES, name)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isMap(path) || UNUSED[name]?.test(path)) rmSync(join(folder, path), { recursive: true, force: true })
}
