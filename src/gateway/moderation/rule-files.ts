import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { createTurns } from '#flow'
import { entriesIn, listsOf, type ListsFile } from './lists.js'
import { mustHold, readPhrase, type KnownParts, type Phrase } from './phrase.js'

export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]
/** What rules are sorted by, each with files of its own in every language. */
export const TOPICS = ['harassment', 'hate', 'illicit', 'self-harm', 'sexual', 'violence'] as const
export type Topic = (typeof TOPICS)[number]
/** OpenAI's thirteen. */
export const CATEGORIES = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const
export type Category = (typeof CATEGORIES)[number]
/** By topic, for its finer categories too. */
export type Factors = Readonly<Partial<Record<Topic, number>>>

const TOPIC_OF = Object.fromEntries(
  CATEGORIES.map((category) => [category, category.split('/', 1)[0] as Topic]),
) as Readonly<Record<Category, Topic>>

/** The topic that a category belongs to. */
export const topicOf = (category: Category): Topic => TOPIC_OF[category]

/** What finding a phrase means. */
export type Finding =
  | {
      kind: 'rule'
      /** The rule that the phrase belongs to, whose phrases count once together in a category. */
      rule: { note: string }
      category: Category
      language: Language
      /** 0 to 1: the score of one occurrence. */
      weight: number
      /** News, fiction and the like around it do not make it better. */
      firm: boolean
      /** A negation is part of the phrase itself, or cannot take it back. */
      ignoresNegation: boolean
      /** Commas and colons part no words of it. */
      isTogether: boolean
      /** It speaks of "them": a group is named in its sentence or the one before. */
      needsGroup: boolean
      hasGap: boolean
    }
  /** Whatever overlaps it is harmless. */
  | { kind: 'idiom'; topics: readonly Topic[] }
  /** Takes back what follows it within `reach` words of the same clause. */
  | { kind: 'negation'; reach: number }
  /** Somebody's words are told, not said. */
  | { kind: 'report' }
  /** The sentence is about something else: weights are multiplied; those of firm rules only by what is firm itself. */
  | {
      kind: 'setting'
      factors: Factors
      firm: boolean
      /** The sentences before and after it are about the same: a headline stands before the agency's name. */
      isAround: boolean
    }
  /** People are named by what group they belong to. */
  | { kind: 'group' }
  /** A word that opens another clause. */
  | { kind: 'clause' }

export interface RuleSet {
  entries: { phrase: Phrase; value: Finding }[]
  /** Words that are recognised with letters starred out. */
  masked: string[]
  /** Words that are recognised with two letters in the wrong order, or one left out. */
  misspelt: string[]
  /** Common words that are recognised so too, without saying anything. */
  hasty: string[]
  /** Words that are none of those, though they look like one. */
  spelledSo: string[]
  /** Words that name groups of people. */
  groupWords: string[]
}

interface RuleEntry {
  note: string
  phrases: string[]
  weight: number
  /** Finer or neighbouring categories that it is a sign of too. */
  also?: Category[]
  firm?: boolean
  negation?: 'ignored'
  together?: boolean
  of?: 'a group named before'
}

interface ContextFile {
  negations?: { reach: number; phrases: string[] }[]
  reports?: string[]
  clauses?: string[]
  groups?: string[]
  settings?: Record<string, { factors: Factors; firm?: boolean; around?: boolean; phrases: string[] }>
  idioms?: { categories: Topic[]; phrases: string[] }[]
}

/** The rules are not code and stay where they are written, for the compiled service too. */
const rootOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder))
const FOLDER = join(rootOf(import.meta.dirname), 'src/gateway/moderation/rules')

/** Where the weights of the second opinion are. */
export const WEIGHTS_FOLDER = join(FOLDER, '../second-opinion')

