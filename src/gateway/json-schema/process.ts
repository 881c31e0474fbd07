/** What runs in the process that checks schemas and answers: takes one order after another from its parent. */
import { compileSchema, SchemaError } from './compile.js'
import type { Order, Verdict } from './messages.js'

type IsValid = ReturnType<typeof compileSchema>

/** Most schemas come again: with the answer, and with the caller's next request. */
const MOST_KNOWN = 16
const known = new Map<string, IsValid>()

const compiled = (schema: Order['schema'], isStrict: boolean): IsValid => {
  const key = `${String(isStrict)} ${JSON.stringify(schema)}`
  const isValid = known.get(key) ?? compileSchema(schema, isStrict)
  known.delete(key)
  known.set(key, isValid)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  return isValid
}

const judge = ({ schema, isStrict, json }: Order): Verdict => {
  try {
    const isValid = compiled(schema, isStrict)
    return { kind: json === null || isValid(JSON.parse(json)) ? 'valid' : 'invalid' }
  } catch (error) {
    // Anything else, such as an answer nested too deep for the schema's recursion, is not a valid answer.
    return error instanceof SchemaError ? { kind: 'schema', message: error.message } : { kind: 'invalid' }
  }
}

process.on('message', (order: Order) => process.send?.(judge(order)))
// Without the server there is nobody to work for.
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' } satisfies Verdict)
