import { setFlagsFromString } from 'node:v8'
import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { Span } from './words.js'

/**
 * Compiles WASM once and not again for speed: with V8's second compiler Harper's 16 MB take the process to 450 MB, and a first
 * page ten times as long.
 */
setFlagsFromString('--liftoff-only')

const DIALECTS = {
  american: Dialect.American,
  british: Dialect.British,
  australian: Dialect.Australian,
  canadian: Dialect.Canadian,
  indian: Dialect.Indian,
} as const

export type EnglishDialect = keyof typeof DIALECTS

/** Something that Harper would write otherwise. */
export interface GrammarFault extends Span {
  /** Harper's lint kind, such as Spelling or Agreement. */
  kind: string
  message: string
  /** What may take the span's place, the best first; the empty text to remove it. */
  suggestions: string[]
}

/**
 * Suggestions for a word of 500 letters take Harper half a gigabyte, and one of 20,000 ends it; 20,000 brackets or quotes take
 * it 12 s, and as many letters with apostrophes between them all its memory: such runs are not checked.
 */
const LONG_RUN = /[^\s\p{P}\p{S}]{61,}|\S{401,}/gu

/** Digits, as long as what they hide. */
const withoutLongWords = (text: string): string => text.replace(LONG_RUN, (run) => '1'.repeat(run.length))

/** `SuggestionKind` of harper.js. */
const INSERT_AFTER = 2

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
await linter.setup()

/** What Harper finds in an English text with its default rules, in order. It has the rules of one dialect at a time. */
export const grammarFaults = async (
  text: string,
  { dialect, markdown }: { dialect: EnglishDialect; markdown: boolean },
): Promise<GrammarFault[]> => {
  await linter.setDialect(DIALECTS[dialect])
  const lints = await linter.lint(withoutLongWords(text), { language: markdown ? 'markdown' : 'plaintext' })
  const faults = lints.map((lint): GrammarFault => {
    const { start, end } = lint.span()
    const problem = text.slice(start, end)
    const suggestions = lint
      .suggestions()
      .map((suggestion) =>
        Number(suggestion.kind()) === INSERT_AFTER
          ? problem + suggestion.get_replacement_text()
          : suggestion.get_replacement_text(),
      )
    const fault = { kind: lint.lint_kind(), message: lint.message(), text: problem, start, end, suggestions }
    lint.free()
    return fault
  })
  return faults.toSorted((one, other) => one.start - other.start)
}
