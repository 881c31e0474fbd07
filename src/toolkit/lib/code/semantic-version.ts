import { compare, parse, type SemVer } from 'semver'
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** What may stand around a version: white space, `=` and `v`. The parser itself knows the grammar. */
const WRITTEN = /^\s*=?\s*v?(\d\S*)\s*$/

/** A core of three numbers, of which one may be too large. */
const LARGE = /^(?:(?:0|[1-9]\d*)\.){2}(?:0|[1-9]\d*)(?=[-+]|$)/

/** Why a text cannot be read as a version. */
const reasonOf = (version: string | undefined): string => {
  const large = (LARGE.exec(version ?? '')?.[0] ?? '')
    .split('.')
    .find((part) => !Number.isSafeInteger(Number(part)))
  return large === undefined
    ? 'is not a version of SemVer 2.0.0, such as 1.2.3-beta.1'
    : `has the number ${large}; versions are read up to ${Number.MAX_SAFE_INTEGER}`
}

/**
 * Reads a semantic version; a leading `v` or `=` and surrounding white space are dropped. Numbers past 2^53 - 1 are none.
 * @throws FeatureError 422 naming the parameter
 */
export const readVersion = (parameter: string, text: string): SemVer =>
  parse(WRITTEN.exec(text)?.[1]) ??
  unprocessable(`${parameter}: ${quoted(text)} ${reasonOf(WRITTEN.exec(text)?.[1])}.`)

const isNumber = (identifier: string | number | undefined): boolean => /^\d+$/.test(String(identifier))

/**
 * Compares precedence (SemVer 2.0.0, section 11). The package takes numbers of a prerelease past 2^53 - 1 for the nearest
 * double, and so finds 1.0.0-9007199254740993 no higher than 1.0.0-9007199254740992.
 */
export const comparePrecedence = (a: SemVer, b: SemVer): -1 | 0 | 1 => {
  const rough = compare(a, b)
  if (rough !== 0) return rough
  const index = a.prerelease.findIndex((identifier, at) => identifier !== b.prerelease[at])
  const [left, right] = [a.prerelease[index], b.prerelease[index]]
  if (left === undefined || right === undefined || !isNumber(left) || !isNumber(right)) return 0
  return BigInt(left) < BigInt(right) ? -1 : 1
}
