/*
 * What @citation-js/plugin-ris leaves undone, by the RIS format's own fields (Research Information Systems, 2001 and 2011):
 * https://en.wikipedia.org/wiki/RIS_(file_format)
 */

/** A person as the Citation Style Language has it. */
export interface Name {
  family?: string | null | undefined
  given?: string | null | undefined
  suffix?: unknown
  'dropping-particle'?: string | null | undefined
  'non-dropping-particle'?: string | null | undefined
}

interface DateParts {
  'date-parts'?: unknown
  raw?: unknown
}

const nameOf = (text: string): Name => {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim())
  return { family, ...(given ? { given } : {}), ...(suffix ? { suffix } : {}) }
}

/**
 * The package puts the authors of newspaper articles into a field that the Citation Style Language lacks, as text. The
 * reporter of a case is no author, but the series of law reports.
 */
const authorsOf = ({ type, author, reporter }: Record<string, unknown>): unknown =>
  type === 'article-newspaper' && author === undefined && reporter !== undefined
    ? [reporter].flat().map((name: unknown) => (typeof name === 'string' ? nameOf(name) : name))
    : author

/** `2019/03/04/`, `2019-03` or a text with a year in it, as date parts. */
const dateOf = (raw: string): DateParts | undefined => {
  const [, year, month, day] = /^(\d{4})(?:[/-](\d{1,2})(?:[/-](\d{1,2}))?)?/.exec(raw) ?? []
  const found = year ?? /\b\d{4}\b/.exec(raw)?.[0]
  if (found === undefined) return undefined
  const parts = [found, month, day].filter((part) => part !== undefined).map(Number)
  return { 'date-parts': [parts] }
}

/** Gives a date of CSL-JSON that is one text (raw) its parts, where they can be read. */
export const withDateParts = (record: Record<string, unknown>): Record<string, unknown> => {
  const { raw, ...issued } = (record['issued'] ?? {}) as DateParts
  const parts = issued['date-parts'] === undefined && typeof raw === 'string' ? dateOf(raw) : undefined
  return parts === undefined ? record : { ...record, issued: { ...issued, ...parts } }
}

/** PY is the year of publication; the package takes it for the day of a conference, and leaves that of a chapter as it stands. */
const issuedOf = (record: Record<string, unknown>): unknown => {
  const issued = record['issued'] as DateParts | undefined
  if (issued === undefined) return record['event-date']
  return typeof issued.raw === 'string' ? (dateOf(issued.raw) ?? issued) : issued
}

/** Sets authors and the date of a record that was read from RIS, where the package has put them elsewhere. */
export const repairedRecord = (record: Record<string, unknown>): Record<string, unknown> => {
  const author = authorsOf(record)
  const issued = issuedOf(record)
  const { reporter: _names, ...rest } = record
  return {
    ...rest,
    ...(author === undefined ? {} : { author }),
    ...(issued === undefined ? {} : { issued }),
  }
}

const withParticles = (name: Name): Name => {
  const { 'dropping-particle': dropping, 'non-dropping-particle': kept, family, ...rest } = name
  const parts = [dropping, kept, family].filter((part) => (part ?? '') !== '')
  return parts.length === 0 ? name : { ...rest, family: parts.join(' ') }
}

/** RIS has no field for a particle: it is part of the family name. */
export const namesForRis = <T extends { author?: readonly Name[] | null | undefined }>(reference: T): T =>
  reference.author ? { ...reference, author: reference.author.map(withParticles) } : reference

const padded = (part: string): string => (part === '' ? '' : part.padStart(2, '0'))

/** One record: SP and EP are a page each, months and days have two digits, and every dated record has its year in PY. */
const repairedText = (record: string): string => {
  const text = record
    .replace(/^SP {2}- ([^\s,-]+)-([^\s,-]+)$/m, 'SP  - $1\nEP  - $2')
    .replace(
      /^DA {2}- (\d{4})\/(\d{0,2})\/(\d{0,2})\/(.*)$/m,
      (_all, year: string, month: string, day: string, rest: string) =>
        `DA  - ${year}/${padded(month)}/${padded(day)}/${rest}`,
    )
  const year = /^DA {2}- (\d{4})/m.exec(text)?.[1]
  return year === undefined || /^PY {2}- /m.test(text)
    ? text
    : text.replace(/^DA {2}- /m, `PY  - ${year}\n$&`)
}

interface Authored {
  author?: readonly (Name & { literal?: string | null | undefined })[] | null | undefined
}

/** The package leaves out the authors of newspaper articles and films. */
const withAuthors = (record: string, { author }: Authored = {}): string => {
  if (!author || /^AU {2}- /m.test(record)) return record
  const lines = author.map(({ literal, family, given, suffix }) => {
    const name = literal ?? [family, given, suffix].filter(Boolean).join(', ')
    return `AU  - ${name}\n`
  })
  return record.replace(/^TY {2}- .*\n/, (type) => type + lines.join(''))
}

/**
 * Repairs a file that the package has written.
 * @param references that it was written from, in its order
 */
export const repairedRis = (text: string, references: readonly Authored[]): string =>
  text
    .split(/(?<=^ER {2}- ?\n)/m)
    .map((record, index) => withAuthors(repairedText(record), references[index]))
    .join('')
