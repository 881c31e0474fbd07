/** E-mail addresses and telephone numbers in texts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'
import { emailsIn } from './email.js'
import { phonesIn, type ParsePhone } from './phone.js'
import type { PiiSpan } from './span.js'

export type { PiiSpan }

/** A text has no more spans than this; the rest is not looked for. */
export const MOST_SPANS = 1000

/**
 * Finds e-mail addresses and telephone numbers; the generator yields between candidates.
 *
 * @param region country whose national numbers are meant first, ISO 3166-1 alpha-2; one without numbers counts as none
 */
export type PiiFinder = (text: string, region?: string) => Generator<undefined, PiiSpan[]>

/** Loads the numbering plans of all countries (libphonenumber's own metadata). */
export const createPiiFinder = async (): Promise<PiiFinder> => {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/core')
  // The package's own entry has the plans as a module, which takes ten times as long to load at one go.
  const plans = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json')
  const metadata = JSON.parse(await readFile(plans, 'utf8')) as MetadataJson
  const parse: ParsePhone = (text, options) => parsePhoneNumberFromString(text, options, metadata)
  const countryOf = (region: string): CountryCode | undefined =>
    isSupportedCountry(region as CountryCode, metadata) ? (region as CountryCode) : undefined
  return function* (text, region) {
    const spans: PiiSpan[] = []
    const country = region === undefined ? undefined : countryOf(region)
    for (const finder of [emailsIn(text), phonesIn(text, country, parse)]) {
      for (const span of finder) {
        const isWithin = spans.some(
          ({ start, end }) => span !== undefined && span.start < end && start < span.end,
        )
        if (span !== undefined && !isWithin) spans.push(span)
        if (spans.length >= MOST_SPANS) break
        yield
      }
    }
    return spans.sort((a, b) => a.start - b.start)
  }
}
