import type { Logger } from '#observe'
import type { Kind } from '../providers/types.js'
import type { ChatUpstream } from '../providers/upstream.js'
import { createMediaEngines } from './engines/index.js'
import { localUpstream } from './provider.js'
import { embedTexts, LISTED_EMBEDDINGS } from './word-vectors.js'

/** Where a provider of kind `local` finds what it needs. */
export interface LocalPlaces {
  /** The small language model's installation. */
  model: string
  /** Where sounds and films are worked on; this server's alone. */
  work: string
}

/** A provider of kind `local`: what it lists goes by its `kinds`. */
export const createLocalUpstream = (
  kinds: readonly Kind[],
  places: LocalPlaces,
  log: Logger,
): ChatUpstream => {
  const chat = localUpstream(places.model, log)
  const engines = createMediaEngines(kinds, places.work)
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
