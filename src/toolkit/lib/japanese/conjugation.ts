/** Classes of Japanese verbs. */
export type VerbClass = 'godan' | 'ichidan' | 'suru' | 'kuru'

/** Forms of a verb, each as it is written. */
export interface VerbForms {
  polite: string
  negative: string
  past: string
  pastNegative: string
  politeNegative: string
  politePast: string
  te: string
  potential: string
  passive: string
  causative: string
  volitional: string
  imperative: string
  conditional: string
  provisional: string
  desire: string
}

interface GodanRow {
  a: string
  i: string
  e: string
  o: string
  te: string
  past: string
}

/** Rows of the syllabary by the verb's last kana, with the contracted te-form and past. */
const GODAN: Readonly<Record<string, GodanRow>> = {
  う: { a: 'わ', i: 'い', e: 'え', o: 'お', te: 'って', past: 'った' },
  く: { a: 'か', i: 'き', e: 'け', o: 'こ', te: 'いて', past: 'いた' },
  ぐ: { a: 'が', i: 'ぎ', e: 'げ', o: 'ご', te: 'いで', past: 'いだ' },
  す: { a: 'さ', i: 'し', e: 'せ', o: 'そ', te: 'して', past: 'した' },
  つ: { a: 'た', i: 'ち', e: 'て', o: 'と', te: 'って', past: 'った' },
  ぬ: { a: 'な', i: 'に', e: 'ね', o: 'の', te: 'んで', past: 'んだ' },
  ぶ: { a: 'ば', i: 'び', e: 'べ', o: 'ぼ', te: 'んで', past: 'んだ' },
  む: { a: 'ま', i: 'み', e: 'め', o: 'も', te: 'んで', past: 'んだ' },
  る: { a: 'ら', i: 'り', e: 'れ', o: 'ろ', te: 'って', past: 'った' },
}

/** Whether a word ends as the dictionary form of a verb does. */
export const endsAsVerb = (word: string): boolean => Object.hasOwn(GODAN, word.slice(-1))

/** Forms that are made of the polite stem, such as 食べ or 行き. */
const politeForms = (stem: string): Pick<VerbForms, 'polite' | 'politeNegative' | 'politePast'> => ({
  polite: `${stem}ます`,
  politeNegative: `${stem}ません`,
  politePast: `${stem}ました`,
})

const contractedOf = (verb: string, row: GodanRow): Pick<GodanRow, 'te' | 'past'> => {
  if (/(?:行く|いく|逝く)$/.test(verb)) return { te: 'って', past: 'った' }
  return /(?:問う|請う|乞う)$/.test(verb) ? { te: 'うて', past: 'うた' } : row
}

const HONORIFIC = /(?:なさる|くださる|下さる|いらっしゃる|おっしゃる|仰る|ござる)$/

const godan = (verb: string): VerbForms => {
  const row = GODAN[verb.slice(-1)]
  if (row === undefined) throw new RangeError(`${verb} does not end as a verb does`)
  const stem = verb.slice(0, -1)
  const { te, past } = contractedOf(verb, row)
  const negative = /^[あ有在]る$/.test(verb) ? 'な' : `${stem}${row.a}な`
  const isHonorific = HONORIFIC.test(verb)
  return {
    ...politeForms(stem + (isHonorific ? 'い' : row.i)),
    negative: `${negative}い`,
    pastNegative: `${negative}かった`,
    past: stem + past,
    te: stem + te,
    potential: `${stem}${row.e}る`,
    passive: `${stem}${row.a}れる`,
    causative: `${stem}${row.a}せる`,
    volitional: `${stem}${row.o}う`,
    imperative: stem + (isHonorific ? 'い' : row.e),
    conditional: `${stem}${past}ら`,
    provisional: `${stem}${row.e}ば`,
    desire: `${stem}${row.i}たい`,
  }
}

const ichidan = (verb: string): VerbForms => {
  const stem = verb.slice(0, -1)
  return {
    ...politeForms(stem),
    negative: `${stem}ない`,
    past: `${stem}た`,
    pastNegative: `${stem}なかった`,
    te: `${stem}て`,
    potential: `${stem}られる`,
    passive: `${stem}られる`,
    causative: `${stem}させる`,
    volitional: `${stem}よう`,
    imperative: /^[く呉]れる$/.test(verb) ? stem : `${stem}ろ`,
    conditional: `${stem}たら`,
    provisional: `${stem}れば`,
    desire: `${stem}たい`,
  }
}

const suru = (verb: string): VerbForms => {
  const before = verb.slice(0, -2)
  return {
    ...politeForms(`${before}し`),
    negative: `${before}しない`,
    past: `${before}した`,
    pastNegative: `${before}しなかった`,
    te: `${before}して`,
    potential: `${before}できる`,
    passive: `${before}される`,
    causative: `${before}させる`,
    volitional: `${before}しよう`,
    imperative: `${before}しろ`,
    conditional: `${before}したら`,
    provisional: `${before}すれば`,
    desire: `${before}したい`,
  }
}

const kuru = (verb: string): VerbForms => {
  const [ki, ko, ku] = verb === '来る' ? ['来', '来', '来'] : ['き', 'こ', 'く']
  return {
    ...politeForms(ki),
    negative: `${ko}ない`,
    past: `${ki}た`,
    pastNegative: `${ko}なかった`,
    te: `${ki}て`,
    potential: `${ko}られる`,
    passive: `${ko}られる`,
    causative: `${ko}させる`,
    volitional: `${ko}よう`,
    imperative: `${ko}い`,
    conditional: `${ki}たら`,
    provisional: `${ku}れば`,
    desire: `${ki}たい`,
  }
}

/** Why a verb cannot be of a class; undefined where it can. */
export const classFault = (verb: string, verbClass: VerbClass): string | undefined => {
  if (verbClass === 'ichidan' && !verb.endsWith('る')) return 'an ichidan verb ends in る'
  if (verbClass === 'suru' && !verb.endsWith('する')) return 'a suru verb ends in する'
  if (verbClass === 'kuru' && verb !== '来る' && verb !== 'くる')
    return 'only 来る and くる are of the class kuru'
  return undefined
}

/** The forms of a verb of a class that it can be of. */
export const conjugate = (verb: string, verbClass: VerbClass): VerbForms =>
  ({ godan, ichidan, suru, kuru })[verbClass](verb)
