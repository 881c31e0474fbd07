import { Range, rcompare, type SemVer } from 'semver'
import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { readVersion } from '#toolkit/lib/code/semantic-version'
import { quoted } from '#toolkit/lib/common/quoted'

const MAX_VERSIONS = 500

const isTypeError = (error: unknown): boolean => error instanceof TypeError

const readRange = (text: string, includePrerelease: boolean): Range =>
  attempt(() => new Range(text, { includePrerelease }), isTypeError) ??
  unprocessable(`range: ${quoted(text)} is not an npm semver range.`)

/** Sorts stably, so that versions of equal precedence keep the order in which they are given. */
const highestFirst = (versions: readonly SemVer[]): SemVer[] => [...versions].sort(rcompare)

export default feature('rest_developer_semver_2', ({ range: text, versions: list, includePrerelease }) => {
  const texts = list.split(',')
  if (texts.length > MAX_VERSIONS) unprocessable(`versions: at most ${MAX_VERSIONS} are tested in one call.`)
  const empty = texts.findIndex((version) => version.trim() === '')
  if (empty >= 0) unprocessable(`versions: item ${empty + 1} is empty.`)
  const range = readRange(text, includePrerelease)
  const tested = texts.map((version) => {
    const read = readVersion('versions', version)
    return { version: read, satisfies: range.test(read) }
  })
  const satisfying = highestFirst(tested.filter(({ satisfies }) => satisfies).map(({ version }) => version))
  return {
    range: text,
    normalized: range.range || '*',
    count: tested.length,
    items: tested.map(({ version, satisfies }) => ({ version: version.version, satisfies })),
    max: satisfying[0]?.version ?? null,
    min: satisfying.at(-1)?.version ?? null,
  }
})
