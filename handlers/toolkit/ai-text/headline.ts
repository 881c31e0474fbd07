import { feature } from '#toolkit'
import { structuredReply, textsMember } from '#toolkit/lib/language-model/structured-reply'
import type { Query } from '#operation'

type Wanted = Query<'rest_aiText_headline'>

const KINDS: Readonly<Record<Wanted['style'], string>> = {
  news: 'headlines of a newspaper',
  blog: 'titles of a blog post',
  'email-subject': 'subject lines of an email',
  social: 'titles of a post on social media',
  seo: 'page titles for search engines, with the words that people search for',
}
const LONGEST = 80
const LONGEST_SEO = 60

/** Opening and closing ones of many languages, such as the ”” of Swedish, the »« of German and the 《》 of Chinese. */
const QUOTES = [
  '""',
  "''",
  '“”',
  '‘’',
  '””',
  '«»',
  '»«',
  '»»',
  '‹›',
  '›‹',
  '„“',
  '„”',
  '‚‘',
  '「」',
  '『』',
  '《》',
]
/** As a quote and not as an apostrophe within a word. */
const SINGLE_QUOTE = /(?<!\p{L})['‘’]|['‘’](?!\p{L})/u

/** A title without the quotes around the whole of it; those around its parts stay. */
const unquoted = (title: string): string => {
  const pair = QUOTES.find(([open = '', close = '']) => title.startsWith(open) && title.endsWith(close))
  const inner = title.slice(1, -1)
  if (pair === undefined || title.length < 2) return title
  const isSplit = SINGLE_QUOTE.test(pair)
    ? SINGLE_QUOTE.test(inner)
    : [...pair].some((quote) => inner.includes(quote))
  return isSplit ? title : unquoted(inner.trim())
}

const directiveOf = ({ count, style }: Wanted): string =>
  [
    `Write ${count} different ${KINDS[style]} for the text of the user message, in its own language and true to it.`,
    `Each has at most ${style === 'seo' ? LONGEST_SEO : LONGEST} characters.`,
    'Reply with the JSON object {"titles": [strings]}.',
  ].join(' ')

export default feature('rest_aiText_headline', (query, { ask }) =>
  structuredReply(ask, query, directiveOf(query), (members) => {
    const titles = textsMember(members, 'titles')?.map((title) => unquoted(title.trim())) ?? []
    const items = [...new Set(titles)].filter((title) => title !== '').slice(0, query.count)
    return items.length === 0 ? null : { count: items.length, items }
  }),
)
