import type { Logger } from '#observe'
import type { Kind } from '../providers/types.js'
import type { ChatUpstream } from '../upstream.js'
import { localUpstream } from './provider.js'
import { embedTexts, LISTED_EMBEDDINGS } from './word-vectors.js'

/**
 * A provider of kind `local`: what it lists goes by its `kinds`.
 * @param folder of the small language model's installation
 */
export const createLocalUpstream = (kinds: readonly Kind[], folder: string, log: Logger): ChatUpstream => {
  const chat = localUpstream(folder, log)
  return {
    async models(signal) {
      const talking = kinds.includes('chat') ? await chat.models(signal) : []
      return kinds.includes('embeddings') ? [...talking, LISTED_EMBEDDINGS] : talking
    },
    complete: chat.complete,
    stream: chat.stream,
    embed: embedTexts,
    close: chat.close,
  }
}
