/** Conversion between keyboard layouts by the tables of convert-layout. */
import layouts from 'convert-layout'

export type Layout = 'en' | keyof typeof layouts

/** The package calls a function for each character, 4 ms for 20,000; all of its characters are below this. */
const CHARACTERS = 0x2200

const converted = (text: string, from: Layout, to: Layout): string => {
  const typed = from === 'en' ? text : layouts[from].toEn(text)
  return to === 'en' ? typed : layouts[to].fromEn(typed)
}

const allCharacters = String.fromCharCode(...Array(CHARACTERS).keys())

const tables = new Map<string, string>()

/** What each UTF-16 code unit becomes, itself where the layout does not have it. */
const tableOf = (from: Layout, to: Layout): string => {
  const name = `${from} ${to}`
  const table = tables.get(name) ?? converted(allCharacters, from, to)
  tables.set(name, table)
  return table
}

/** The text that the same keys write in another layout; characters that the layouts do not have stay. */
export const retyped = (text: string, from: Layout, to: Layout): string => {
  const table = tableOf(from, to)
  const units = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    units[index] = unit < CHARACTERS ? table.charCodeAt(unit) : unit
  }
  return Buffer.from(units.buffer).toString('utf16le')
}
