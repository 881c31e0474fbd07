import { parse, type ParseError } from 'jsonc-parser'
import { GatewayError } from '#gateway'

/** Characters; searching a longer text would hold up everyone else. */
const MOST_SEARCHED = 100_000

/** A refusal of a body. */
export const invalid = (
  message: string,
  code: string,
  status = 400,
  headers: Readonly<Record<string, string>> = {},
): GatewayError => new GatewayError(status, 'invalid_request_error', code, message, { headers })

/** A body that is not JSON at all. Others are refused for what they say, or unread. */
export class MalformedBody extends GatewayError {
  constructor(message: string, code = 'invalid_json') {
    super(400, 'invalid_request_error', code, message)
  }
}

/** The offset at which a JSON text breaks; null where the text is too long to search. */
const offsetOf = (text: string): number | 'too deep' | null => {
  if (text.length > MOST_SEARCHED) return null
  const errors: ParseError[] = []
  try {
    parse(text, errors, { allowTrailingComma: false, disallowComments: true })
  } catch (error) {
    if (error instanceof RangeError) return 'too deep'
    throw error
  }
  return errors[0]?.offset ?? null
}

/** Says where a JSON text breaks, by line and column, without quoting it. */
export const syntaxFault = (text: string): GatewayError => {
  const offset = offsetOf(text)
  if (offset === null) return new MalformedBody('The body is not valid JSON.')
  if (offset === 'too deep')
    return new MalformedBody('The body is not valid JSON, and nested too deep to say where it breaks.')
  if (offset >= text.trimEnd().length)
    return new MalformedBody('The body is not valid JSON: it ends too early.')
  const before = text.slice(0, offset).split('\n')
  return new MalformedBody(
    `The body is not valid JSON at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}.`,
  )
}

export const incomplete = (): GatewayError =>
  new MalformedBody('The body ended before its stated length.', 'incomplete_body')

export const notUtf8 = (): GatewayError =>
  new MalformedBody('The body is not valid UTF-8.', 'invalid_encoding')
