import { dereference, type ContractDocument } from '#contract'
import { EXCERPT_WORDS, type GuideOperation, type Input } from './operations.js'
import { schemaWords } from './schema-words.js'

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

const inputLine = (document: ContractDocument, { name, required, schema, description }: Input): string => {
  const standard = dereference(document, schema)['default']
  const facts = [
    schemaWords(document, schema),
    required ? 'required' : standard === undefined ? 'optional' : `default \`${JSON.stringify(standard)}\``,
  ]
  return `- \`${name}\` (${facts.join('; ')})${description === '' ? '' : `: ${oneLine(description)}`}`
}

const inputs = (document: ContractDocument, title: string, list: readonly Input[]): string[] =>
  list.length === 0 ? [] : ['', `${title}:`, ...list.map((each) => inputLine(document, each))]

/** Longer fences around texts that hold fences themselves. */
const fenced = (lines: readonly string[]): string[] => {
  const text = lines.join('\n')
  const fence = text.includes('```') ? '````' : '```'
  return [fence, text, fence]
}

/**
 * One operation in Markdown: what it does, its input, an example request and what that answers.
 * @param base the address that its path follows
 */
export const operationText = (
  document: ContractDocument,
  base: string,
  operation: GuideOperation,
): string => {
  const { id, method, path, summary, description, query, body, example } = operation
  const search = example.query === '' ? '' : `?${example.query}`
  return [
    `### ${summary}`,
    '',
    `\`${method} ${path}\` · operationId \`${id}\``,
    '',
    description,
    ...inputs(document, 'Query', query),
    ...inputs(document, 'Body (JSON)', body),
    '',
    'Example:',
    ...fenced([
      `${method} ${base}${path}${search}`,
      ...(example.body === undefined ? [] : ['', JSON.stringify(example.body)]),
    ]),
    ...(example.answer === undefined
      ? []
      : [
          example.isExcerpt ? `Answer (${EXCERPT_WORDS}):` : 'Answer:',
          ...fenced([JSON.stringify(example.answer)]),
        ]),
    '',
  ].join('\n')
}
