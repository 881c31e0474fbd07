/** Unix file modes of twelve bits: set-uid, set-gid, sticky, then read, write and execute of owner, group and others. */

/** The bits that a class of users has in a mode. */
interface UserClass {
  letter: 'u' | 'g' | 'o'
  shift: number
  /** set-uid, set-gid or the sticky bit. */
  special: number
  /** The letter for execute in a listing when the special bit is set, with execute and without. */
  both: string
  alone: string
}

const CLASSES: readonly UserClass[] = [
  { letter: 'u', shift: 6, special: 0o4000, both: 's', alone: 'S' },
  { letter: 'g', shift: 3, special: 0o2000, both: 's', alone: 'S' },
  { letter: 'o', shift: 0, special: 0o1000, both: 't', alone: 'T' },
]

const ANY_EXECUTE = 0o111
const OCTAL = /^[0-7]{1,4}$/
/** As ls prints it, with or without the file's type. */
const LISTING = /^[-dlbcpsDCMn?]?((?:[r-][w-][-xsS]){2}[r-][w-][-xtT])$/
const CLAUSE = /^(?<who>[ugoa]*)(?<op>[-+=])(?<letters>[rwxXst]*)$/

const executeLetter = (execute: boolean, special: boolean, { both, alone }: UserClass): string => {
  if (special) return execute ? both : alone
  return execute ? 'x' : '-'
}

/** The nine letters of a listing: `rwxr-sr-T`. */
export const listingOf = (mode: number): string =>
  CLASSES.map((user) => {
    const bits = mode >> user.shift
    const execute = executeLetter((bits & 1) !== 0, (mode & user.special) !== 0, user)
    return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${execute}`
  }).join('')

/** The clauses that set a mode whatever it was: `u=rwxs,g=rx,o=`. */
export const clausesOf = (mode: number): string =>
  CLASSES.map(({ letter, shift, special }) => {
    const bits = mode >> shift
    const extra = (mode & special) !== 0 ? (letter === 'o' ? 't' : 's') : ''
    return `${letter}=${bits & 4 ? 'r' : ''}${bits & 2 ? 'w' : ''}${bits & 1 ? 'x' : ''}${extra}`
  }).join(',')

const fromListing = (text: string): number =>
  CLASSES.reduce((mode, { shift, special }, index) => {
    const [read, write, execute = '-'] = text.slice(index * 3, index * 3 + 3)
    const bits = (read === 'r' ? 4 : 0) + (write === 'w' ? 2 : 0) + (/[xst]/.test(execute) ? 1 : 0)
    return mode | (bits << shift) | (/[sStT]/.test(execute) ? special : 0)
  }, 0)

/** The bits that the letters of a clause mean in every class; X only if anyone may execute the file already. */
const bitsOf = (letters: string, mode: number): number => {
  const execute = letters.includes('x') || (letters.includes('X') && (mode & ANY_EXECUTE) !== 0)
  const bits = (letters.includes('r') ? 4 : 0) + (letters.includes('w') ? 2 : 0) + (execute ? 1 : 0)
  return (bits * 0o111) | (letters.includes('s') ? 0o6000 : 0) | (letters.includes('t') ? 0o1000 : 0)
}

/** The bits that a clause may touch: without a class, all. */
const reachOf = (who: string): number =>
  who === '' || who.includes('a')
    ? 0o7777
    : CLASSES.filter(({ letter }) => who.includes(letter)).reduce(
        (bits, { shift, special }) => bits | (7 << shift) | special,
        0,
      )

const applyClause = (mode: number, clause: string): number | null => {
  const parts = CLAUSE.exec(clause)?.groups
  if (parts === undefined) return null
  const { who = '', op, letters = '' } = parts
  const reach = reachOf(who)
  const bits = bitsOf(letters, mode) & reach
  if (op === '+') return mode | bits
  return op === '-' ? mode & ~bits : (mode & ~reach) | bits
}

/**
 * Reads a mode: one to four octal digits, a listing as ls prints it, or clauses as chmod takes them (POSIX.1-2024, chmod),
 * applied from left to right; a missing class means all, whatever the umask.
 * @param base what the clauses change
 * @returns null for anything else
 */
export const readMode = (text: string, base: number): number | null => {
  if (OCTAL.test(text)) return parseInt(text, 8)
  const listing = LISTING.exec(text)?.[1]
  if (listing !== undefined) return fromListing(listing)
  return text
    .split(',')
    .reduce<number | null>((mode, clause) => (mode === null ? null : applyClause(mode, clause)), base)
}
