/** Lists of English words and names for seeded draws, in the order of faker's data set. */
import type { LocaleDefinition } from '@faker-js/faker'

type Words = readonly string[]
type Category = Readonly<Record<string, unknown>>

/** Where faker's English definitions have each list. */
const PATHS = {
  abbreviation: ['hacker', 'abbreviation'],
  adjective: ['word', 'adjective'],
  adverb: ['word', 'adverb'],
  animal: ['animal', 'type'],
  buzzNoun: ['company', 'buzz_noun'],
  buzzVerb: ['company', 'buzz_verb'],
  city: ['location', 'city_name'],
  color: ['color', 'human'],
  creature: ['team', 'creature'],
  firstName: ['person', 'first_name', 'generic'],
  fruit: ['food', 'fruit'],
  hackerAdjective: ['hacker', 'adjective'],
  hackerNoun: ['hacker', 'noun'],
  hackerVerb: ['hacker', 'ingverb'],
  job: ['person', 'job_type'],
  noun: ['word', 'noun'],
  petName: ['animal', 'pet_name'],
  productAdjective: ['commerce', 'product_name', 'adjective'],
  verb: ['word', 'verb'],
} as const satisfies Record<string, readonly string[]>

export type EnglishList = keyof typeof PATHS

const isWords = (value: unknown): value is Words => Array.isArray(value) && value.length > 0

const listAt = (definitions: LocaleDefinition, path: readonly string[]): Words => {
  let value: unknown = definitions
  for (const name of path) value = (value as Category | undefined)?.[name]
  if (!isWords(value)) throw new Error(`faker has no list ${path.join('.')}`)
  return value
}

/** Loads the lists; the package takes 30 ms when it is first asked. */
export const englishLists = async (): Promise<(name: EnglishList) => Words> => {
  const { faker } = await import('@faker-js/faker/locale/en')
  return (name) => listAt(faker.rawDefinitions, PATHS[name])
}
