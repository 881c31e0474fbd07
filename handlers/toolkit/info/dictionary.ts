import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { wordOf } from '#toolkit/upstreams/wikimedia/wiktionary'

/** A message must not grow with a page that hundreds of languages share. */
const MOST_LANGUAGES = 100

const listed = (languages: readonly string[]): string => {
  const rest = languages.length - MOST_LANGUAGES
  return languages.slice(0, MOST_LANGUAGES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

export default feature('rest_info_dictionary', async ({ lang, ...query }, context) => {
  const word = query.word.trim()
  // Without a word the address would be that of another resource.
  const found = word === '' ? null : await wordOf(context, { word, lang })
  if (found === null) unprocessable(`no such word: ${quoted(word)} is not in the English Wiktionary.`)
  const { language, entries: items, others } = found
  if (language === null || items.length === 0) {
    const elsewhere = others.length === 0 ? 'none in any language' : `entries in ${listed(others)}`
    unprocessable(`${quoted(word)} has no entries in ${lang}; it has ${elsewhere}.`)
  }
  return { word, lang, language, count: items.length, items }
})
