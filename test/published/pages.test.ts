import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackBundle } from '../../src/published/reference/bundle.js'
import { sharedService } from '../support/shared-service.js'

const BUNDLE = readFileSync('src/published/site/reference.bin')

const service = sharedService()

const read = async (path: string): Promise<{ text: string; headers: Headers }> => {
  const response = await fetch(`${service.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return { text: await response.text(), headers: response.headers }
}

describe('the pages for people', () => {
  it.each(['/', '/changelog', '/licenses'])(
    '%s has one script, for light and dark, and its policy allows no other',
    async (path) => {
      const { text, headers } = await read(path)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
      expect([scripts.length, text.match(/<script/g)?.length]).toEqual([1, 1])
      // CSP 3, 2.3.1: the digest of what stands between the tags, in base64.
      const hash = createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64')
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'sha256-[^']+'; /,
      )
      expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`)
      expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    },
  )

  it('/ says where everything stands, and leads nowhere that is not there', async () => {
    const { text, headers } = await read('/')
    expect(headers.get('link')).toContain('</.well-known/api-catalog>; rel="api-catalog"')
    expect(text).toContain('648 features in 37 categories')
    expect(text).toContain(`curl ${service.url}/v1/chat/completions`)
    const paths = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    for (const path of new Set(paths))
      expect([path, (await fetch(`${service.url}${path}`)).status]).toEqual([path, 200])
  })

  it('/ says what MCP is, and leads nobody to an address that wants POST', async () => {
    const { text } = await read('/')
    expect(text).toContain('Model Context Protocol')
    expect(text).toContain(`&quot;url&quot;: &quot;${service.url}/mcp&quot;`)
    expect(text).not.toContain('href="/mcp"')
  })
})

describe('an address where nothing stands', () => {
  const ask = (accept: string | null, method = 'GET') =>
    fetch(`${service.url}/docs/nope`, { method, headers: accept === null ? {} : { accept } })

  // What Chromium and Firefox send for an address that was typed.
  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html',
  ])('is a page for a browser (%s)', async (accept) => {
    const response = await ask(accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
    const text = await response.text()
    expect(text).toContain('<h1>Nothing is published at this address</h1>')
    for (const path of ['/', '/docs']) expect(text).toContain(`href="${path}"`)
    const head = await ask(accept, 'HEAD')
    expect([head.status, head.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each([null, '*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'is JSON for everybody else (%s)',
    async (accept) => {
      const response = await ask(accept)
      expect(response.status).toBe(404)
      expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
    },
  )

  it('is no page for what is posted', async () => {
    expect((await ask('text/html', 'POST')).headers.get('content-type')).toContain('application/json')
  })
})

describe('the links of /changelog and /licenses', () => {
  it.each(['/changelog', '/licenses'])(
    '%s: lead elsewhere whole, and here to what is there',
    async (path) => {
      const { text } = await read(path)
      const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
      expect(links.filter((address) => !/^(?:\/|#|https?:|data:)/.test(address))).toEqual([])
      for (const address of new Set(links.filter((each) => each.startsWith('/'))))
        expect([address, (await fetch(`${service.url}${address}`)).status]).toEqual([address, 200])
    },
  )
})

describe('the reference', () => {
  it.each(['/docs', '/docs/gateway', '/docs/hash', '/docs/ai-text'])(
    '%s loads nothing from elsewhere',
    async (path) => {
      const { text, headers } = await read(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/)
      expect(policy).toContain(`connect-src 'self' ${service.url}`)
      const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
      const elsewhere = loaded.filter((address) => !/^(?:\/|#|data:,)/.test(address))
      expect(elsewhere).toEqual([`${service.url}${path === '/docs/gateway' ? '/docs' : path}`])
      for (const address of loaded.filter((each) => each.startsWith('/'))) await read(address)
    },
  )

  it('serves each file of its program under an address that never changes', async () => {
    const { index, file } = unpackBundle(BUNDLE)
    expect(index.files.length).toBeGreaterThan(50)
    for (const { name, bytes } of index.files) {
      const { text, headers } = await read(`/docs/assets/${index.version}/${name}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      const plain = brotliDecompressSync(file(name)?.brotli ?? Buffer.alloc(0))
      expect([name, plain.length, plain.equals(Buffer.from(text))]).toEqual([name, bytes, true])
    }
    for (const path of [`/docs/assets/1.0.0/${index.entry}`, `/docs/assets/${index.version}/none.js`])
      expect((await fetch(`${service.url}${path}`)).status).toBe(404)
  })

  it('is made of the version that the licences name', () => {
    const { index } = unpackBundle(BUNDLE)
    expect(readFileSync('NOTICE.md', 'utf8')).toContain(`(${index.package} ${index.version})`)
    expect(index.files.map(({ name }) => name).filter((name) => name.includes('Agent'))).toEqual([])
    const [first] = index.files
    const plain = brotliDecompressSync(
      unpackBundle(BUNDLE).file(first?.name ?? '')?.brotli ?? Buffer.alloc(0),
    )
    expect(createHash('sha256').update(plain).digest('base64url').slice(0, 16)).toBe(first?.hash)
  })

  it('is refused when its end is missing', () => {
    expect(() => unpackBundle(BUNDLE.subarray(0, -1))).toThrow('not as long as its index says')
  })

  it('has an index of all operations for its search', async () => {
    const { rows } = JSON.parse((await read('/docs/operations.json')).text) as { rows: string[][] }
    expect(rows).toHaveLength(671)
    expect(rows.find(([, , , path]) => path === '/hash/digest')?.[5]).toBe('tag/hash-encode/rest_hash_digest')
  })
})
