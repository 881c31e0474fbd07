import { EMOTION_WORDS, EMOTIONS, type Emotion, type EmotionWords } from '../../data/emotion-words.js'
import { readDataSet } from '../../data/read.js'
import { stemOf } from './stems.js'

export { EMOTIONS, type Emotion } from '../../data/emotion-words.js'

/** The emotion that a word stands for most. */
export interface WordEmotion {
  emotion: Emotion
  /** 1, 1/2, 1/3 or 1/4: the further the word is from the emotion's name in WordNet, the less. */
  weight: number
}

interface Lexicon {
  words: ReadonlyMap<string, WordEmotion>
  stems: ReadonlyMap<string, WordEmotion>
}

/** Emotions are in the order in which ties are decided, so that the first of the nearest counts. */
const strongest = (emotions: EmotionWords[string]): WordEmotion => {
  const [index, distance] = emotions.reduce((best, other) => (other[1] < best[1] ? other : best))
  return { emotion: EMOTIONS[index] ?? 'joy', weight: 1 / (1 + distance) }
}

const isStronger = (one: WordEmotion, other: WordEmotion): boolean =>
  one.weight > other.weight ||
  (one.weight === other.weight && EMOTIONS.indexOf(one.emotion) < EMOTIONS.indexOf(other.emotion))

const readLexicon = (): Lexicon => {
  const words = new Map<string, WordEmotion>()
  const stems = new Map<string, WordEmotion>()
  for (const [word, emotions] of Object.entries(readDataSet<EmotionWords>(EMOTION_WORDS, 'words'))) {
    const entry = strongest(emotions)
    words.set(word, entry)
    const stem = stemOf(word)
    const known = stems.get(stem)
    if (known === undefined || isStronger(entry, known)) stems.set(stem, entry)
  }
  return { words, stems }
}

let lexicon: Lexicon | undefined

/** The emotion of a lower-cased word by its own entry, else by the strongest entry with its stem; `null` for any other word. */
export const emotionOf = (word: string): WordEmotion | null => {
  lexicon ??= readLexicon()
  return lexicon.words.get(word) ?? lexicon.stems.get(stemOf(word)) ?? null
}
