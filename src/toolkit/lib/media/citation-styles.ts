/** What is cited; texts are trimmed, and undefined where absent. */
export interface Work {
  type: 'book' | 'article' | 'webpage'
  title: string
  authors: readonly Author[]
  year?: number | undefined
  container?: string | undefined
  publisher?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  pages?: string | undefined
  link?: string | undefined
}

/** An author; one without a given name is used as it is. */
export interface Author {
  family: string
  given: string | null
  /** Jr., III ...; null without. */
  suffix: string | null
}

export type Style = 'apa' | 'mla' | 'chicago'

/** A piece of a citation; `italic` pieces are set so in HTML. */
export interface Piece {
  text: string
  italic?: boolean
}

const ENDED = /[.?!]$/

/** Ends a part in a full stop, unless it ends in . ? or ! already. */
const stopped = (text: string): string => (ENDED.test(text) ? text : `${text}.`)

/** Authors and years end in one full stop. */
const authorStopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const list = (names: readonly string[], last: string, lastOfTwo = last): string => {
  if (names.length < 2) return names.join('')
  return names.slice(0, -1).join(', ') + (names.length === 2 ? lastOfTwo : last) + (names.at(-1) ?? '')
}

const present = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null).join(separator)

const inverted = ({ family, given, suffix }: Author): string => present([family, given, suffix], ', ')
const straight = ({ family, given, suffix }: Author): string => present([given, family, suffix], ' ')

/** The initials of given names: J. R. R., also where they stand as J.R.R.; hyphenated ones keep the hyphen (J.-P.). */
const initials = (given: string): string =>
  given
    .split(/\s+|(?<=\.)(?=\p{L})/u)
    .map((name) =>
      name
        .split('-')
        .filter((part) => part !== '')
        .map((part) => `${Array.from(part)[0]?.toUpperCase() ?? ''}.`)
        .join('-'),
    )
    .join(' ')

const apaName = (author: Author): string =>
  inverted({ ...author, given: author.given === null ? null : initials(author.given) })

const AUTHORS: Readonly<Record<Style, (authors: readonly Author[]) => string>> = {
  apa: (authors) => {
    const names = authors.map(apaName)
    return names.length > 20
      ? `${names.slice(0, 19).join(', ')}, . . . ${names.at(-1) ?? ''}`
      : list(names, ', & ')
  },
  mla: (authors) => {
    const [first, second] = authors
    if (first === undefined) return ''
    if (second === undefined) return inverted(first)
    return authors.length === 2 ? `${inverted(first)}, and ${straight(second)}` : `${inverted(first)}, et al.`
  },
  chicago: (authors) => {
    const names = authors.map((author, index) => (index === 0 ? inverted(author) : straight(author)))
    return names.length > 10 ? `${names.slice(0, 7).join(', ')}, et al.` : list(names, ', and ')
  },
}

/** Pieces in order, joined by blanks; absent ones are left out with their punctuation. */
const joined = (parts: readonly (readonly Piece[])[]): Piece[] =>
  parts
    .filter((part) => part.some(({ text }) => text !== ''))
    .flatMap((part, index) => (index === 0 ? part : [{ text: ' ' }, ...part]))

const plain = (text: string | undefined, end = stopped): Piece[] =>
  text === undefined || text === '' ? [] : [{ text: end(text) }]

const italicTitle = (title: string): Piece[] => [
  { text: title, italic: true },
  ...(ENDED.test(title) ? [] : [{ text: '.' }]),
]

const quotedTitle = (title: string): Piece[] => [{ text: `“${stopped(title)}”` }]

const unended = (text: string): string => text

/**
 * `CONTAINER, VOLUME(ISSUE), PAGES.` with container and volume together in italics; an issue without a volume follows a
 * comma, as it does not belong to the name.
 */
const apaJournal = ({ container, volume, issue, pages }: Work): Piece[] => {
  const name = [container, volume].filter((part) => part !== undefined).join(', ')
  const inBrackets = issue === undefined ? undefined : `(${issue})`
  const [attached = '', detached] = volume === undefined ? [undefined, inBrackets] : [inBrackets]
  const others = [detached, pages].filter((part) => part !== undefined).join(', ')
  const rest = attached + (name === '' || others === '' ? others : `, ${others}`)
  if (name + rest === '') return []
  return [
    ...(name === '' ? [] : [{ text: name, italic: true }]),
    { text: stopped(rest) === '.' && ENDED.test(name) ? '' : stopped(rest) },
  ]
}

