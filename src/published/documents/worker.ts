/** A thread that makes documents and answers questions about the contract; what it reads is freed when it ends. */
import { parentPort } from 'node:worker_threads'
import { answerTask, type Task } from './tasks.js'

/** A task with the number that its answer carries. */
export interface Asked {
  id: number
  task: Task
}

/** The answer to a task: its result, or why there is none. */
export type Answered = { id: number; result: unknown } | { id: number; error: string }

const answer = async ({ id, task }: Asked): Promise<Answered> => {
  try {
    return { id, result: await answerTask(task) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered))
})
