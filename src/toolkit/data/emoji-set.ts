import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** An emoji, or an emoji in a skin tone. */
export interface EmojiRow {
  /** Fully qualified. */
  emoji: string
  name: string
  /** Code points in upper-case hex, with hyphens. */
  hexcode: string
  /** Null for regional indicators. */
  group: string | null
  subgroup: string | null
  tags: readonly string[]
  /** GitHub's, without colons. */
  shortcodes: readonly string[]
  /** Emoji version that brought it. */
  version: number
  emoticon: string | null
  skinTones: readonly {
    emoji: string
    name: string
    hexcode: string
    version: number
    shortcodes: readonly string[]
  }[]
}

interface SourceEmoji {
  label: string
  hexcode: string
  emoji: string
  version: number
  group?: number
  subgroup?: number
  tags?: string[]
  emoticon?: string | string[]
  skins?: { label: string; hexcode: string; emoji: string; version: number }[]
}

interface SourceGroups {
  groups: Record<string, string>
  subgroups: Record<string, string>
}

const PRESENTED = /^(\p{Emoji_Presentation})\uFE0F$/u

/** As emoji-test.txt has it: what is presented as an emoji by itself has no selector; the package writes one. */
const qualified = (emoji: string): string => emoji.replace(PRESENTED, '$1')

const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : (([items] as (Item | Item[])[]).flat() as readonly Item[])

const rowsOf = (): EmojiRow[] => {
  const sources = load('emojibase-data/en/data.json') as SourceEmoji[]
  const codes = load('emojibase-data/en/shortcodes/github.json') as Record<string, string | string[]>
  const { groups, subgroups } = load('emojibase-data/meta/groups.json') as SourceGroups
  const nameIn = (names: Record<string, string>, id: number | undefined): string | null =>
    id === undefined ? null : (names[id] ?? null)
  return sources.map((source) => ({
    emoji: qualified(source.emoji),
    name: source.label,
    hexcode: source.hexcode,
    group: nameIn(groups, source.group),
    subgroup: nameIn(subgroups, source.subgroup),
    tags: source.tags ?? [],
    shortcodes: listOf(codes[source.hexcode]),
    version: source.version,
    emoticon: listOf(source.emoticon)[0] ?? null,
    skinTones: (source.skins ?? []).map((skin) => ({
      emoji: skin.emoji,
      name: skin.label,
      hexcode: skin.hexcode,
      version: skin.version,
      shortcodes: listOf(codes[skin.hexcode]),
    })),
  }))
}

/** All emoji with English names and GitHub's shortcodes, and their skin tones. */
export const emoji: DataSet = {
  name: 'emoji',
  title: 'Emoji: English names, keywords, groups, shortcodes and skin tones',
  sources: { packages: ['emojibase-data'] },
  licence: 'MIT AND Unicode-3.0',
  pack: () => Promise.resolve(packDataSet({ emoji: rowsOf() })),
}
