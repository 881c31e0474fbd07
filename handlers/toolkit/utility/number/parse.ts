import { feature } from '#toolkit'
import { knownLocale } from '#toolkit/lib/locale/known-locale'
import { parseWrittenNumber } from '#toolkit/lib/locale/parse-number'

export default feature('rest_utility_number_2', ({ text, locale }) =>
  parseWrittenNumber(text, knownLocale('locale', locale)),
)
