import { feature, invalidParameter } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { isBlank, linesOf, paragraphsOf } from '#toolkit/lib/text/lines'
import { graphemesOf, segmentsIn } from '#toolkit/lib/text/segments'
import { smsParts } from '#toolkit/lib/text/sms'

/** Words a minute: silent reading of English non-fiction (Brysbaert 2019), and unhurried speech. */
const READING = 238
const SPEAKING = 150

/** Characters that search engines show of a page's title and description. */
const TITLE = 60
const META_DESCRIPTION = 160

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

export default feature('rest_text_count', ({ text, lang }) => {
  const segments = segmentsIn(lang) ?? invalidParameter('lang', 'must be a well-formed language tag')
  const graphemes = graphemesOf(text).length
  const words = segments.words(text)
  const lines = linesOf(text)
  return {
    graphemes,
    codePoints: codePointLength(text),
    utf16: text.length,
    bytes: Buffer.byteLength(text),
    letters: countOf(text, /\p{L}/gu),
    digits: countOf(text, /\p{Nd}/gu),
    spaces: countOf(text, /\p{White_Space}/gu),
    words: words.length,
    uniqueWords: new Set(words.map((word) => word.toLowerCase())).size,
    sentences: segments.sentences(text).length,
    lines: lines.length,
    blankLines: lines.filter(isBlank).length,
    paragraphs: paragraphsOf(lines).length,
    readingSeconds: Math.ceil((words.length * 60) / READING),
    speakingSeconds: Math.ceil((words.length * 60) / SPEAKING),
    fits: {
      sms: smsParts(text),
      metaTitle: graphemes <= TITLE,
      metaDescription: graphemes <= META_DESCRIPTION,
    },
  }
})
