import { feature } from '#toolkit'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { polarityOf, sentimentLabel } from '#toolkit/lib/language/vader'
import { wordsOrRefuse } from '#toolkit/lib/language/words'

export default feature('rest_aiText_sentiment', ({ text }) => {
  wordsOrRefuse(text)
  const { compound, positive, negative, neutral } = polarityOf(text)
  return {
    label: sentimentLabel(compound),
    compound,
    positive,
    negative,
    neutral,
    sentences: sentencesOf(text).map(({ text: sentence }) => {
      const { compound: own } = polarityOf(sentence)
      return { text: sentence, label: sentimentLabel(own), compound: own }
    }),
  }
})