/** What `<name>.yaml` holds, and what the files of its themes hold, `<name>-<theme>.yaml`. */
export const readThemes = async <T>(language: Language, name: string): Promise<T[]> => {
  const files = (await readdir(join(FOLDER, language))).filter(
    (file) => file === `${name}.yaml` || (file.startsWith(`${name}-`) && file.endsWith('.yaml')),
  )
  return Promise.all(
    files.sort().map(async (file) => parse(await readFile(join(FOLDER, language, file), 'utf8')) as T),
  )
}

/** The rules of one language. */
const readLanguage = async (language: Language): Promise<RuleSet> => {
  const files = [
    ...(await readThemes<ListsFile>(language, 'lists')),
    ...(await readThemes<ListsFile>(language, 'acts')),
  ]
  const lists = listsOf(files)
  const known: KnownParts = new Map()
  const contexts = await readThemes<ContextFile>(language, 'context')
  const entries: RuleSet['entries'] = []
  const endTurn = createTurns()
  const add = (phrases: readonly string[], valueOf: (phrase: Phrase) => Finding): void => {
    for (const phrase of phrases.map((text) => readPhrase(text, lists, known)))
      entries.push({ phrase, value: valueOf(phrase) })
  }
  const always =
    (value: Finding): (() => Finding) =>
    () =>
      value
  for (const { negations = [] } of contexts)
    for (const { reach, phrases } of negations) add(phrases, always({ kind: 'negation', reach }))
  const negators = new Set(
    entries.flatMap(({ phrase: [first, ...rest] }) =>
      first !== undefined && first !== 'gap' && rest.length === 0 ? first.words : [],
    ),
  )
  for (const { reports = [], clauses = [], groups = [], settings = {}, idioms = [] } of contexts) {
    add(reports, always({ kind: 'report' }))
    add(clauses, always({ kind: 'clause' }))
    add(groups, always({ kind: 'group' }))
    for (const { factors, firm = false, around = false, phrases } of Object.values(settings))
      add(phrases, always({ kind: 'setting', factors, firm, isAround: around }))
    for (const { categories, phrases } of idioms) add(phrases, always({ kind: 'idiom', topics: categories }))
  }
  for (const topic of TOPICS) {
    for (const { note, ...rule } of (await readThemes<RuleEntry[]>(language, topic)).flat()) {
      await endTurn()
      for (const category of [topic, ...(rule.also ?? [])]) {
        const counted = { note }
        add(rule.phrases, (phrase) => ({
          kind: 'rule',
          rule: counted,
          category,
          language,
          weight: rule.weight,
          firm: rule.firm === true,
          ignoresNegation: rule.negation === 'ignored' || mustHold(phrase, negators),
          isTogether: rule.together === true,
          needsGroup: rule.of !== undefined,
          hasGap: phrase.includes('gap'),
        }))
      }
    }
  }
  return {
    entries,
    masked: entriesIn(files, 'masked'),
    misspelt: entriesIn(files, 'misspelt'),
    hasty: entriesIn(files, 'hasty'),
    spelledSo: entriesIn(files, 'spelledSo'),
    groupWords: entriesIn(files, 'groupWords')
      .flatMap((entry) => readPhrase(entry, lists, known))
      .flatMap((part) => (part === 'gap' ? [] : part.words)),
  }
}

/**
 * The rules of all languages together, since one text often mixes them.
 *
 * @throws PhraseError for a mistake in a rule file
 */
export const readRules = async (): Promise<RuleSet> => {
  const sets: RuleSet[] = []
  for (const language of LANGUAGES) sets.push(await readLanguage(language))
  return {
    entries: sets.flatMap(({ entries }) => entries),
    masked: sets.flatMap(({ masked }) => masked),
    misspelt: sets.flatMap(({ misspelt }) => misspelt),
    hasty: sets.flatMap(({ hasty }) => hasty),
    spelledSo: sets.flatMap(({ spelledSo }) => spelledSo),
    groupWords: sets.flatMap(({ groupWords }) => groupWords),
  }
}
