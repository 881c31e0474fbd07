// TypeScript has the v flag, which \p{RGI_Emoji} needs, only in literals for later targets than ours.
const RGI_EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv')

/** Where the emoji sequences that are recommended for general interchange (UTS 51) stand in a text, longest first. */
export const emojiOf = (text: string): RegExpExecArray[] => [...text.matchAll(RGI_EMOJI)]

const PICTOGRAPH = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]*`
const SEQUENCE = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*`
const SEQUENCES = new RegExp(SEQUENCE, 'gu')
const PICTOGRAPHS = new RegExp(`${SEQUENCE}\\u200d?|\\p{Regional_Indicator}{1,2}`, 'gu')

/** A text without pictographs, their modifiers, joiners and variation selectors, and without flags. */
export const withoutEmoji = (text: string): string => text.replace(PICTOGRAPHS, '')

/**
 * Where joiners, variation selectors and tags belong to an emoji: the UTF-16 indices inside of pictographs that are
 * joined or given a presentation, and of recommended sequences.
 */
export const insideEmoji = (text: string): Set<number> => {
  const inside = new Set<number>()
  const cover = (start: number, length: number): void => {
    for (let at = start; at < start + length; at++) inside.add(at)
  }
  for (const { 0: sequence, index } of text.matchAll(SEQUENCES)) {
    // Tags make flags of recommended sequences only.
    cover(index, sequence.search(/[\u{e0020}-\u{e007f}]|$/u))
  }
  for (const { 0: sequence, index } of emojiOf(text)) cover(index, sequence.length)
  return inside
}
