import type { EmojiRow } from '../../data/emoji-set.js'
import { readDataSet } from '../../data/read.js'

type SkinTone = EmojiRow['skinTones'][number]

interface EmojiIndex {
  /** By code points without variation selectors. */
  bySequence: ReadonlyMap<string, EmojiRow>
  byHex: ReadonlyMap<string, EmojiRow>
  byShortcode: ReadonlyMap<string, EmojiRow>
}

const withoutSelectors = (emoji: string): string => emoji.replace(/[\uFE0E\uFE0F]/g, '')

const comparedHex = (hex: string): string => hex.toUpperCase().replace(/-FE0F/g, '')

const toned = (base: EmojiRow, skin: SkinTone): EmojiRow => ({
  ...base,
  ...skin,
  emoticon: null,
  skinTones: [],
})

const indexed = (): EmojiIndex => {
  const rows = readDataSet<readonly EmojiRow[]>('emoji', 'emoji')
  const all = rows.flatMap((row) => [row, ...row.skinTones.map((skin) => toned(row, skin))])
  return {
    bySequence: new Map(all.map((row) => [withoutSelectors(row.emoji), row])),
    byHex: new Map(all.map((row) => [comparedHex(row.hexcode), row])),
    byShortcode: new Map(all.flatMap((row) => row.shortcodes.map((code) => [code, row]))),
  }
}

let index: EmojiIndex | undefined

/**
 * An emoji by itself, by its code points in hex with hyphens (variation selectors do not matter), or by a GitHub shortcode
 * with or without colons. An emoji in a skin tone has the group, subgroup and tags of its base.
 */
export const emojiRecord = (text: string): EmojiRow | undefined => {
  const { bySequence, byHex, byShortcode } = (index ??= indexed())
  return (
    bySequence.get(withoutSelectors(text)) ??
    byHex.get(comparedHex(text)) ??
    byShortcode.get(text.replace(/^:(.+):$/, '$1'))
  )
}
