import type { Logger } from '#observe'
import type { Kind } from '../providers/types.js'
import type { ChatUpstream } from '../upstream.js'
import { createMediaEngines } from './engines/index.js'
import { localUpstream } from './provider.js'
import { embedTexts, LISTED_EMBEDDINGS } from './word-vectors.js'

/**
 * A provider of kind `local`: what it lists goes by its `kinds`.
 * @param folder of the small language model's installation
 */
export const createLocalUpstream = (kinds: readonly Kind[], folder: string, log: Logger): ChatUpstream => {
  const chat = localUpstream(folder, log)
  const engines = createMediaEngines(kinds)
  return {
    async models(signal) {
      const talking = kinds.includes('chat') ? await chat.models(signal) : []
      const embedding = kinds.includes('embeddings') ? [LISTED_EMBEDDINGS] : []
      return [...talking, ...embedding, ...(await engines.models())]
    },
    complete: chat.complete,
    stream: chat.stream,
    embed: embedTexts,
    speech: engines.speech,
    video: engines.video,
    async close() {
      engines.close()
      await chat.close()
    },
  }
}
