import type { Query } from '#operation'
import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { breaksIn, type HyphenationPatterns } from '#toolkit/lib/text/liang-hyphenation'

type Options = Query<'rest_text_hyphenate'>

/** The TeX hyphenation patterns of hyph-utf8; each language loads when it is first asked for. */
const PATTERNS: Readonly<Record<Options['lang'], () => Promise<{ default: unknown }>>> = {
  'en-us': () => import('hyphen/patterns/en-us.js'),
  'en-gb': () => import('hyphen/patterns/en-gb.js'),
  id: () => import('hyphen/patterns/id.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  es: () => import('hyphen/patterns/es.js'),
  it: () => import('hyphen/patterns/it.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  tr: () => import('hyphen/patterns/tr.js'),
}

const MARKS = { hyphen: '-', 'soft-hyphen': '\u00ad', 'middle-dot': '·' } as const

const brokenAt = (word: string, breaks: readonly number[], mark: string): string =>
  [0, ...breaks].map((start, at) => word.slice(start, breaks[at])).join(mark)

export default feature('rest_text_hyphenate', async ({ text, lang, mark, minWord }) => {
  const patterns = (await PATTERNS[lang]()).default as HyphenationPatterns
  const sign = MARKS[mark]
  let [words, breaks] = [0, 0]
  const hyphenated = text.replace(/[\p{L}\p{M}]+(?:[-\u00ad·][\p{L}\p{M}]+)*/gu, (run) => {
    const parts = run.split(/([-\u00ad·])/)
    if (parts.includes(sign)) return run
    return parts
      .map((word) => {
        const lowered = word.toLocaleLowerCase(lang)
        // A letter whose lower case is longer would move the breaks.
        if (lowered.length !== word.length || codePointLength(word) < minWord) return word
        const found = breaksIn(lowered, patterns)
        words += Number(found.length > 0)
        breaks += found.length
        return brokenAt(word, found, sign)
      })
      .join('')
  })
  return { text: hyphenated, words, breaks }
})
