import { parse, type SemVer } from 'semver'
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** What may stand around a version: white space, `=` and `v`. The parser itself knows the grammar. */
const WRITTEN = /^\s*=?\s*v?(\d\S*)\s*$/

/**
 * Reads a semantic version; a leading `v` or `=` and surrounding white space are dropped. Numbers past 2^53 - 1 are none.
 * @throws FeatureError 422 naming the parameter
 */
export const readVersion = (parameter: string, text: string): SemVer =>
  parse(WRITTEN.exec(text)?.[1]) ??
  unprocessable(`${parameter}: ${quoted(text)} is not a version of SemVer 2.0.0, such as 1.2.3-beta.1.`)
