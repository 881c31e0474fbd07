import { feature, unprocessable } from '#toolkit'
import { tvEpisodesOf, type TvEpisode } from '#toolkit/upstreams/tvmaze'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const codeOf = ({ season, number }: TvEpisode): string =>
  `S${twoDigits(season)}${number === null ? 'SP' : `E${twoDigits(number)}`}`

export default feature('rest_media_tv_3', async ({ id, season }, context) => {
  const episodes = (await tvEpisodesOf(context, id)) ?? unprocessable(`TVmaze has no show ${id}.`)
  const seasons = [...new Set(episodes.map((episode) => episode.season))].sort((one, other) => one - other)
  if (season !== undefined && !seasons.includes(season)) {
    unprocessable(`The show ${id} has no episodes of season ${season}.`)
  }
  const items = episodes
    .filter((episode) => season === undefined || episode.season === season)
    .map((episode) => ({ ...episode, code: codeOf(episode) }))
  const totalMinutes = items.reduce((total, { runtime }) => total + (runtime ?? 0), 0)
  return { count: items.length, seasons, totalMinutes, items }
})
