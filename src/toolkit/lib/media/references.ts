import { createRequire } from 'node:module'
import * as v from 'valibot'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import {
  genreOf,
  MATH_COMMANDS,
  repairedBibtex,
  TEXT_COMMANDS,
  type TexConstants,
  withBookTitle,
  withDottedLetters,
  withEscapedNames,
  withKey,
  withoutStandIns,
  withPlainDays,
  withStandIns,
  withThesisGenre,
  writtenInAscii,
} from './bibtex-entries.js'
import { namesForRis, repairedRecord, repairedRis, withDateParts } from './ris-records.js'

export type ReferenceFormat = 'bibtex' | 'ris' | 'csl-json'

const word = v.nullish(v.string())

/** What is read of a reference, of the types that csl-data.json gives. */
const Fields = v.looseObject({
  id: v.nullish(v.union([v.string(), v.number()])),
  type: word,
  title: word,
  author: v.nullish(
    v.array(
      v.looseObject({
        family: word,
        given: word,
        literal: word,
        'dropping-particle': word,
        'non-dropping-particle': word,
      }),
    ),
  ),
  issued: v.nullish(
    v.looseObject({ 'date-parts': v.nullish(v.array(v.array(v.union([v.string(), v.number()])))) }),
  ),
  DOI: word,
})

/** A reference as the Citation Style Language has it. */
export type Reference = v.InferOutput<typeof Fields> & { id: string }

interface Cite {
  data: Record<string, unknown>[]
  format: (format: string) => string
}

type CiteConstructor = new (input: unknown, options: { forceType?: string; generateGraph: false }) => Cite

const require = createRequire(import.meta.url)

let constructor: CiteConstructor | undefined
let isWritten: (character: string) => boolean = () => true

interface BibtexConfig {
  constants: TexConstants
  format: { checkLabel: boolean }
}

interface Core {
  Cite: CiteConstructor
  plugins: { config: { get: (plugin: '@bibtex') => BibtexConfig } }
}

/** The package takes 0.3 s to load; its plug-ins register themselves with it. */
const cite = (input: unknown, forceType: string): Cite => {
  if (constructor === undefined) {
    const { Cite, plugins } = require('@citation-js/core') as Core
    require('@citation-js/plugin-bibtex')
    require('@citation-js/plugin-ris')
    const { constants, format } = plugins.config.get('@bibtex')
    isWritten = writtenInAscii(constants)
    Object.assign(constants.commands, TEXT_COMMANDS)
    Object.assign(constants.mathCommands, MATH_COMMANDS)
    // It takes keys with a colon, hyphen or slash for unsafe, and would make up others in their place.
    format.checkLabel = false
    constructor = Cite
  }
  return new constructor(input, { forceType, generateGraph: false })
}

