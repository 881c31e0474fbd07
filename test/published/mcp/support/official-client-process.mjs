// A process of its own: of the client's packages some have a `source` for bundlers, which Node cannot load, and tests run
// with that condition.
import { text } from 'node:stream/consumers'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const { url, token, mode, calls } = JSON.parse(await text(process.stdin))
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
process.stdout.write(JSON.stringify({ tools, results }))
