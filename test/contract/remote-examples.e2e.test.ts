import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedCalls, type DocumentedCall } from '../support/documented-calls.js'
import { disorders } from '../support/member-order.js'
import { commandFile, startProcess, type ServerProcess } from '../support/process.js'
import { preparedFolder } from '../support/stores.js'

/**
 * The documented examples that ask sites of the public network, with servers of this machine in their place: the stand-ins
 * answer as those sites do, over TLS where they do, and addresses are put back before the answer is compared.
 */
const certificate = (name: string): string =>
  fileURLToPath(new URL(`../toolkit-fetch/certificates/${name}`, import.meta.url))
const pem = (name: string): string => readFileSync(certificate(name), 'utf8')

const servers: Server[] = []
/** Host and port of a server that answers by `listener`. */
const start = async (scheme: 'http' | 'https', listener: RequestListener): Promise<string> => {
  const identity = { cert: pem('valid.pem') + pem('authority.pem'), key: pem('leaf.key') }
  const server = scheme === 'http' ? createHttpServer(listener) : createHttpsServer(identity, listener)
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

let service: ServerProcess
let toolkit: string
let key: string

beforeAll(async () => {
  const folder = await preparedFolder()
  service = startProcess({
    DATA_DIR: folder,
    EGRESS_ALLOW: '127.0.0.1/32',
    NODE_EXTRA_CA_CERTS: certificate('authority.pem'),
  })
  toolkit = `${await service.listening}/rest`
  const create = ['create', '--plane', 'rest', '--plan', 'unlimited', '--account', 'examples']
  const env = { ...process.env, DATA_DIR: folder }
  key = (await promisify(execFile)(process.execPath, [commandFile('keys'), ...create], { env })).stdout.trim()
})
afterAll(async () => {
  service.child.kill('SIGKILL')
  for (const server of servers) server.close()
  await service.exit
})

const remote = documentedCalls('').filter(({ kind }) => kind === 'remote')
const documented = (path: string): DocumentedCall => {
  const found = remote.find((call) => call.path === path)
  if (found === undefined) throw new Error(`${path} is not among the remote examples`)
  return found
}

/**
 * The documented call with parts of its query replaced; the answer with the places of `standIns` put back, its members in
 * the documented order.
 */
const answerTo = async (
  { path, query, answer }: DocumentedCall,
  replaced: Record<string, string>,
  standIns: Record<string, string>,
): Promise<unknown> => {
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...replaced })
  const response = await fetch(`${toolkit}${path}?${asked.toString()}`, { headers: { 'x-api-key': key } })
  const text = Object.entries(standIns).reduce(
    (written, [here, there]) => written.replaceAll(here, there),
    await response.text(),
  )
  const body = JSON.parse(text) as unknown
  expect(disorders(answer, body)).toEqual([])
  return { status: response.status, body }
}

describe('documented examples that ask the public network', () => {
  it('are these four', () => {
    expect(remote.map(({ path }) => path).toSorted()).toEqual([
      '/network/port',
      '/web/certificate',
      '/web/redirects',
      '/web/sitemap',
    ])
  })

  it('/network/port: a port that accepts connections', async () => {
    const [host = '', port = ''] = (await start('http', (_request, response) => response.end())).split(':')
    const call = documented('/network/port')
    const { data } = call.answer as { data: Record<string, unknown> }
    const answer = await answerTo(call, { target: `${host}:${port}` }, { [host]: '1.1.1.1' })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'network/port',
        // The time is another, and so is the port, which has no usual service.
        data: { ...data, port: Number(port), ms: expect.any(Number) as number, service: null },
      },
    })
  })

  it('/web/redirects: a site that sends visitors to HTTPS', async () => {
    const secure = await start('https', (_request, response) => response.end('home'))
    const plain = await start('http', ({ url }, response) =>
      response.writeHead(301, { location: `https://${secure}${url}` }).end(),
    )
    const call = documented('/web/redirects')
    const places = { [plain]: 'github.com', [secure]: 'github.com' }
    expect(await answerTo(call, { url: `http://${plain}/` }, places)).toEqual({
      status: 200,
      body: call.answer,
    })
  })

  it('/web/sitemap: an index of thirty sitemaps', async () => {
    const names = ['gmail', ...Array.from({ length: 29 }, (_, number) => `product-${number}`)]
    const site = await start('https', (_request, response) => {
      const sitemaps = names.map((name, position) => {
        const changed = position === 7 ? '<lastmod>2026-11-01</lastmod>' : ''
        return `<sitemap><loc>https://${site}/${name}/sitemap.xml</loc>${changed}</sitemap>`
      })
      response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(
          `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`,
        )
    })
    const call = documented('/web/sitemap')
    const answer = await answerTo(call, { url: `https://${site}/sitemap.xml` }, { [site]: 'www.google.com' })
    expect(answer).toEqual({ status: 200, body: call.answer })
  })

  it('/web/certificate: every member of the example, of another certificate', async () => {
    const site = await start('https', (_request, response) => response.end())
    const [host = '', port = ''] = site.split(':')
    const call = documented('/web/certificate')
    const { data } = call.answer as { data: Record<string, unknown> }
    const answer = (await answerTo(call, { host, port }, {})) as {
      status: number
      body: { ok: boolean; feature: string; data: Record<string, unknown> }
    }
    expect(answer).toMatchObject({ status: 200, body: { ok: true, feature: 'web/certificate' } })
    expect(Object.keys(answer.body.data).toSorted()).toEqual(Object.keys(data).toSorted())
    // What a server of today agrees on is the same, whoever vouches for it.
    const alike = ['expired', 'matchesHost', 'trusted', 'trustError', 'protocol', 'keyType', 'keyBits']
    for (const name of alike) expect([name, answer.body.data[name]]).toEqual([name, data[name]])
    // Of valid.pem: make.sh beside it.
    expect(answer.body.data).toMatchObject({
      host,
      port: Number(port),
      subject: 'valid',
      issuer: 'Guarded fetch tests',
      validFrom: '2020-01-01T00:00:00Z',
      validTo: '2120-01-01T00:00:00Z',
      chain: ['valid', 'Guarded fetch tests'],
    })
  })
})
