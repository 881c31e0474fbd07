import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

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

/** Runs the official client in a process of its own. @throws Error with what it wrote where it fails */
export const runOfficialClient = async (job: ClientJob): Promise<ClientResult> => {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'official-client-process.mjs')], { env })
  child.stdin.end(JSON.stringify(job))
  const exit = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await exit) as [number | null]
  if (code !== 0) throw new Error(`The client ended with ${code}: ${errors}`)
  return JSON.parse(output) as ClientResult
}
