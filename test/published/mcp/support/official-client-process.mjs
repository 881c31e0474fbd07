// A process of its own: of the client's packages some have a `source` for bundlers, which Node cannot load, and tests run
// with that condition. Each line is a job, and is answered with one.
import { createInterface } from 'node:readline'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const run = async ({ url, token, mode, calls }) => {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
  const { tools } = await client.listTools()
  const results = []
  for (const [name, given] of calls) results.push(await client.callTool({ name, arguments: given }))
  await client.close()
  return { tools, results }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(JSON.parse(line)).catch(({ message }) => ({ failed: message }))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
