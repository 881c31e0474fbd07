/** Scansion of English verse by the stresses of the dictionary. */
import { pronunciationsOf, stressOf, syllablesOf } from './pronunciations.js'
import { verseWords } from './verse.js'
import type { Data } from '#operation'

type Line = Data<'rest_poetry_meter'>['lines'][number]

const FEET = [
  ['iambic', 'x/'],
  ['trochaic', '/x'],
  ['anapestic', 'xx/'],
  ['dactylic', '/xx'],
] as const

const LENGTHS = [
  'monometer',
  'dimeter',
  'trimeter',
  'tetrameter',
  'pentameter',
  'hexameter',
  'heptameter',
  'octameter',
]

/** Below this a line follows no meter. */
const LEAST_FIT = 0.7

/** Words of one syllable that are not stressed. */
const WEAK = new Set(
  'a an the and but or nor of to in on at by for from with as if than is are was were be am his her my thy its our your their it he she we they me him us them are'.split(
    ' ',
  ),
)

const SIGN_OF_STRESS: Readonly<Record<string, string>> = { '1': '/', '2': '?', '0': 'x' }

/** A sign for each syllable: / stressed, x unstressed, ? either. */
const patternOf = (word: string): string => {
  const [first] = pronunciationsOf(word)
  if (first === undefined) return '?'.repeat(syllablesOf(word).syllables)
  const stress = stressOf(first)
  if (stress.length === 1) return WEAK.has(word.toLowerCase().replaceAll('’', "'")) ? 'x' : '?'
  return Array.from(stress, (digit) => SIGN_OF_STRESS[digit] ?? '?').join('')
}

const fitOf = (pattern: string, foot: string): number => {
  let compared = 0
  let agreeing = 0
  for (let index = 0; index < pattern.length; index += 1) {
    if (pattern[index] === '?') continue
    compared += 1
    if (pattern[index] === foot[index % foot.length]) agreeing += 1
  }
  return compared === 0 ? 0 : agreeing / compared
}

/** A line with its meter; `fit` is not rounded. */
export const scan = (text: string): Line => {
  const pattern = verseWords(text).map(patternOf).join('')
  const [[name, signs], ...others] = FEET
  let best: { foot: NonNullable<Line['foot']>; length: number; fit: number } = {
    foot: name,
    length: signs.length,
    fit: fitOf(pattern, signs),
  }
  for (const [foot, repeated] of others) {
    const fit = fitOf(pattern, repeated)
    if (fit > best.fit) best = { foot, length: repeated.length, fit }
  }
  const feet = Math.floor(pattern.length / best.length + 0.5)
  const foot = best.fit < LEAST_FIT ? null : best.foot
  const length = LENGTHS[feet - 1]
  return {
    text,
    syllables: pattern.length,
    pattern,
    foot,
    feet,
    name: foot === null || length === undefined ? null : `${foot} ${length}`,
    fit: best.fit,
  }
}
