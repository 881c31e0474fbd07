import type { Grammar, Llama } from './llama.js'
import type { GenerateRequest } from './messages.js'

/** A small model repeats itself in JSON and never closes it unless it has to: these bounds make it. */
const MAX_MEMBERS = 20
const MAX_CHARACTERS = 300
const MAX_DEPTH = 4

const more = `{0,${MAX_MEMBERS - 1}}`

/** Values that may hold containers down to {@link MAX_DEPTH}. */
const level = (depth: number): string => {
  const value = depth < MAX_DEPTH ? `object${depth + 1} | array${depth + 1} | scalar` : 'scalar'
  return String.raw`
object${depth} ::= "{" space ( member${depth} ( "," space member${depth} )${more} )? "}"
member${depth} ::= string space ":" space value${depth} space
array${depth}  ::= "[" space ( value${depth} space ( "," space value${depth} space )${more} )? "]"
value${depth}  ::= ${value}`
}

/** RFC 8259's object in GBNF, bounded in every direction. */
const JSON_OBJECT = String.raw`
root   ::= object1
scalar ::= string | number | "true" | "false" | "null"
string ::= "\"" ( [^"\\\x7F\x00-\x1F] | "\\" ( ["\\/bfnrt] | "u" [0-9a-fA-F]{4} ) ){0,${MAX_CHARACTERS}} "\""
number ::= "-"? ( "0" | [1-9] [0-9]{0,15} ) ( "." [0-9]{1,16} )? ( [eE] [-+]? [0-9]{1,2} )?
space  ::= ( " " | "\n" [ ]{0,16} )?
${Array.from({ length: MAX_DEPTH }, (_, index) => level(index + 1)).join('\n')}
`

/** What the engine's schema grammars close with; no JSON text that they allow contains it. */
const END_OF_SCHEMA = '\n\n\n\n'

/** The engine's schema compiler knows `oneOf` and `$defs`; their common synonyms mean the same to a generator. */
const SYNONYMS: Readonly<Record<string, string>> = { anyOf: 'oneOf', definitions: '$defs' }

const withSynonyms = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [SYNONYMS[key] ?? key, synonymous(value)]))

const synonymous = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(synonymous)
  if (typeof value === 'string') return value.replace(/^#\/definitions\//, '#/$defs/')
  return typeof value === 'object' && value !== null ? withSynonyms(value) : value
}

/**
 * The grammar that holds an answer to the wanted format; `null` for plain text. Keywords of a schema that the
 * engine does not know (`pattern`, `minimum`, ...) do not constrain it.
 * @throws where the engine cannot compile the schema
 */
export const grammarFor = async (
  llama: Llama,
  format: GenerateRequest['format'],
): Promise<{ grammar: Grammar; stops: readonly string[] } | null> => {
  if (format.type === 'text') return null
  if (format.type === 'json_object')
    return { grammar: await llama.createGrammar({ grammar: JSON_OBJECT }), stops: [] }
  return {
    grammar: await llama.createGrammarForJsonSchema(withSynonyms(format.schema)),
    stops: [END_OF_SCHEMA],
  }
}
