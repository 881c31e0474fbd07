import { feature } from '#toolkit'
import { lookalikesIn, mixedWordsIn, skeletonOf, withReplaced } from '#toolkit/lib/text/lookalikes'
import { scriptsOf } from '#toolkit/lib/text/scripts'

/** Unicode Technical Standard 39, and its data file confusables.txt. */
export default feature('rest_text_lookalikes', ({ text }) => {
  const items = lookalikesIn(text)
  const mixedWords = mixedWordsIn(text)
  return {
    safe: items.length === 0 && mixedWords.length === 0,
    count: items.length,
    items,
    skeleton: skeletonOf(text, items),
    ascii: withReplaced(text, items, ({ looksLike }) => looksLike ?? ''),
    scripts: scriptsOf(text),
    mixedWords,
  }
})
