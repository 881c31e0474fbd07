import { feature } from '#toolkit'
import { knownLocale } from '#toolkit/lib/locale/known-locale'
import { commaList } from '#toolkit/lib/text/comma-list'

export default feature('rest_utility_listFormat', ({ items, locale, type, style }) => {
  const list = commaList('items', items)
  const format = new Intl.ListFormat(knownLocale('locale', locale), { type, style })
  return { locale: format.resolvedOptions().locale, count: list.length, text: format.format(list) }
})
