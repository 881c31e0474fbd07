import { feature, invalidParameter } from '#toolkit'
import { knownLocale } from '#toolkit/lib/locale/known-locale'
import { commaList } from '#toolkit/lib/text/comma-list'

const MOST_ITEMS = 1000

export default feature('rest_utility_collate', (query) => {
  const list = commaList('items', query.items)
  if (list.length > MOST_ITEMS) invalidParameter('items', `must have at most ${MOST_ITEMS} items`)
  const { numeric, sensitivity, caseFirst, order, unique } = query
  const collator = new Intl.Collator(knownLocale('locale', query.locale), { numeric, sensitivity, caseFirst })
  const sign = order === 'desc' ? -1 : 1
  const sorted = list.toSorted((a, b) => sign * collator.compare(a, b))
  // What compares equal is adjacent now, and the first given comes first.
  const items = unique
    ? sorted.filter((item, index) => index === 0 || collator.compare(sorted[index - 1] ?? '', item) !== 0)
    : sorted
  return { locale: collator.resolvedOptions().locale, count: items.length, items }
})
