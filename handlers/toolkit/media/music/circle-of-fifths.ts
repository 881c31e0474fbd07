import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { enharmonicOf, keyOf, nameOfKey, otherMode, readKey, usualKeyAt } from '#toolkit/lib/music/keys'

export default feature('rest_media_music_12', ({ keyName }) => {
  const key =
    readKey(keyName) ??
    unprocessable(`The signature of ${quoted(keyName)} would need more than 7 accidentals.`)
  const { accidentals, mode } = key
  const other = otherMode(mode)
  const name = (signature: number, of = mode): string => nameOfKey(usualKeyAt(signature, of))
  const enharmonic = enharmonicOf(key)
  return {
    key: keyName,
    position: (accidentals + 12) % 12,
    accidentals,
    dominant: name(accidentals + 1),
    subdominant: name(accidentals - 1),
    relative: name(accidentals, other),
    parallel: name(keyOf(key.tonic, other).accidentals, other),
    enharmonic: enharmonic === null ? null : nameOfKey(enharmonic),
    closelyRelated: [
      name(accidentals, other),
      name(accidentals + 1),
      name(accidentals + 1, other),
      name(accidentals - 1),
      name(accidentals - 1, other),
    ],
    opposite: name(accidentals + 6),
  }
})
