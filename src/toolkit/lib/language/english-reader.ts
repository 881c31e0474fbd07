import model from 'wink-eng-lite-web-model'
import winkNlp, { type Document, type ItsHelpers, type Model } from 'wink-nlp'

/** A list that wink-nlp adds the new words of a text to, and the place of each in it. */
interface Lexicon {
  list: unknown[]
  hash?: Record<string, number>
}

interface Core {
  features: Record<string, Lexicon>
}

/** The parts of a model, each a function that makes it anew. */
type Parts = Readonly<Record<'core' | 'sbd' | 'pos' | 'ner' | 'negation' | 'sa' | 'metaCER', () => unknown>>

/** What wink-nlp finds in a text: `sbd` sentences, `pos` parts of speech, `ner` entities. */
export type Annotation = 'sbd' | 'pos' | 'ner'

/** An automaton of wink-nlp that knows nothing, in the form of its `emptyModelJSON`. */
const EMPTY_AUTOMATON = '[100,0,{"0":{}},{},{},{}]'

const made = model as Model & Parts
const core = made.core() as Core
const [sbd, pos, ner, negation, metaCER] = [
  made.sbd(),
  made.pos(),
  made.ner(),
  made.negation(),
  made.metaCER(),
]
const sa = { ...(made.sa() as object), machines: [EMPTY_AUTOMATON] }

/** Lists that begin as the model's, and take the new words of one text. */
const ownLexicon = (lexicon: Lexicon): Lexicon => ({
  ...lexicon,
  list: lexicon.list.slice(),
  ...(lexicon.hash === undefined ? {} : { hash: Object.create(lexicon.hash) as Record<string, number> }),
})

const freshModel = {
  ...model,
  core: () => ({
    ...core,
    features: Object.fromEntries(
      Object.entries(core.features).map(([name, lexicon]) => [name, ownLexicon(lexicon)]),
    ),
  }),
  sbd: () => sbd,
  pos: () => pos,
  ner: () => ner,
  negation: () => negation,
  sa: () => sa,
  metaCER: () => metaCER,
}

/** A text without whitespace may be this long before its middle is hidden. */
const LONGEST_RUN = 400
const SHOWN = 150
/** No pattern of the package has it. */
const HIDDEN = '\u0001'
const LONG_RUN = new RegExp(`\\S{${LONGEST_RUN + 1},}`, 'g')

/**
 * Hides the middle of runs without whitespace: the package's patterns take a minute and more for 20,000 characters of
 * `http://a.b/`. The text keeps its length.
 */
const withoutLongRuns = (text: string): string =>
  text.replace(
    LONG_RUN,
    (run) => `${run.slice(0, SHOWN)}${HIDDEN.repeat(run.length - 2 * SHOWN)}${run.slice(-SHOWN)}`,
  )

/** A text as wink-nlp has read it. */
export interface ReadText {
  document: Document
  its: ItsHelpers
  /** The text that was read: as long as the given one, with long runs hidden. */
  shown: string
}

/**
 * Opens a reader of English texts with wink-nlp and wink-eng-lite-web-model, in some 10 ms, for the texts of one call alone:
 * one that is used again tags "zorb's" otherwise once it has read "zorb", so that answers would depend on the texts of others,
 * and it keeps all words that it has ever seen.
 */
export const openEnglishReader = (annotations: readonly Annotation[]): ((text: string) => ReadText) => {
  const reader = winkNlp(freshModel, [...annotations])
  return (text) => {
    const shown = withoutLongRuns(text)
    return { document: reader.readDoc(shown), its: reader.its, shown }
  }
}

/** Reads an English text with a reader of its own, in some 10 ms for a page. */
export const readEnglish = (text: string, annotations: readonly Annotation[]): ReadText =>
  openEnglishReader(annotations)(text)
