import { decodeHTML } from 'entities'
import { readPackageJson } from '../common/package-file.js'
import type { Query } from '#operation'

/** A subject that a joke can be asked for by. */
export type JokeTag = NonNullable<Query<'rest_fun_joke'>['tag']>

interface Entry {
  body: string
  tags: readonly string[]
}

/** A joke in one line, with all its subjects. */
export interface Joke {
  joke: string
  tags: readonly string[]
}

const SUBJECTS: readonly JokeTag[] = [
  'animal',
  'birthday',
  'car',
  'Christmas',
  'food',
  'Halloween',
  'IT',
  'kids',
  'money',
  'puns',
  'school',
  'sport',
  'time',
  'work',
]

/** Subjects that a joke may have beside one of those above. */
const BESIDE =
  'life time people family friendship happiness motivational success retirement age communication'.split(' ')

const LONGEST = 300

/** A joke with any of these, also within a word, is not for everybody. */
const IMPROPER = [
  ...`
    sex fuck shit bitch whore hooker porn naked nude penis dick cock breast boob gay lesb black white
    jew muslim islam christian jesus pope priest god nazi kill murder dead die dying death suicid drunk
    drink beer wine vodka drug weed cocaine fat ugly wife husband girl woman women mother-in-law blonde
    slut ass butt hell damn crap piss poop fart toilet gun shoot rape condom virgin bomb slave racis
    retard stupid idiot moron dumb cancer aids abort mexican chinese asian african indian irish polish
    czech eskimo leper immigrant trump obama bush clinton lover bed tits suck homeless blind deaf disab
    midget dwarf abus divorc period pregnan hate bastard hang crim prison jail ball nipple kinky bikini
    underwear church bible cannibal hump decompos bite gorilla nostril oral bang screw strip pushed
    threaten foreign nursing fire fight
  `
    .trim()
    .split(/\s+/),
  'feed the animals',
  'right places',
  'hot ',
  'lay ',
  'cow ',
  'old lady',
]

const subjects: ReadonlySet<string> = new Set(SUBJECTS)
const allowed: ReadonlySet<string> = new Set([...SUBJECTS, ...BESIDE])

const isProper = ({ body, tags }: Entry): boolean => {
  if (body.length > LONGEST || !tags.some((tag) => subjects.has(tag))) return false
  if (!tags.every((tag) => allowed.has(tag))) return false
  const text = body.toLowerCase()
  return !IMPROPER.some((word) => text.includes(word))
}

const readPool = (): readonly Joke[] =>
  readPackageJson<Entry[]>('one-liner-joke/jokes.json')
    .filter(isProper)
    .map(({ body, tags }) => ({ joke: decodeHTML(body).replace(/\s+/g, ' ').trim(), tags }))

let pool: readonly Joke[] | undefined

/** The jokes of one-liner-joke that fit everybody, in the order of its file; its 2,633 are read once. */
export const properJokes = (): readonly Joke[] => (pool ??= readPool())