const apa = (work: Work, authors: string): Piece[] => {
  const { type, title, year, container, publisher, link } = work
  const date: Piece[] = [{ text: `(${year ?? 'n.d.'}).` }]
  const heading = type === 'article' ? [{ text: stopped(title) }] : italicTitle(title)
  const source = {
    book: plain(publisher),
    article: apaJournal(work),
    webpage: plain(container),
  }[type]
  const start = authors === '' ? [heading, date] : [plain(authors, authorStopped), date, heading]
  return joined([...start, source, plain(link, unended)])
}

/** Parts joined by commas, ended by one full stop. */
const commas = (parts: readonly (Piece | undefined)[]): Piece[] => {
  const there = parts.filter((part) => part !== undefined)
  if (there.length === 0) return []
  const pieces = there.flatMap((part, index) => (index === 0 ? [part] : [{ text: ', ' }, part]))
  return ENDED.test(there.at(-1)?.text ?? '') ? pieces : [...pieces, { text: '.' }]
}

const piece = (text: string | number | undefined, before = ''): Piece | undefined =>
  text === undefined ? undefined : { text: `${before}${text}` }

/** One page is p., more are pp. (MLA Handbook, 9th edition, 5.95). */
const mlaPages = (pages: string | undefined): Piece | undefined =>
  piece(pages, /[–,+&\s]/.test(pages ?? '') ? 'pp. ' : 'p. ')

const italic = (text: string | undefined): Piece | undefined =>
  text === undefined ? undefined : { text, italic: true }

const mla = (work: Work, authors: string): Piece[] => {
  const { type, title, year, container, publisher, volume, issue, pages, link } = work
  const parts = {
    book: [piece(publisher), piece(year)],
    article: [
      italic(container),
      piece(volume, 'vol. '),
      piece(issue, 'no. '),
      piece(year),
      mlaPages(pages),
      piece(link),
    ],
    webpage: [italic(container), piece(year), piece(link)],
  }[type]
  return joined([
    plain(authors, authorStopped),
    type === 'book' ? italicTitle(title) : quotedTitle(title),
    commas(parts),
  ])
}

/** `CONTAINER VOLUME, no. ISSUE (YEAR): PAGES.` */
const chicagoJournal = ({ container, volume, issue, year, pages }: Work): Piece[] => {
  const rest = [
    volume === undefined ? '' : ` ${volume}`,
    issue === undefined ? '' : `, no. ${issue}`,
    year === undefined ? '' : ` (${year})`,
    pages === undefined ? '' : `: ${pages}`,
  ].join('')
  const after = container === undefined ? rest.replace(/^(, |: | )/, '') : rest
  if (container === undefined && after === '') return []
  // A container alone may end in a full stop of its own (J. Test.).
  const end = after === '' && ENDED.test(container ?? '') ? '' : stopped(after)
  return [...(container === undefined ? [] : [{ text: container, italic: true }]), { text: end }]
}

const chicago = (work: Work, authors: string): Piece[] => {
  const { type, title, year, container, publisher, link } = work
  const parts: Piece[][] = {
    book: [commas([piece(publisher), piece(year)])],
    article: [chicagoJournal(work)],
    webpage: [commas([italic(container)]), plain(year?.toString())],
  }[type]
  return joined([
    plain(authors, authorStopped),
    type === 'book' ? italicTitle(title) : quotedTitle(title),
    ...parts,
    plain(link, authorStopped),
  ])
}

/** A reference by the rules of APA (7th edition), MLA (9th) or Chicago (bibliography, 17th). */
export const citation = (style: Style, work: Work): Piece[] => {
  const authors = AUTHORS[style](work.authors)
  return { apa, mla, chicago }[style](work, authors)
}

/** Names for the text: most of them before et al., and what is before the last one. */
const shortNames = (names: readonly string[], most: number, and: string, lastOfMore = and): string => {
  const [first = ''] = names
  return names.length > most ? `${first} et al.` : list(names, lastOfMore, and)
}

/** The reference in brackets that stands in the running text. */
export const inTextCitation = (style: Style, { title, authors, year }: Work): string => {
  const names = authors.length === 0 ? [`“${title}”`] : authors.map(({ family }) => family)
  switch (style) {
    case 'apa':
      // The comma stands inside the quotation marks (APA, 7th edition, 6.7 and 8.14).
      if (authors.length === 0) return `(“${title.replace(/\.$/, '')},” ${year ?? 'n.d.'})`
      return `(${shortNames(names, 2, ' & ')}, ${year ?? 'n.d.'})`
    case 'mla':
      return `(${shortNames(names, 2, ' and ')})`
    case 'chicago':
      return `(${[shortNames(names, 3, ' and ', ', and '), year].filter((part) => part !== undefined).join(' ')})`
  }
}
