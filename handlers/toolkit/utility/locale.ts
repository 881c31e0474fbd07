import { feature } from '#toolkit'
import { canonicalLocale, isKnownLocale, knownLocale } from '#toolkit/lib/locale/known-locale'

/** Part of Intl.Locale that Node 20 has as a property and later ones as a function. */
interface WeekInfo {
  firstDay: number
  weekend: number[]
}
interface LocaleOfWeek extends Intl.Locale {
  weekInfo?: WeekInfo
  getWeekInfo?: () => WeekInfo
}

const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '))
/** ISO 15924 for a script that is not known. */
const UNKNOWN_SCRIPT = 'Zzzz'
const SAMPLE_DATE = Date.UTC(2026, 2, 9)

const weekOf = (locale: LocaleOfWeek): WeekInfo =>
  locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] }

const nameOf = (names: string, type: Intl.DisplayNamesType, code: string): string =>
  new Intl.DisplayNames(names, { type }).of(code) ?? code

export default feature('rest_utility_locale', ({ tag, in: namesIn }) => {
  const canonical = canonicalLocale('tag', tag.replaceAll('_', '-'))
  const names = knownLocale('in', namesIn)
  const locale = new Intl.Locale(canonical)
  const full = locale.maximize()
  const { language, script = UNKNOWN_SCRIPT, region } = full
  const conventions = isKnownLocale(canonical) ? canonical : 'en'
  const clock = new Intl.DateTimeFormat(conventions, { hour: 'numeric' }).resolvedOptions()
  const { firstDay, weekend } = weekOf(locale)
  return {
    tag: canonical,
    language,
    script,
    region: region ?? null,
    maximized: full.toString(),
    minimized: locale.minimize().toString(),
    names: {
      language: nameOf(names, 'language', language),
      script: nameOf(names, 'script', script),
      region: region === undefined ? null : nameOf(names, 'region', region),
      full: nameOf(names, 'language', locale.baseName),
    },
    direction: RIGHT_TO_LEFT.has(script) ? ('rtl' as const) : ('ltr' as const),
    hourCycle: clock.hourCycle ?? 'h23',
    calendar: clock.calendar,
    numberingSystem: clock.numberingSystem,
    firstDayOfWeek: firstDay,
    weekend: [...weekend],
    samples: {
      number: new Intl.NumberFormat(conventions).format(1234567.89),
      date: new Intl.DateTimeFormat(conventions, { dateStyle: 'long', timeZone: 'UTC' }).format(SAMPLE_DATE),
    },
  }
})
