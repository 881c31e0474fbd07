import { makeText } from './make.js'
import { pack } from './pack.js'
import type { MadeDocument } from './packed.js'

/** What the worker is asked for. */
export interface Task {
  kind: 'document'
  address: string
  baseUrl: string
}

/** Answers a task of the worker. */
export const answerTask = async (task: Task): Promise<MadeDocument> =>
  pack(await makeText(task.address, task.baseUrl))
