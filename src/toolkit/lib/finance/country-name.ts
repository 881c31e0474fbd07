import { attempt } from '../common/attempt.js'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The English name of a country by its two-letter code; null for a code without a name. */
export const countryName = (code: string): string | null => attempt(() => names.of(code)) ?? null
