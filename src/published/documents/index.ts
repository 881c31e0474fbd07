/** The published documents: made once, by a thread of their own, when they are first asked for, and kept compressed. */
import { publications, type Publication } from '../addresses.js'
import { packed, type MadeDocument, type PackedDocument } from './packed.js'
import { createThread, type Thread } from './thread.js'

export type { Coding, PackedDocument, Representation } from './packed.js'

/** A document that is published at an address, with what is needed to send it. */
export interface FoundDocument extends Publication {
  load: () => Promise<PackedDocument>
}

/** The documents of one deployment. */
export interface Documents {
  find: (address: string) => FoundDocument | undefined
  close: () => Promise<void>
}

/** @param baseUrl where this service is reached from outside; asked once it is known */
export const openDocuments = (baseUrl: () => string, thread: Thread = createThread()): Documents => {
  const made = new Map<string, Promise<PackedDocument>>()
  const make = async (address: string): Promise<PackedDocument> =>
    packed((await thread.ask({ kind: 'document', address, baseUrl: baseUrl() })) as MadeDocument)
  const load = (address: string): Promise<PackedDocument> => {
    const known = made.get(address)
    if (known !== undefined) return known
    const document = make(address)
    made.set(address, document)
    // A failure is tried again by the next who asks.
    document.catch(() => made.delete(address))
    return document
  }
  return {
    find: (address) => {
      const publication = publications.get(address)
      return publication === undefined ? undefined : { ...publication, load: () => load(address) }
    },
    close: () => thread.close(),
  }
}
