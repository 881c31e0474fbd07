/** Words of WordNet 3.1 with their senses. */
import wink from 'wink-lemmatizer'
import { unprocessable } from '../../errors.js'
import {
  entryPartOf,
  placeInPart,
  sensePartOf,
  type PackedEntries,
  type PackedSense,
} from '../../data/wordnet-set.js'
import { readDataSet } from '../../data/read.js'
import { quoted } from '../common/quoted.js'

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'

export interface Sense {
  pos: PartOfSpeech
  /** Name of the lexicographer's file. */
  topic: string
  definition: string
  examples: string[]
  /** The other words of the set. */
  synonyms: string[]
  antonyms: string[]
  broader: string[]
  narrower: string[]
  similar: string[]
}

const POS_OF_PART: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
}

/** The manual page lexnames(5). */
const TOPICS =
  'adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance noun.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl'.split(
    ' ',
  )

/** Endings and what morphy puts in their place, in its order (manual page morphy(7)). */
const ENDINGS = {
  noun: 's> ses>s xes>x zes>z ches>ch shes>sh men>man ies>y',
  verb: 's> ies>y es>e es> ed>e ed> ing>e ing>',
  adjective: 'er> est> er>e est>e',
} as const

const INFLECTED = ['noun', 'verb', 'adjective'] as const

const senseOf = (number: number): PackedSense[] => {
  const senses = readDataSet<readonly PackedSense[]>('wordnet', sensePartOf(number))
  const place = placeInPart(number)
  return senses.slice(place, place + 1)
}

/** The senses of a word in one part of speech, or in all, by its form in the index. */
const sensesOf = (lemma: string, pos: PartOfSpeech | 'any'): PackedSense[] => {
  const entries = readDataSet<PackedEntries>('wordnet', entryPartOf(lemma))
  const numbers = Object.hasOwn(entries, lemma) ? (entries[lemma] ?? []) : []
  return numbers.flatMap(senseOf).filter(([part]) => pos === 'any' || POS_OF_PART[part] === pos)
}

const spaced = (lemma: string): string => lemma.replaceAll('_', ' ')

/** What an inflected form may come from in a part of speech, the likeliest first. */
const basesOf = (lemma: string, pos: (typeof INFLECTED)[number]): string[] => {
  const known = wink[pos](spaced(lemma)).replaceAll(' ', '_')
  const cut = ENDINGS[pos]
    .split(' ')
    .map((rule) => rule.split('>') as [ending: string, instead: string])
    .filter(([ending]) => lemma.endsWith(ending) && lemma.length > ending.length)
    .map(([ending, instead]) => lemma.slice(0, -ending.length) + instead)
  return [known, ...cut].filter((base) => base !== lemma)
}

const baseOf = (lemma: string, pos: PartOfSpeech | 'any'): string | undefined =>
  INFLECTED.filter((inflected) => pos === 'any' || pos === inflected)
    .flatMap((inflected) => basesOf(lemma, inflected).map((base) => ({ base, inflected })))
    .find(({ base, inflected }) => sensesOf(base, inflected).length > 0)?.base

const withoutRepeats = (words: readonly string[], own: string): string[] =>
  [...new Set(words.map(spaced))].filter((word) => word.toLowerCase() !== own)

const unpacked = (sense: PackedSense, base: string): Sense => {
  const [part, file, gloss, words, antonyms, broader, narrower, similar] = sense
  const place = words.findIndex((word) => spaced(word).toLowerCase() === base) + 1
  const [definition = ''] = gloss.split('"')
  return {
    pos: POS_OF_PART[part] ?? 'noun',
    topic: TOPICS[file] ?? '',
    definition: definition.trim().replace(/;$/, '').trimEnd(),
    examples: Array.from(gloss.matchAll(/"([^"]*)"/g), ([, example = '']) => example),
    synonyms: withoutRepeats(words, base),
    antonyms: withoutRepeats(
      antonyms.filter(([from]) => from === place).map(([, word]) => word),
      base,
    ),
    broader: withoutRepeats(broader, base),
    narrower: withoutRepeats(narrower, base),
    similar: withoutRepeats(similar, base),
  }
}

/**
 * A word or phrase with its senses, the most frequent first, nouns before verbs, adjectives and adverbs. An inflected form
 * that WordNet does not have itself is taken back to its base.
 * @throws FeatureError 422 where WordNet does not have it in the part of speech
 */
export const lookUp = (
  given: string,
  pos: PartOfSpeech | 'any',
): { word: string; base: string; senses: Sense[] } => {
  const word = given.trim().toLowerCase().replace(/ +/g, ' ')
  const lemma = word.replaceAll(' ', '_')
  const found = sensesOf(lemma, pos).length > 0 ? lemma : baseOf(lemma, pos)
  if (found === undefined) {
    return unprocessable(`WordNet does not have ${quoted(given)}${pos === 'any' ? '' : ` as ${pos}`}.`)
  }
  const base = spaced(found)
  return { word, base, senses: sensesOf(found, pos).map((sense) => unpacked(sense, base)) }
}
