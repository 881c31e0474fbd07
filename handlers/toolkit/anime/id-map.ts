import { feature, unprocessable } from '#toolkit'
import { animeIdsOf } from '#toolkit/lib/anime/ids'

const PAGES = {
  mal: 'https://myanimelist.net/anime/',
  anilist: 'https://anilist.co/anime/',
  annict: 'https://annict.com/works/',
  syobocal: 'https://cal.syoboi.jp/tid/',
} as const

export default feature('rest_anime_idMap', ({ service, id }) => {
  const ids = animeIdsOf(service, id) ?? unprocessable(`No anime has the id ${id} on ${service}.`)
  const pageOf = (name: keyof typeof PAGES): string | null =>
    ids[name] === null ? null : `${PAGES[name]}${ids[name]}`
  return {
    ...ids,
    urls: {
      mal: pageOf('mal'),
      anilist: pageOf('anilist'),
      annict: pageOf('annict'),
      syobocal: pageOf('syobocal'),
    },
  }
})
