import { feature } from '#toolkit'
import { taggedText } from '#toolkit/lib/language/english-text'
import { stemOf } from '#toolkit/lib/language/stems'

export default feature('rest_aiText_pos', ({ text }) => {
  const { sentences, tokens } = taggedText(text)
  return {
    count: tokens.length,
    sentences: sentences.length,
    tokens: tokens.map(({ text: token, start, partOfSpeech, lemma, isStopWord }) => ({
      text: token,
      index: start,
      pos: partOfSpeech,
      lemma,
      stem: stemOf(token.toLowerCase()),
      stopword: isStopWord,
    })),
  }
})
