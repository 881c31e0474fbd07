import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/**
 * The networks that a caller's comma-separated list names, each once and in the order of the product; all without a list.
 * @throws {FeatureError} 422 for an unknown one
 */
export const chosenNetworks = <Network extends string>(
  known: readonly Network[],
  text: string | undefined,
): Network[] => {
  if (text === undefined) return [...known]
  const wanted = text.split(',')
  const unknown = wanted.find((name) => !known.some((network) => network === name))
  return unknown === undefined
    ? known.filter((network) => wanted.includes(network))
    : unprocessable(`unknown network ${quoted(unknown)}`)
}
