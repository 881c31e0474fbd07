/** Enigma I and M3 with rotors I to V (wirings and notches: Crypto Museum, cryptomuseum.com/crypto/enigma/wiring.htm). */
import { LETTERS, letterNumbers, modulo, upperLetter } from './latin-letters.js'

const ROTORS: Readonly<Record<string, { wiring: string; notch: string }>> = {
  I: { wiring: 'EKMFLGDQVZNTOWYHXUSPAIBRCJ', notch: 'Q' },
  II: { wiring: 'AJDKSIRUXBLHWTMCQGZNPYFVOE', notch: 'E' },
  III: { wiring: 'BDFHJLCPRTXVZNYEIWGAKMUSQO', notch: 'V' },
  IV: { wiring: 'ESOVPZJAYQUIRHXLNFTGKDCMWB', notch: 'J' },
  V: { wiring: 'VZBRGITYUPSDNHLXAWMJQOFECK', notch: 'Z' },
}

const REFLECTORS: Readonly<Record<string, string>> = {
  B: 'YRUHQSLDPXNGOKMIEBFZCWVJAT',
  C: 'FVPJIAOYEDRZXWGCTKUQSBNMHL',
}

interface Rotor {
  forward: readonly number[]
  backward: readonly number[]
  /** What the window shows when the rotor on the left is about to be taken along. */
  notch: number
  ring: number
}

/** A machine as it is set before the first letter; rotors from left to right. */
export interface EnigmaSetting {
  rotors: readonly [Rotor, Rotor, Rotor]
  reflector: readonly number[]
  positions: readonly number[]
  /** What each letter is plugged to, itself where it is not. */
  plugboard: readonly number[]
}

const inverse = (wiring: readonly number[]): number[] => {
  const result: number[] = []
  wiring.forEach((to, from) => {
    result[to] = from
  })
  return result
}

const rotorOf = (name: string, ring: number): Rotor | undefined => {
  const rotor = Object.hasOwn(ROTORS, name) ? ROTORS[name] : undefined
  if (rotor === undefined) return undefined
  const forward = letterNumbers(rotor.wiring)
  return { forward, backward: inverse(forward), notch: letterNumbers(rotor.notch)[0] ?? 0, ring }
}

/** Pairs such as "AB CD"; undefined where a letter is plugged twice or a part is no pair. */
const plugboardOf = (text: string): number[] | undefined => {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '')
  const used = pairs.join('')
  if (!pairs.every((pair) => /^[A-Z]{2}$/.test(pair)) || new Set(used).size !== used.length) return undefined
  const board = Array.from({ length: LETTERS }, (_, letter) => letter)
  for (const [a = 0, b = 0] of pairs.map(letterNumbers)) [board[a], board[b]] = [b, a]
  return board
}

/**
 * Reads "rotors;reflector;rings;positions;plugboard", such as `I-II-III;B;AAA;AAA;AB CD`; the last part may be left out.
 * @returns undefined where a part does not fit
 */
export const readEnigmaSetting = (text: string): EnigmaSetting | undefined => {
  const parts = text
    .toUpperCase()
    .split(';')
    .map((part) => part.trim())
  const [rotorNames = '', reflectorName = '', rings = '', positions = '', plugs = ''] = parts
  const names = rotorNames.split('-').map((name) => name.trim())
  const ringNumbers = letterNumbers(rings)
  const [left, middle, right] = names.map((name, index) => rotorOf(name, ringNumbers[index] ?? 0))
  const reflector = Object.hasOwn(REFLECTORS, reflectorName) ? REFLECTORS[reflectorName] : undefined
  const plugboard = plugboardOf(plugs)
  const isComplete =
    (parts.length === 4 || parts.length === 5) &&
    names.length === 3 &&
    new Set(names).size === 3 &&
    [rings, positions].every((letters) => /^[A-Z]{3}$/.test(letters))
  if (!isComplete || !left || !middle || !right || !reflector || !plugboard) return undefined
  return {
    rotors: [left, middle, right],
    reflector: letterNumbers(reflector),
    positions: letterNumbers(positions),
    plugboard,
  }
}

/** The right rotor always moves; the middle one at its own notch too, with the left one: the double step. */
const stepped = ({ rotors: [, middle, right] }: EnigmaSetting, [a = 0, b = 0, c = 0]: number[]): number[] => {
  const middleTurns = b === middle.notch
  const rightTurns = c === right.notch
  return [a + Number(middleTurns), b + Number(middleTurns || rightTurns), c + 1].map((at) =>
    modulo(at, LETTERS),
  )
}

const through = (letter: number, wiring: readonly number[], offset: number): number =>
  modulo((wiring[modulo(letter + offset, LETTERS)] ?? 0) - offset, LETTERS)

/** Capitals of the letters alone; enciphering what was enciphered gives it back. */
export const enigma = (text: string, setting: EnigmaSetting): string => {
  const { rotors, reflector, plugboard } = setting
  let positions = [...setting.positions]
  return letterNumbers(text)
    .map((letter) => {
      positions = stepped(setting, positions)
      const path = rotors.map(({ forward, backward, ring }, index) => ({
        forward,
        backward,
        offset: (positions[index] ?? 0) - ring,
      }))
      const entered = plugboard[letter] ?? letter
      const inward = path.reduceRight((at, { forward, offset }) => through(at, forward, offset), entered)
      const turned = reflector[inward] ?? inward
      const outward = path.reduce((at, { backward, offset }) => through(at, backward, offset), turned)
      return upperLetter(plugboard[outward] ?? outward)
    })
    .join('')
}
