/** `npm run deps:report`: every runtime package with its size, licence and the features that need it. */
import { join } from 'node:path'
import { attributions, isPermissive } from './attributions.js'
import { packageUsers, type Users } from './package-users.js'
import { bytesOf, runtimePackages, type RuntimePackage } from './packages.js'

const ROOT = join(import.meta.dirname, '../..')

/** Whoever uses a package uses the packages it needs. */
const spread = (packages: readonly RuntimePackage[], users: Users): Map<string, Set<string>> => {
  const byPlace = new Map(packages.map((entry) => [entry.place, entry]))
  const all = new Map<string, Set<string>>()
  for (const [name, own] of users) {
    const seen = new Set<string>()
    const visit = (place: string): void => {
      const entry = byPlace.get(place)
      if (entry === undefined || seen.has(place)) return
      seen.add(place)
      const set = all.get(place) ?? new Set()
      for (const user of own) set.add(user)
      all.set(place, set)
      entry.needs.forEach(visit)
    }
    visit(`node_modules/${name}`)
  }
  return all
}

const inWords = (bytes: number | null): string =>
  bytes === null ? '-' : bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

const listed = (users: ReadonlySet<string> | undefined): string => {
  if (users === undefined) return '-'
  const names = [...users].sort()
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ')
}

const packages = runtimePackages(ROOT)
const users = spread(packages, await packageUsers(ROOT))
const sized = packages
  .map((entry) => ({ entry, bytes: bytesOf(ROOT, entry) }))
  .sort((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))

for (const { entry, bytes } of sized) {
  const name = `${entry.name} ${entry.version}${entry.isDirect ? '' : ' (indirect)'}`
  console.log(
    [
      name.padEnd(52),
      inWords(bytes).padStart(9),
      entry.licence.padEnd(24),
      listed(users.get(entry.place)),
    ].join('  '),
  )
}
const total = sized.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
console.log(`\n${packages.length} packages, ${inWords(total)} installed here`)

const named = new Set(attributions.flatMap(({ from }) => ('package' in from ? [from.package] : [])))
const problems = [
  ...packages
    .filter(({ name, licence }) => !isPermissive(licence) && !named.has(name) && !/^@img\/sharp-/.test(name))
    .map(
      ({ name, licence }) => `${name}: its licence is ${licence}; name it in src/published/attributions.ts`,
    ),
  ...packages
    .filter(({ place, isDirect }) => isDirect && !users.has(place))
    .map(({ name }) => `${name}: stands in package.json, and nothing imports it`),
  ...[...named]
    .filter((name) => !packages.some((entry) => entry.name === name))
    .map((name) => `${name}: is attributed, and no longer installed`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
