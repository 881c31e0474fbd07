import { createTurns } from '#flow'
import { loadWordVectors, wordsOf, type WordVectors } from '#toolkit/lib/text/word-vectors'
import type { ChatUpstream, EmbeddingBody, UpstreamEmbeddings, UpstreamModel } from '../providers/upstream.js'
import { refused } from './request.js'

/** The id under which the catalog lists the word vectors: what they are, their language, their length. */
export const EMBEDDING_MODEL_ID = 'local/word-vectors-en-100'

export const LISTED_EMBEDDINGS: UpstreamModel = {
  id: EMBEDDING_MODEL_ID,
  created: null,
  ownedBy: 'local',
  contextLength: null,
  inputModalities: ['text'],
  outputModalities: ['embeddings'],
  supportedParameters: ['encoding_format'],
  zeroPriced: true,
}

/** Words between two looks at the clock; one takes some 2 us. */
const STRETCH = 256

const isText = (item: unknown): item is string => typeof item === 'string'

/** The texts of a request. Token ids are those of another model, nobody says which, so that they cannot be read. */
const textsOf = ({ input }: EmbeddingBody): readonly string[] => {
  if (isText(input)) return [input]
  if (input.every(isText)) return input
  throw refused({
    code: 'invalid_value',
    param: 'input',
    message: `The model ${EMBEDDING_MODEL_ID} reads texts, not token ids.`,
  })
}

const checkBody = ({ model, dimensions }: EmbeddingBody, { dimensions: own }: WordVectors): void => {
  if (model !== EMBEDDING_MODEL_ID)
    throw refused({ code: 'model_not_found', param: 'model', message: 'There is no such model here.' })
  if (dimensions === undefined || dimensions === null || dimensions === own) return
  throw refused({
    code: 'invalid_value',
    param: 'dimensions',
    message: `The model ${EMBEDDING_MODEL_ID} has ${own} dimensions and does not support fewer.`,
  })
}

/**
 * The vector of each text; a model's tokens are here its words.
 *
 * @throws UpstreamError `refused`, also where no word of a text is known: a vector of zeros would say that it is like none
 */
export const embedTexts: NonNullable<ChatUpstream['embed']> = async (
  body,
  signal,
): Promise<UpstreamEmbeddings> => {
  const loaded = await loadWordVectors()
  checkBody(body, loaded)
  const turn = createTurns()
  let words = 0
  const vectors: Float64Array[] = []
  for (const [index, text] of textsOf(body).entries()) {
    const sum = loaded.sum()
    for (const word of wordsOf(text)) {
      sum.add(word)
      if (++words % STRETCH !== 0) continue
      await turn()
      signal.throwIfAborted()
    }
    const vector = sum.vector()
    if (vector === null) {
      const param = isText(body.input) ? 'input' : `input[${index}]`
      throw refused({
        code: 'no_known_word',
        param,
        message: `${param} has no word that the model ${EMBEDDING_MODEL_ID} knows. It knows 60,000 English words.`,
      })
    }
    vectors.push(vector)
    await turn()
  }
  return { vectors, promptTokens: words }
}
