import { feature, unprocessable } from '#toolkit'
import { findChords } from '#toolkit/lib/music/chord-finder'
import { chromaOf, readPitchClass } from '#toolkit/lib/music/pitch'

/** The pitch classes without their octaves, each once, in its first spelling. */
const pitchClassesOf = (notes: string): string[] => {
  const byChroma = new Map<number, string>()
  for (const note of notes.split(',')) {
    const name = note.replace(/\d$/, '')
    const chroma = chromaOf(readPitchClass(name))
    if (!byChroma.has(chroma)) byChroma.set(chroma, name)
  }
  return [...byChroma.values()]
}

export default feature('rest_media_music_6', ({ notes }) => {
  const names = pitchClassesOf(notes)
  const [bass] = names
  if (bass === undefined || names.length < 2) {
    return unprocessable('The notes are one pitch class; a chord needs at least two.')
  }
  const items = findChords(names)
  return { notes: names, bass, found: items.length > 0, best: items[0]?.symbol ?? null, items }
})
