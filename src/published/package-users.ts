import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Metafile } from 'esbuild'

/** What needs a package: features as `<category>/<feature>`, and `service` for everything that is no feature. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

const FEATURES = 'handlers/toolkit/'
/** Sources that are commands of the developer's, or that only features use. */
const NO_SERVICE = /^(toolkit\/(lib|data)|contract\/(codegen|lint)|published)\//

const isBuiltIn = (path: string): boolean => path.startsWith('node:')

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/** What the bundler does not follow: a `require` of the file's own making, and addresses put together at run time. */
const COMPUTED = /createRequire|import\.meta\.resolve|import\(`/

/** Packages that a file finds in such a way: those that it names in quotes. */
const required = (file: string, direct: readonly string[]): string[] => {
  const text = readFileSync(file, 'utf8')
  if (!COMPUTED.test(text)) return []
  return direct.filter((name) =>
    ["'", '`'].some((quote) => text.includes(quote + name + '/') || text.includes(quote + name + quote)),
  )
}

/** The packages that a file imports, itself or through our own files; from another feature nothing is taken over. */
const packagesFrom = (
  root: string,
  metafile: Metafile,
  direct: readonly string[],
  entry: string,
): Set<string> => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const name of required(join(root, file), direct)) found.add(name)
    for (const { path, external } of metafile.inputs[file]?.imports ?? []) {
      if (external === true) {
        if (!isBuiltIn(path) && !path.startsWith('#')) found.add(packageOf(path))
      } else if (!path.startsWith(FEATURES)) visit(path)
    }
  }
  visit(entry)
  return found
}

/** Which features, and whether the service itself, import each package; read from the sources' import graph. */
export const packageUsers = async (root: string): Promise<Users> => {
  const features = readdirSync(join(root, FEATURES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${FEATURES}${name}`)
  const programs = [
    ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !NO_SERVICE.test(name))
      .map((name) => `src/${name}`),
    'esbuild.config.mjs',
  ]
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...features, ...programs],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) => {
          // Paths that begin with '.' or '/' are files, with '#' our own subpath imports.
          onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const direct = Object.keys(dependencies)
  const users = new Map<string, Set<string>>()
  const add = (name: string, user: string): void => {
    const entry = users.get(name) ?? new Set()
    users.set(name, entry.add(user))
  }
  for (const feature of features) {
    const name = relative(FEATURES, feature).replace(/\.ts$/, '')
    for (const used of packagesFrom(root, metafile, direct, feature)) add(used, name)
  }
  for (const program of programs)
    for (const used of packagesFrom(root, metafile, direct, program)) add(used, 'service')
  return users
}
