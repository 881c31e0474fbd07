import type { FeatureForm, FeatureTitle } from '../mcp/feature-form.js'
import type { FeatureDescription, FoundFeature } from '../mcp/features.js'
import type { FeatureIndex } from '../mcp/search.js'
import { makeText } from './make.js'
import { pack } from './pack.js'
import type { MadeDocument } from './packed.js'

/** What the worker can be asked for, with what it answers. */
export interface Answers {
  document: MadeDocument
  search: FoundFeature[]
  describe: FeatureDescription | null
  list: FeatureTitle[]
  form: FeatureForm | null
}

/** What the worker is asked. `baseUrl` is where this service is reached from outside. */
export type Task = { baseUrl: string } & (
  | { kind: 'document'; address: string }
  | { kind: 'search'; words: string; category: string | null; limit: number }
  | { kind: 'describe'; feature: string }
  | { kind: 'form'; feature: string }
  | { kind: 'list' }
)

let index: { baseUrl: string; features: FeatureIndex } | undefined

const featuresOf = async (baseUrl: string): Promise<FeatureIndex> => {
  if (index?.baseUrl !== baseUrl) {
    const { createFeatureIndex } = await import('../mcp/search.js')
    index = { baseUrl, features: createFeatureIndex(baseUrl) }
  }
  return index.features
}

/** Answers a task of the worker. */
export const answerTask = async (task: Task): Promise<Answers[keyof Answers]> => {
  switch (task.kind) {
    case 'document':
      return pack(await makeText(task.address, task.baseUrl))
    case 'search':
      return (await featuresOf(task.baseUrl)).search(task.words, task)
    case 'describe':
      return (await featuresOf(task.baseUrl)).describe(task.feature)
    case 'list':
      return (await featuresOf(task.baseUrl)).list()
    case 'form':
      return (await featuresOf(task.baseUrl)).form(task.feature)
  }
}
