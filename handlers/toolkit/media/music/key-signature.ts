import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { keyAt, keyOf, nameOfKey, otherMode, readKey, scaleOf, signatureOf } from '#toolkit/lib/music/keys'

/** What is built on the degrees of the major and of the natural minor scale. */
const BUILT = {
  major: {
    triads: ['', 'm', 'm', '', '', 'm', 'dim'],
    sevenths: ['maj7', 'm7', 'm7', 'maj7', '7', 'm7', 'm7b5'],
    romans: ['I', 'ii', 'iii', 'IV', 'V', 'vi', 'vii°'],
  },
  minor: {
    triads: ['m', 'dim', '', 'm', 'm', '', ''],
    sevenths: ['m7', 'm7b5', 'maj7', 'm7', 'm7', 'maj7', '7'],
    romans: ['i', 'ii°', 'III', 'iv', 'v', 'VI', 'VII'],
  },
} as const

export default feature('rest_media_music_10', ({ keyName }) => {
  const key =
    readKey(keyName) ??
    unprocessable(`The signature of ${quoted(keyName)} would need more than 7 accidentals.`)
  const scale = scaleOf(key)
  const { triads, sevenths, romans } = BUILT[key.mode]
  const onDegrees = (suffixes: readonly string[]): string[] =>
    scale.map((note, degree) => note + (suffixes[degree] ?? ''))
  return {
    key: keyName,
    mode: key.mode,
    accidentals: key.accidentals,
    signature: signatureOf(key),
    scale,
    relative: nameOfKey(keyAt(key.accidentals, otherMode(key.mode))),
    parallel: nameOfKey(keyOf(key.tonic, otherMode(key.mode))),
    triads: onDegrees(triads),
    sevenths: onDegrees(sevenths),
    romans: [...romans],
  }
})
