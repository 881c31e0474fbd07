import type { Agents } from './agents.js'

/** What a tool answered. */
export interface Called {
  isError: boolean
  text: string
  json: unknown
}

/** A tool as the server lists it. */
export interface Tool {
  name: string
  description: string
  inputSchema: { type: string }
}

/** A call of a tool, with its arguments. */
export type ToolCall = [name: string, given: Record<string, unknown>]

/** Calls tools with the official client, one after the other over one connection. */
export const callAll = async (
  agents: Agents,
  calls: readonly ToolCall[],
  { token = agents.key, mode = 'legacy' }: { token?: string; mode?: 'legacy' | 'auto' } = {},
): Promise<{ tools: Tool[]; results: Called[] }> => {
  const { tools, results } = await agents.client.run({ url: `${agents.service.url}/mcp`, token, mode, calls })
  return {
    tools: tools as Tool[],
    results: results.map(({ isError = false, content: [{ text } = { text: '' }] }) => ({
      isError,
      text,
      json: text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined,
    })),
  }
}