/** What a text is by its first characters; undefined where it is none of them. */
export const formatOf = (text: string): ReferenceFormat | undefined => {
  if (text.startsWith('@')) return 'bibtex'
  if (/^TY {1,2}-/m.test(text)) return 'ris'
  return /^[[{]/.test(text) ? 'csl-json' : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cslItems = (text: string): unknown[] => {
  const value: unknown = JSON.parse(text)
  const items: unknown[] = Array.isArray(value) ? value : [value]
  const stray = items.findIndex((item) => !isObject(item))
  return stray === -1 ? items : unprocessable(`Item ${stray + 1} of the array is not an object.`)
}

/** Entry types and fields that only BibLaTeX has: read as BibTeX they lose their kind and date. */
const BIBLATEX =
  /^[ \t]*@(?:online|electronic|www|report|thesis|patent|dataset|software)\s*\{|[{,]\s*(?:date|journaltitle)\s*=/im

const withGenre = (record: Record<string, unknown>): Record<string, unknown> =>
  typeof record['genre'] === 'string' ? { ...record, genre: genreOf(record['genre']) } : record

/**
 * Of a type that it does not know the package reads nothing: such a record is read as a general one. Of web pages (WEB) it
 * knows the type alone: they are read as electronic sources, which are the same to CSL.
 */
const readRis = (written: string): Record<string, unknown>[] => {
  const text = written.replace(/^[ \t]*TY {2}- WEB[ \t]*$/gm, 'TY  - ELEC')
  const { data } = cite(text, '@ris/file')
  if (data.every(({ type }) => type !== undefined)) return data
  let place = -1
  const general = text.replace(/^[ \t]*TY {2}- .*$/gm, (line) => {
    place += 1
    return data[place]?.['type'] === undefined ? 'TY  - GEN' : line
  })
  return cite(general, '@ris/file').data
}

const READERS: Readonly<Record<ReferenceFormat, (text: string) => Record<string, unknown>[]>> = {
  bibtex: (text) =>
    cite(withPlainDays(text), BIBLATEX.test(text) ? '@biblatex/text' : '@bibtex/text').data.map((record) =>
      withGenre(withDottedLetters(record)),
    ),
  // The package wants two blanks before the hyphen and one behind it.
  ris: (text) => readRis(text.replace(/^([A-Z][A-Z0-9]) {1,2}- ?/gm, '$1  - ')).map(repairedRecord),
  'csl-json': (text) => cite(cslItems(text), '@csl/list+object').data.map(withDateParts),
}

/** The package makes up ids that differ each time. */
const withId = (reference: v.InferOutput<typeof Fields>, place: number): Reference => {
  const given = typeof reference.id === 'number' ? String(reference.id) : reference.id
  const id = typeof given !== 'string' || given === '' || given.startsWith('temp_id_') ? `ref${place}` : given
  return { ...reference, id, 'citation-key': id }
}

const fieldsOf = (reference: unknown, place: number): v.InferOutput<typeof Fields> => {
  const result = v.safeParse(Fields, reference, { abortEarly: true })
  if (result.success) return result.output
  const [field = 'text'] = (v.getDotPath(result.issues[0]) ?? '').split('.')
  return unprocessable(
    `Reference ${place} has a field "${field}" that is not of the form that CSL-JSON gives it.`,
  )
}

/**
 * Reads references; their ids are the citation keys, else ref1, ref2 ... by place.
 * @throws {FeatureError} 422 where the text does not parse or has no reference
 */
export const readReferences = (text: string, format: ReferenceFormat): Reference[] => {
  let data: unknown[]
  try {
    data = READERS[format](text)
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    if (error instanceof RangeError) return unprocessable('text is nested too deeply.')
    const [why = ''] = (error instanceof Error ? error.message : '').split('\n')
    return unprocessable(
      `text does not parse as ${format}: ${why
        .trim()
        .replace(/[:.]+$/, '')
        .slice(0, 200)}.`,
    )
  }
  if (data.length === 0) return unprocessable(`text has no reference in ${format}.`)
  return data.map((reference, index) => withId(fieldsOf(reference, index + 1), index + 1))
}

const WRITERS: Readonly<
  Record<Exclude<ReferenceFormat, 'csl-json'>, (references: readonly Reference[]) => string>
> = {
  bibtex: (references) => {
    const complete = references.map((reference) =>
      withKey(withEscapedNames(withBookTitle(withThesisGenre(reference)))),
    )
    const written = cite(withStandIns(complete, isWritten), '@csl/list+object').format('bibtex')
    return withoutStandIns(repairedBibtex(written))
  },
  ris: (references) => {
    const named = references.map(namesForRis)
    return repairedRis(cite(named, '@csl/list+object').format('ris'), named)
  },
}

/**
 * Writes references in a format.
 * @throws {FeatureError} 422 where a field has a type that the format cannot write
 */
export const writeReferences = (references: readonly Reference[], format: ReferenceFormat): string => {
  if (format !== 'csl-json') {
    const written = attempt(
      () => WRITERS[format](references),
      () => true,
    )
    return written ?? unprocessable(`The references have a field that cannot be written as ${format}.`)
  }
  const fields = references.map(({ 'citation-key': _key, ...reference }) => reference)
  return JSON.stringify(fields, null, 2)
}
