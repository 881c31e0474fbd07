import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What the official client is to do. */
export interface ClientJob {
  url: string
  token: string
  /** `legacy` begins with the handshake of the protocol of 2025; `auto` asks for that of 2026 first. */
  mode: 'legacy' | 'auto'
  calls: readonly (readonly [name: string, given: Record<string, unknown>])[]
}

/** What it was answered. */
export interface ClientResult {
  tools: unknown[]
  results: { isError?: boolean; content: { type: string; text: string }[] }[]
}

/** The official client, in a process of its own, with a new connection for each job. */
export interface OfficialClient {
  /** One job after the other. @throws Error with what the client said where it fails */
  run(job: ClientJob): Promise<ClientResult>
  stop(): Promise<void>
}

export const startOfficialClient = (): OfficialClient => {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'official-client-process.mjs')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async run(job) {
      child.stdin.write(`${JSON.stringify(job)}\n`)
      const line: IteratorResult<string, undefined> = await answers.next()
      if (line.done === true) throw new Error('The client ended')
      const answer = JSON.parse(line.value) as ClientResult | { failed: string }
      if ('failed' in answer) throw new Error(`The client failed: ${answer.failed}`)
      return answer
    },
    async stop() {
      child.stdin.end()
      await exit
    },
  }
}
