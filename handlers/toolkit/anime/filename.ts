import { parse } from 'anitomy'
import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { quoted } from '#toolkit/lib/common/quoted'

/** anitomy takes other words in brackets for the group; only the first brackets, or what a last hyphen sets off, count. */
const groupOf = (name: string, extension: string | undefined): string | null => {
  const inBrackets = /^\[([^\]]+)\]/.exec(name)?.[1]
  const bare = extension === undefined ? name : name.slice(0, -extension.length - 1)
  return inBrackets ?? /(?<!\s)-([\p{L}\p{N}]+)$/u.exec(bare)?.[1] ?? null
}

/** Extensions that anitomy takes for the name of a codec, or does not know. */
const OTHER_EXTENSION = /\.(avi|divx|wmv|rmvb|asf|m4v|mpeg|ts|vob|ass|ssa|sub)$/i

/** The codec, which the extension alone does not tell. */
const codecOf = (term: string | undefined, name: string, extension: string | undefined): string | null => {
  if (term === undefined || term !== extension) return term ?? null
  const at = name.slice(0, -extension.length).toLowerCase().indexOf(term.toLowerCase())
  return at === -1 ? null : name.slice(at, at + term.length)
}

const whole = (value: string | number | undefined): number | null => {
  const number = Number(value ?? NaN)
  return Number.isSafeInteger(number) ? number : null
}

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null

export default feature('rest_anime_filename', ({ name }) => {
  const release = attempt(
    () => parse(name),
    () => true,
  )
  const title = release?.title?.trim() ?? ''
  if (release === undefined || title === '') unprocessable(`${quoted(name)} has no title of an anime.`)
  const { checksum } = release.file
  const extension = release.file.extension ?? OTHER_EXTENSION.exec(name)?.[1]
  return {
    title,
    season: whole(release.season),
    episode: finite(release.episode.number),
    episodeEnd: finite(release.episode.numberAlt),
    version: whole(release.release.version),
    year: whole(release.year),
    group: groupOf(name, extension),
    resolution: release.video.resolution ?? null,
    source: release.source ?? null,
    video: codecOf(release.video.term, name, extension),
    audio: release.audio.term ?? null,
    checksum: checksum ?? null,
    extension: extension ?? null,
  }
})
