import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readChord } from '#toolkit/lib/music/chords'
import { degreeOfRoot, isNumeral, numeralOf, readNumeral, rootOfDegree } from '#toolkit/lib/music/numerals'
import type { Degree } from '#toolkit/lib/music/numerals'

interface Step {
  chord: string
  degree: Degree
  notes: string[]
}

const ofNumeral = (key: string, text: string): Step => {
  const degree = readNumeral(text)
  const chord = rootOfDegree(key, degree) + degree.suffix
  const reading = readChord(chord) ?? unprocessable(`${quoted(text)} is not a numeral with a known chord.`)
  return { chord, degree, notes: reading.notes.map(({ name }) => name) }
}

const ofSymbol = (key: string, chord: string): Step => {
  const reading =
    (/^[A-G]/.test(chord) ? readChord(chord) : undefined) ??
    unprocessable(`${quoted(chord)} is not a known chord symbol.`)
  const degree = degreeOfRoot(key, reading.root, chord.slice(reading.root.length))
  return { chord, degree, notes: reading.notes.map(({ name }) => name) }
}

export default feature('rest_media_music_13', ({ keyName, chords }) => {
  const items = chords.split(',').map((item) => item.trim())
  const roman = items.every(isNumeral)
  const steps = items.map((item) => (roman ? ofNumeral(keyName, item) : ofSymbol(keyName, item)))
  return {
    key: keyName,
    input: roman ? ('roman' as const) : ('chords' as const),
    chords: steps.map(({ chord }) => chord),
    romans: steps.map(({ degree }) => numeralOf(degree)),
    degrees: steps.map(({ degree }) => degree.degree),
    notes: steps.map(({ notes }) => notes),
  }
})
