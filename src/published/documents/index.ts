/** The published documents: made once, by a thread of their own, when they are first asked for, and kept compressed. */
import {
  assetName,
  assetPublication,
  NOT_FOUND,
  notFoundPublication,
  publications,
  type Publication,
} from '../addresses.js'
import { readBundle } from '../reference/bundle.js'
import type { FeatureForm, FeatureTitle } from '../mcp/feature-form.js'
import type { FeatureTools } from '../mcp/server.js'
import { packed, type PackedDocument } from './packed.js'
import { createThread, type Thread } from './thread.js'

export type { Coding, PackedDocument, Representation } from './packed.js'

/** A document that is published at an address, with what is needed to send it. */
export interface FoundDocument {
  /** As logs and metrics name it. */
  operationId: string
  type: string
  headers: Readonly<Record<string, string>>
  load: () => Promise<PackedDocument>
}

/** The toolkit's features as forms. */
export interface FeatureForms {
  /** All features, in the contract's order. */
  list: () => Promise<FeatureTitle[]>
  /** @param feature such as `hash/digest`. @returns null where there is none */
  form: (feature: string) => Promise<FeatureForm | null>
}

/** The documents of one deployment, and what else is read out of the contract. */
export interface Documents {
  find: (address: string) => FoundDocument | undefined
  /** What a browser gets where nothing is found. */
  notFound: () => FoundDocument
  features: Pick<FeatureTools, 'search' | 'describe'> & FeatureForms
  close: () => Promise<void>
}

/** Loads each thing once; a failure is tried again by the next who asks. */
const keptOnce = <T>(load: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>()
  return (name) => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const loaded = load(name)
    kept.set(name, loaded)
    loaded.catch(() => kept.delete(name))
    return loaded
  }
}

/** The files of the reference, which are committed compressed. The index alone is kept before one is asked for. */
const openAssets = () => {
  let known: { version: string; names: ReadonlySet<string> } | undefined
  const load = keptOnce((name) => {
    const made = readBundle().file(name)
    return made === undefined
      ? Promise.reject(new Error(`The reference has no file ${name}`))
      : Promise.resolve(packed(made))
  })
  return (address: string): (() => Promise<PackedDocument>) | undefined => {
    const asset = assetName(address)
    if (asset === undefined) return undefined
    if (known === undefined) {
      const { index } = readBundle()
      known = { version: index.version, names: new Set(index.files.map(({ name }) => name)) }
    }
    const { version, name } = asset
    return version === known.version && known.names.has(name) ? () => load(name) : undefined
  }
}

/** @param baseUrl where this service is reached from outside; asked once it is known */
export const openDocuments = (baseUrl: () => string, thread: Thread = createThread()): Documents => {
  const make = keptOnce(async (address) =>
    packed(await thread.ask('document', { address, baseUrl: baseUrl() })),
  )
  const findAsset = openAssets()
  const found = (
    { operationId, type, headers }: Publication,
    load: () => Promise<PackedDocument>,
  ): FoundDocument => ({ operationId, type, headers: headers?.(baseUrl()) ?? {}, load })
  return {
    find: (address) => {
      const publication = publications.get(address)
      if (publication !== undefined) return found(publication, () => make(address))
      const loadAsset = findAsset(address)
      return loadAsset === undefined ? undefined : found(assetPublication, loadAsset)
    },
    notFound: () => found(notFoundPublication, () => make(NOT_FOUND)),
    features: {
      search: (words, options) => thread.ask('search', { words, ...options, baseUrl: baseUrl() }),
      describe: (feature) => thread.ask('describe', { feature, baseUrl: baseUrl() }),
      list: () => thread.ask('list', { baseUrl: baseUrl() }),
      form: (feature) => thread.ask('form', { feature, baseUrl: baseUrl() }),
    },
    close: () => thread.close(),
  }
}
