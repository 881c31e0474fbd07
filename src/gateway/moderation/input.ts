import type { Body } from '#operation'
import { GatewayError } from '../errors.js'

/** Texts that are judged together. */
export type Texts = readonly string[]

/** So many characters take about 1 s, in short turns; the contract's own bounds would allow ten times as many. */
const MOST_CHARACTERS = 1_000_000

const refuse = (code: string, message: string, param: string): GatewayError =>
  new GatewayError(400, 'invalid_request_error', code, message, { param })

type Item = Exclude<Body<'createModeration'>['input'], string>[number]

const textOfPart = (item: Item, index: number): string => {
  const param = `input[${index}]`
  if (typeof item === 'string')
    throw refuse(
      'invalid_type',
      `${param} is a string among content parts; send either strings or parts.`,
      param,
    )
  if (item.type === 'text' && item.text !== undefined) return item.text
  throw refuse('image_not_supported', `${param} is an image. Only text is moderated here.`, param)
}

/**
 * What is to be judged: a group for each verdict. All content parts are one group.
 *
 * @throws GatewayError 400 for images, for strings among parts, and for more than 1,000,000 characters in all
 */
export const readInput = (input: Body<'createModeration'>['input']): Texts[] => {
  const items = typeof input === 'string' ? [input] : input
  const groups = items.every((item) => typeof item === 'string')
    ? items.map((text) => [text])
    : [items.map(textOfPart)]
  const characters = groups.flat().reduce((sum, text) => sum + text.length, 0)
  if (characters > MOST_CHARACTERS) {
    const message = `The texts have ${characters} characters together; at most ${MOST_CHARACTERS} are accepted at once.`
    throw refuse('input_too_long', message, 'input')
  }
  return groups
}
