import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { quoted } from '../common/quoted.js'

/** Whether CLDR has data of the locale's language; without, Intl would answer in the locale of the machine. */
export const isKnownLocale = (canonical: string): boolean =>
  Intl.NumberFormat.supportedLocalesOf(canonical).length > 0

/** A BCP 47 tag in canonical form; 422 where it is not well-formed. */
export const canonicalLocale = (parameter: string, tag: string): string => {
  const [canonical] = attempt(() => Intl.getCanonicalLocales(tag)) ?? []
  return canonical ?? unprocessable(`${parameter}: ${quoted(tag)} is not a well-formed BCP 47 tag.`)
}

/**
 * The locale of a tag, in canonical form.
 * @throws {FeatureError} 422 where it is not well-formed, or CLDR does not know its language
 */
export const knownLocale = (parameter: string, tag: string): string => {
  const canonical = canonicalLocale(parameter, tag)
  return isKnownLocale(canonical)
    ? canonical
    : unprocessable(`${parameter}: the language of ${quoted(tag)} is unknown.`)
}
