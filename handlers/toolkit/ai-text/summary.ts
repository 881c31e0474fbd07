import { feature } from '#toolkit'
import { centrality } from '#toolkit/lib/language/central-sentences'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { wordsOrRefuse } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { codePointLength } from '#toolkit/lib/text/code-points'

export default feature('rest_aiText_summary', ({ text, sentences: wanted }) => {
  wordsOrRefuse(text)
  const sentences = sentencesOf(text)
  const scores = centrality(sentences).map((score) => roundHalfAway(score, 4))
  const chosen = scores
    .map((score, index) => ({ index, text: sentences[index]?.text ?? '', score }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted)
    .toSorted((one, other) => one.index - other.index)
  const summary = sentences.length <= wanted ? text : chosen.map(({ text: sentence }) => sentence).join(' ')
  return {
    summary,
    sentences: chosen,
    total: sentences.length,
    compression: roundHalfAway(codePointLength(summary) / codePointLength(text), 4),
  }
})
