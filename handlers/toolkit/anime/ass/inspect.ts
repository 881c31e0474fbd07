import { feature, unprocessable } from '#toolkit'
import {
  actorOf,
  fontTags,
  isKaraoke,
  NOT_A_SCRIPT,
  readSubstationAlpha,
  splitOverrides,
  substationTime,
  type ScriptFields,
} from '#toolkit/lib/anime/substation-alpha'

const tally = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^[+-]?\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : null

const wholeOf = (text: string | undefined): number | null => {
  const number = numberOf(text)
  return Number.isInteger(number) ? number : null
}

const timesOf = (lines: readonly ScriptFields[], field: string): number[] =>
  lines.flatMap((line) => substationTime(line.get(field)) ?? [])

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

export default feature('rest_anime_ass_2', ({ text }) => {
  const { info, styles, dialogue, comments } = readSubstationAlpha(text) ?? unprocessable(NOT_A_SCRIPT)
  const used = tally(dialogue.map((line) => line.get('style') ?? ''))
  const defined = styles.map((style) => ({
    name: style.get('name') ?? '',
    font: style.get('fontname') ?? null,
    size: numberOf(style.get('fontsize')),
    lines: used.get(style.get('name') ?? '') ?? 0,
  }))
  const names = new Set(defined.map(({ name }) => name))
  const overrides = dialogue.map((line) => splitOverrides(line.get('text') ?? '').overrides)
  const fonts = [
    ...defined.filter(({ lines }) => lines > 0).map(({ font }) => font ?? ''),
    ...overrides.flatMap(fontTags),
  ].map((font) => font.replace(/^@/, ''))
  const starts = timesOf(dialogue, 'start')
  return {
    title: info.get('title') ?? null,
    playResX: wholeOf(info.get('playresx')),
    playResY: wholeOf(info.get('playresy')),
    dialogue: dialogue.length,
    comments,
    karaoke: overrides.filter(isKaraoke).length,
    firstMs: starts.length === 0 ? 0 : Math.min(...starts),
    lastMs: Math.max(0, ...timesOf(dialogue, 'end')),
    fonts: [...new Set(fonts)].filter((font) => font !== '').sort(compare),
    styles: defined,
    unusedStyles: defined.filter(({ lines }) => lines === 0).map(({ name }) => name),
    missingStyles: [...used.keys()].filter((name) => name !== '' && !names.has(name)),
    actors: [...tally(dialogue.map(actorOf).filter((name) => name !== ''))]
      .map(([name, lines]) => ({ name, lines }))
      .sort((one, other) => other.lines - one.lines || compare(one.name, other.name)),
  }
})
