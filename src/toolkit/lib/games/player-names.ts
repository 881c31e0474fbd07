import { invalidParameter } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/**
 * The names of `players`, trimmed.
 * @throws {FeatureError} 400 for fewer than 2 or more than `most`, an empty name, or one given twice
 */
export const playerNames = (text: string, most: number): string[] => {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) invalidParameter('players', 'must not have an empty name')
  if (names.length < 2 || names.length > most)
    invalidParameter('players', `must be 2 to ${most} names, not ${names.length}`)
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) invalidParameter('players', `has ${quoted(name)} more than once`)
    seen.add(name)
  }
  return names
}
