import { feature } from '#toolkit'
import { knownLocale } from '#toolkit/lib/locale/known-locale'

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const englishOrdinal = (number: number): string | null =>
  Number.isInteger(number) ? `${number}${SUFFIXES[ENGLISH.select(number)] ?? 'th'}` : null

const categoriesOf = (rules: Intl.PluralRules): string[] => {
  const has = new Set<string>(rules.resolvedOptions().pluralCategories)
  return ORDER.filter((category) => has.has(category))
}

export default feature('rest_utility_pluralRules', ({ number, locale: tag }) => {
  const locale = knownLocale('locale', tag)
  const cardinal = new Intl.PluralRules(locale, { type: 'cardinal' })
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' })
  return {
    locale: cardinal.resolvedOptions().locale,
    number,
    cardinal: cardinal.select(number),
    ordinal: ordinal.select(number),
    cardinalCategories: categoriesOf(cardinal),
    ordinalCategories: categoriesOf(ordinal),
    englishOrdinal: englishOrdinal(number),
  }
})
