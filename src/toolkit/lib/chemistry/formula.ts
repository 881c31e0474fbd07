import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { elementOfSymbol, type Element } from './elements.js'

/** Atoms of the greatest formula; more would not be exact in a double. */
const MOST_ATOMS = 1_000_000_000

/** Atoms by element, in order of first appearance. */
export type Composition = ReadonlyMap<Element, number>

export interface Formula {
  composition: Composition
  /** In elementary charges; 0 without one. */
  charge: number
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** A symbol, a bracket, a whole number, or any one character, which is a fault. */
const TOKEN = /[A-Z][a-z]?|[()[\]{}]|\d+|[^]/gu

interface Group {
  /** The bracket that ends it; empty for a part of the formula. */
  closing: string
  atoms: Map<Element, number>
}

const addAtoms = (
  atoms: Map<Element, number>,
  more: Composition,
  times: number,
  fail: (why: string) => never,
): void => {
  for (const [element, count] of more) {
    const sum = (atoms.get(element) ?? 0) + count * times
    if (sum > MOST_ATOMS) fail(`has over ${MOST_ATOMS} atoms`)
    atoms.set(element, sum)
  }
}

const wholeNumber = (digits: string, fail: (why: string) => never): number => {
  const value = Number(digits)
  if (value === 0) fail('has a count of 0')
  return value > MOST_ATOMS ? fail(`has a count over ${MOST_ATOMS}`) : value
}

/** Reads what is between two dots: "5H2O", "Ca(OH)2". */
const readPart = (text: string, fail: (why: string) => never): Composition => {
  const [, digits = '', body = ''] = /^(\d*)([^]*)$/.exec(text) ?? []
  const factor = digits === '' ? 1 : wholeNumber(digits, fail)
  const tokens = body.match(TOKEN) ?? []
  const groups: Group[] = [{ closing: '', atoms: new Map() }]
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? ''
    const group = groups.at(-1)
    if (group === undefined) return fail('has unmatched brackets')
    const closing = CLOSING[token]
    if (closing !== undefined) {
      groups.push({ closing, atoms: new Map() })
      continue
    }
    const count = /^\d/.test(tokens[index + 1] ?? '') ? wholeNumber(tokens[++index] ?? '', fail) : 1
    if (/^[A-Z]/.test(token)) {
      const element = elementOfSymbol(token) ?? fail(`names the unknown element ${quoted(token)}`)
      addAtoms(group.atoms, new Map([[element, 1]]), count, fail)
    } else if (token === group.closing) {
      groups.pop()
      if (group.atoms.size === 0) fail('has empty brackets')
      addAtoms(groups.at(-1)?.atoms ?? group.atoms, group.atoms, count, fail)
    } else if (/^[)\]}]/.test(token)) fail('has unmatched brackets')
    else fail(`has an unexpected ${quoted(token)}`)
  }
  const [whole, unclosed] = groups
  if (unclosed !== undefined) fail('has unmatched brackets')
  if (whole === undefined || whole.atoms.size === 0) return fail('has an empty part')
  const atoms = new Map<Element, number>()
  addAtoms(atoms, whole.atoms, factor, fail)
  return atoms
}

/**
 * Reads a formula such as `Ca(OH)2`, `CuSO4.5H2O` or `[Fe(CN)6]^4-`.
 * @throws FeatureError 422 for an unknown element, unmatched brackets, other characters, or over 10^9 atoms
 */
export const parseFormula = (text: string): Formula => {
  const fail = (why: string): never => unprocessable(`The formula ${quoted(text)} ${why}.`)
  const [, body = text, size, sign] = /^([^^]*)\^(\d{0,3})([+-])$/.exec(text) ?? []
  const magnitude = size === undefined || size === '' ? 1 : Number(size)
  const composition = new Map<Element, number>()
  for (const part of body.split(/[.*·]/)) addAtoms(composition, readPart(part, fail), 1, fail)
  return { composition, charge: sign === undefined ? 0 : sign === '-' ? 0 - magnitude : magnitude }
}

/** The elements in the Hill order: C, H, then by symbol; all by symbol without carbon. */
export const hillOrder = (composition: Composition): [Element, number][] => {
  const entries = [...composition].sort(([one], [other]) => (one.symbol < other.symbol ? -1 : 1))
  if (!entries.some(([{ symbol }]) => symbol === 'C')) return entries
  const first = ['C', 'H'].flatMap((wanted) => entries.filter(([{ symbol }]) => symbol === wanted))
  return [...first, ...entries.filter((entry) => !first.includes(entry))]
}
