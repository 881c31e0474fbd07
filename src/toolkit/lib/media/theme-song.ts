/** An opening or ending song of an anime. */
export interface ThemeSong {
  /** As it is written, else its place in the list from 1. */
  number: number
  title: string
  artist: string | null
  /** Such as `1-12,14`; null where none are named. */
  episodes: string | null
  raw: string
}

/** A parenthesis at the end that names episodes; the word is followed by a blank, a full stop or a digit. */
const EPISODES = /\(\s*eps?(?![a-z])([^()]*)\)\s*$/

/**
 * Takes apart a song as MyAnimeList writes it, such as `1: "Song (日本語)" by Artist (eps 1-12)`.
 * @param index its place in the list from 0
 */
export const themeSongOf = (raw: string, index: number): ThemeSong => {
  const number = /^(\d{1,9}):/.exec(raw)?.[1]
  const opening = raw.indexOf('"')
  const closing = raw.lastIndexOf('"')
  const isQuoted = closing > opening
  const named = EPISODES.exec(raw)
  const after = isQuoted ? raw.slice(closing + 1, named?.index) : ''
  const by = after.indexOf(' by ')
  const artist = by < 0 ? '' : after.slice(by + ' by '.length).trim()
  const episodes = named?.[1]?.replace(/\s+/g, '') ?? ''
  return {
    number: number === undefined ? index + 1 : Number(number),
    title: isQuoted ? raw.slice(opening + 1, closing) : raw,
    artist: artist === '' ? null : artist,
    episodes: episodes === '' ? null : episodes,
    raw,
  }
}
