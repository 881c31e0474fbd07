import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { withoutAccents } from '#toolkit/lib/text/accents'

/** In runs, since a half-width letter and its voiced sound mark become one. */
const withUsualWidth = (text: string): string =>
  text.replace(/[\uff00-\uffef]+/g, (run) => run.normalize('NFKC'))

const sizeOf = (text: string) => ({ codePoints: codePointLength(text), bytes: Buffer.byteLength(text) })

/** The normal forms of UAX 15. */
export default feature('rest_text_normalize', ({ text, form, stripAccents, foldCase, foldWidth }) => {
  const folded = foldWidth ? withUsualWidth(text) : text
  const bare = stripAccents ? withoutAccents(folded) : folded
  const lowered = foldCase ? bare.toLowerCase() : bare
  const result = lowered.normalize(form)
  return { text: result, changed: result !== text, before: sizeOf(text), after: sizeOf(result) }
})
