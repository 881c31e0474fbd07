import type { EmojiRow } from '../../data/emoji-set.js'
import { readDataSet } from '../../data/read.js'

/** The Emoji version of the names in VADER's release 3.3.2. */
const NEWEST = 11

/** Emoji whose names Unicode has changed since then, with the names in vaderSentiment 3.3.2 (emoji_utf8_lexicon.txt). */
const FORMER_NAMES: readonly (readonly [emoji: string, name: string])[] = [
  ['🥰', 'smiling face with 3 hearts'],
  ['🤗', 'hugging face'],
  ['😵', 'dizzy face'],
  ['😡', 'pouting face'],
  ['🤖', 'robot face'],
  ['😺', 'grinning cat face'],
  ['😸', 'grinning cat face with smiling eyes'],
  ['😹', 'cat face with tears of joy'],
  ['😻', 'smiling cat face with heart-eyes'],
  ['😼', 'cat face with wry smile'],
  ['😽', 'kissing cat face'],
  ['🙀', 'weary cat face'],
  ['😿', 'crying cat face'],
  ['😾', 'pouting cat face'],
  ['🧑', 'adult'],
  ['🧓', 'older adult'],
  ['👲', 'man with Chinese cap'],
  ['🧔', 'bearded person'],
  ['👱', 'blond-haired person'],
  ['🤵', 'man in tuxedo'],
  ['👰', 'bride with veil'],
  ['🕴', 'man in suit levitating'],
  ['👫', 'man and woman holding hands'],
  ['👬', 'two men holding hands'],
  ['👭', 'two women holding hands'],
  ['🦰', 'red-haired'],
  ['🦱', 'curly-haired'],
  ['🦳', 'white-haired'],
  ['❣', 'heavy heart exclamation'],
  ['💤', 'zzz'],
  ['🎒', 'school backpack'],
  ['🥿', 'woman’s flat shoe'],
  ['🐺', 'wolf face'],
  ['🦊', 'fox face'],
  ['🦁', 'lion face'],
  ['🦄', 'unicorn face'],
  ['🐹', 'hamster face'],
  ['🐻', 'bear face'],
  ['🐼', 'panda face'],
  ['🐸', 'frog face'],
  ['🧱', 'bricks'],
  ['🎯', 'direct hit'],
  ['🧩', 'jigsaw'],
  ['💻', 'laptop computer'],
  ['🔫', 'pistol'],
  ['⭕', 'heavy large circle'],
  ['✅', 'white heavy check mark'],
  ['☑', 'ballot box with check'],
  ['✔', 'heavy check mark'],
  ['✖', 'heavy multiplication x'],
  ['➕', 'heavy plus sign'],
  ['➖', 'heavy minus sign'],
  ['➗', 'heavy division sign'],
  ['❓', 'question mark'],
  ['❗', 'exclamation mark'],
]

const VARIATION_SELECTOR = /\uFE0F/g

const named = (): ReadonlyMap<string, string> => {
  const rows = readDataSet<readonly EmojiRow[]>('emoji', 'emoji')
  const names = rows
    .filter(({ group, version }) => group !== null && version <= NEWEST)
    .map(({ emoji, name }): [string, string] => [emoji.replace(VARIATION_SELECTOR, ''), name])
    .filter(([emoji]) => Array.from(emoji).length === 1)
  return new Map([...names, ...FORMER_NAMES])
}

let names: ReadonlyMap<string, string> | undefined

/** The text with each emoji replaced by its name, with a space between the name and what precedes it. */
export const withEmojiNames = (text: string): string => {
  names ??= named()
  let result = ''
  let isApart = true
  for (const character of text) {
    const name = names.get(character)
    if (name === undefined) {
      result += character
      isApart = character === ' '
    } else {
      result += isApart ? name : ` ${name}`
      isApart = false
    }
  }
  return result
}
