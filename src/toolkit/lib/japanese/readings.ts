import kuroshiro, { type KuroshiroToken } from 'kuroshiro'
import { writeKatakana } from './kana.js'
import { analyse, type IpadicToken } from './analyser.js'

/** Options of a conversion. */
export interface ConversionOptions {
  to: 'hiragana' | 'katakana' | 'romaji'
  mode?: 'normal' | 'spaced' | 'okurigana' | 'furigana'
  romajiSystem?: 'hepburn' | 'nippon' | 'passport'
}

/** kuroshiro makes a pattern of a word: what has a meaning in one goes through it as a noncharacter. */
const PATTERN_SIGNS = '\\^$.*+?()[]{}|'
const FIRST_STAND_IN = 0xfdd0

const hidden = (text: string): string =>
  Array.from(text, (character) => {
    const index = PATTERN_SIGNS.indexOf(character)
    return index === -1 ? character : String.fromCharCode(FIRST_STAND_IN + index)
  }).join('')

const shown = (text: string): string =>
  text.replace(/[\uFDD0-\uFDDD]/g, (character) =>
    PATTERN_SIGNS.charAt(character.charCodeAt(0) - FIRST_STAND_IN),
  )

const PRIVATE_USE = { first: 0xe000, last: 0xf8ff }

/**
 * kuroshiro takes a word apart by UTF-16 units: a character of two (𠮟) goes through it as one of the private use area that the text
 * lacks. Gives the stand-in of each.
 */
const standInsOf = (text: string): Map<string, string> => {
  const characters = new Set(text)
  const standIns = new Map<string, string>()
  let code = PRIVATE_USE.first
  for (const character of characters) {
    if (character.length === 1) continue
    while (characters.has(String.fromCharCode(code))) code += 1
    if (code > PRIVATE_USE.last) break
    standIns.set(character, String.fromCharCode(code))
    code += 1
  }
  return standIns
}

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  by.size === 0 ? text : Array.from(text, (character) => by.get(character) ?? character).join('')

const isKana = (text: string): boolean => /^[\u3040-\u30ff]+$/.test(text)

let last: { text: string; tokens: readonly IpadicToken[] } = { text: '', tokens: [] }

/** A text is converted in several ways one after the other; its words are looked up once. */
const tokensOf = (text: string): readonly IpadicToken[] => {
  if (last.text !== text) last = { text, tokens: text.trim() === '' ? [] : analyse(text) }
  return last.tokens
}

/** Its end っ makes kuroshiro join the verb and the next word. */
const joinsNext = (token: IpadicToken | undefined): boolean =>
  token !== undefined && /^(?:動詞|形容詞)$/.test(token.pos) && /.[っッ]$/.test(token.surface_form)

/**
 * Words as kuroshiro needs them. Unknown words have no pronunciation, and a verb that ends in っ before one would get the word
 * "undefined" in its own; before a bracket it would make a pattern that is none.
 */
const parse = (text: string): Promise<KuroshiroToken[]> => {
  const tokens = tokensOf(text)
  return Promise.resolve(
    tokens.map((token, index) => {
      const surface = joinsNext(tokens[index - 1]) ? hidden(token.surface_form) : token.surface_form
      const reading = isKana(surface) ? writeKatakana(surface) : surface
      return {
        surface_form: surface,
        pos: token.pos,
        reading: token.reading,
        pronunciation: token.pronunciation ?? reading,
      }
    }),
  )
}

const converter = new kuroshiro.default()
await converter.init({ init: () => Promise.resolve(), parse })

/** What kuroshiro makes of a text with the words of kuromoji. */
export const convertJapanese = async (text: string, options: ConversionOptions): Promise<string> => {
  const standIns = standInsOf(text)
  const originals = new Map(Array.from(standIns, ([character, standIn]) => [standIn, character]))
  return replaced(shown(await converter.convert(replaced(text, standIns), options)), originals)
}

/** Whether a text has kana or kanji. */
export const hasJapanese = (text: string): boolean => kuroshiro.default.Util.hasJapanese(text)
