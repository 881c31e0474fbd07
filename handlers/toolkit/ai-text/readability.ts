import type { Data } from '#operation'
import { feature } from '#toolkit'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { readabilityCounts, readabilityScores } from '#toolkit/lib/language/readability'
import { wordsOrRefuse } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type Level = Data<'rest_aiText_readability'>['level']

/** Flesch's levels by the least reading ease of each. */
const LEVELS: readonly (readonly [ease: number, level: Level])[] = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'standard'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
]
/** Brysbaert (2019), "How many words do we read per minute?": silent reading of English non-fiction. */
const WORDS_A_MINUTE = 238

const rounded = (score: number): number => roundHalfAway(score, 2)

export default feature('rest_aiText_readability', ({ text }) => {
  const words = wordsOrRefuse(text).map(({ text: word }) => word)
  const counts = readabilityCounts(sentencesOf(text).length, words)
  const scores = readabilityScores(counts)
  const { fleschKincaidGrade, gunningFog, smog, ari, colemanLiau } = scores
  return {
    fleschReadingEase: rounded(scores.fleschReadingEase),
    fleschKincaidGrade: rounded(fleschKincaidGrade),
    gunningFog: rounded(gunningFog),
    smog: rounded(smog),
    ari: rounded(ari),
    colemanLiau: rounded(colemanLiau),
    lix: rounded(scores.lix),
    rix: rounded(scores.rix),
    daleChall: rounded(scores.daleChall),
    averageGrade: rounded((fleschKincaidGrade + gunningFog + smog + ari + colemanLiau) / 5),
    level: LEVELS.find(([ease]) => scores.fleschReadingEase >= ease)?.[1] ?? 'very difficult',
    counts,
    readingSeconds: Math.ceil((words.length / WORDS_A_MINUTE) * 60),
  }
})
