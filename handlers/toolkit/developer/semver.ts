import { diff, inc, valid, type ReleaseType, type SemVer } from 'semver'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { comparePrecedence, readVersion } from '#toolkit/lib/code/semantic-version'
import type { Data, Query } from '#operation'

type Comparison = NonNullable<Data<'rest_developer_semver'>['compare']>

/** The version of higher precedence of two, null when they are equal. */
const newerOf = (result: -1 | 0 | 1, version: SemVer, other: SemVer): string | null => {
  if (result === 0) return null
  return result === 1 ? version.version : other.version
}

/** `release` is only a kind of step, not a difference. */
const isDifference = (name: ReleaseType | null): name is Comparison['diff'] => name !== 'release'

const differenceOf = (version: SemVer, other: SemVer): Comparison['diff'] => {
  const name = diff(version, other)
  return isDifference(name) ? name : null
}

const comparison = (version: SemVer, other: SemVer): Comparison => {
  const result = comparePrecedence(version, other)
  return {
    with: other.version,
    result,
    diff: differenceOf(version, other) ?? (result === 0 ? null : 'prerelease'),
    newer: newerOf(result, version, other),
  }
}

type Bump = NonNullable<Query<'rest_developer_semver'>['bump']>

const next = ({ version }: SemVer, bump: Bump, preid: string | undefined): string => {
  if (preid !== undefined && /^0\d+$/.test(preid)) {
    invalidParameter('preid', 'must not have a number with leading zeros (SemVer 2.0.0, section 9)')
  }
  const bumped = preid === undefined ? inc(version, bump) : inc(version, bump, preid)
  // With a number past 2^53 - 1 it would not be a version any more.
  return valid(bumped) ?? unprocessable(`version: ${version} has no next ${bump} version.`)
}

export default feature('rest_developer_semver', ({ version: text, with: other, bump, preid }) => {
  const version = readVersion('version', text)
  const { major, minor, patch, prerelease, build } = version
  return {
    version: version.version,
    major,
    minor,
    patch,
    prerelease: [...prerelease],
    build: [...build],
    compare: other === undefined ? null : comparison(version, readVersion('with', other)),
    next: bump === undefined ? null : next(version, bump, preid),
  }
})
