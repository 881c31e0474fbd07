import { describe, expect, it } from 'vitest'
import { routes } from '#generated/routes'
import { readContract } from '#contract'
import { CATEGORIES } from '../../src/published/addresses.js'
import { documentedCalls } from '../support/documented-calls.js'
import { EXAMPLE_SITE } from '../support/example-site.js'
import { sharedService } from '../support/shared-service.js'

const service = sharedService()

const read = async (path: string): Promise<string> => {
  const response = await fetch(`${service.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

describe('/llms.txt', () => {
  // llmstxt.org: a heading, a quotation, text without headings, then sections of links with notes.
  it('has the form of llmstxt.org', async () => {
    const text = await read('/llms.txt')
    const [head = '', ...parts] = text.split(/^## /m)
    expect(head).toMatch(/^# .+\n\n> .+\n\n/)
    expect(head.match(/^#/gm)).toHaveLength(1)
    expect(parts.map((part) => part.split('\n')[0])).toEqual(['Gateway', 'Toolkit', 'Optional'])
    for (const part of parts)
      for (const line of part
        .split('\n')
        .slice(1)
        .filter((each) => each !== ''))
        expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/\S+\): .+$/)
  })

  it('says which envelope the toolkit and its MCP tools answer in', async () => {
    const text = await read('/llms.txt')
    expect(text).toContain('without `feature` if the call is refused before its feature is known.')
    expect(text).toMatch(/^\*\*MCP\*\*.*Every tool answers in the toolkit's envelope/m)
  })

  it('links to a guide of the gateway and of each category, with how many operations each has', async () => {
    const text = await read('/llms.txt')
    const lines = text.split('\n').filter((line) => line.includes('/llms/'))
    expect(lines).toHaveLength(38)
    const counted = lines.map((line) => [
      /\/llms\/([a-z-]+)\.txt/.exec(line)?.[1],
      Number(/\((\d+) operations?\)/.exec(line)?.[1]),
    ])
    const expected = ['gateway', ...CATEGORIES].map((section) => [
      section,
      routes.filter(([, , plane, path]) =>
        section === 'gateway' ? plane === 'gateway' : plane === 'toolkit' && path.startsWith(`/${section}/`),
      ).length,
    ])
    expect(counted).toEqual(expected)
  })

  it('links to nothing that is not there', async () => {
    const addresses = [...(await read('/llms.txt')).matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url)
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  })
})

describe('/llms-full.txt', () => {
  it('has every operation once, with its documented request and answer', async () => {
    const text = await read('/llms-full.txt')
    const ids = [...text.matchAll(/· operationId `([^`]+)`/g)].map(([, id]) => id)
    expect([...ids].sort()).toEqual(routes.map(([id]) => id).sort())
    const localhost = (value: unknown) =>
      JSON.stringify(value).replaceAll('http://localhost:8787', service.url)
    const missing = documentedCalls(EXAMPLE_SITE).filter(({ path, query, answer }) => {
      const search = query.size === 0 ? '' : `?${query.toString()}`
      return (
        !text.includes(`\nGET ${service.url}/rest${path}${search}\n`) ||
        !text.includes(`\n${localhost(answer)}\n`)
      )
    })
    expect(missing).toEqual([])
  })

  it('has the fields and the first documented body of what is posted', async () => {
    const text = await read('/llms/gateway.txt')
    const body = readContract().paths['/chat/completions']?.post?.requestBody?.content['application/json']
    const { plain } = (body as unknown as { examples: Record<string, { value: unknown }> }).examples
    expect(text.includes(JSON.stringify(plain?.value))).toBe(true)
    expect(text).toContain('- `messages` (list of (object), 1 to 10000 items; required)')
  })
})

describe('the models in examples', () => {
  it.each(['/llms.txt', '/llms-full.txt', '/llms/gateway.txt'])(
    '%s says before the first of them that they are made up, and where real ones are',
    async (path) => {
      const text = await read(path)
      const [said, shown] = [
        /`vendor\/\.\.\.`\) are made up.*GET [^`]*\/models`/.exec(text)?.index,
        text.indexOf('vendor/small-chat'),
      ]
      expect(said).toBeGreaterThan(0)
      if (shown !== -1) expect(said).toBeLessThan(shown)
    },
  )
})

describe('/llms/<category>.txt', () => {
  it.each(['gateway', ...CATEGORIES])('%s is a part of the full guide', async (section) => {
    const [full, part] = [await read('/llms-full.txt'), await read(`/llms/${section}.txt`)]
    const operations = part.slice(part.indexOf('\n### '))
    expect(operations.length).toBeGreaterThan(100)
    expect(full.includes(operations.trimEnd())).toBe(true)
  })

  it('gives the standard value of a parameter', async () => {
    // openapi/toolkit/hash.yaml: `hashSeed` has the default 0.
    // Its documented answer has two of the units that it converts into.
    expect(await read('/llms/utility.txt')).toMatch(
      /utility\/convert\/all\?[^`]*```\nAnswer \(an excerpt: lists are longer, and a text that ends in … continues\):/,
    )
    expect(await read('/llms/hash.txt')).toContain('- `hashSeed` (integer, 0 to 4294967295; default `0`)')
  })
})

describe('what crawlers read', () => {
  it('/sitemap.xml lists pages that are there', async () => {
    const text = await read('/sitemap.xml')
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?:<url><loc>[^<>&]+<\/loc><\/url>\n)+<\/urlset>\n$/,
    )
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain(`${service.url}/docs/hash`)
    for (const address of addresses) {
      const response = await fetch(address, { method: 'HEAD' })
      expect([address, response.status]).toEqual([address, 200])
    }
  })

  it('/robots.txt keeps crawlers from calls, and names the sitemap', async () => {
    const text = await read('/robots.txt')
    expect(text.split('\n')[0]).toBe('User-agent: *')
    for (const path of ['/v1/', '/rest/', '/mcp', '/files/']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${service.url}/sitemap.xml`)
  })
})

describe('/.well-known/api-catalog', () => {
  it('is a link set (RFC 9264) with the profile of RFC 9727, and HEAD has its link', async () => {
    const response = await fetch(`${service.url}/.well-known/api-catalog`, { method: 'HEAD' })
    expect(response.headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    )
    expect(response.headers.get('link')).toContain('rel="api-catalog"')
  })

  it('leads to the description and the documentation of both planes', async () => {
    const { linkset } = JSON.parse(await read('/.well-known/api-catalog')) as {
      linkset: { anchor: string; [relation: string]: string | { href: string; type?: string }[] }[]
    }
    for (const plane of ['/v1', '/rest']) {
      const context = linkset.find(({ anchor }) => anchor === `${service.url}${plane}`)
      expect(Object.keys(context ?? {})).toEqual(['anchor', 'service-desc', 'service-doc', 'status'])
      const targets = Object.values(context ?? {}).flatMap((links) =>
        typeof links === 'string' ? [] : links,
      )
      for (const { href, type = '' } of targets) {
        const answer = await fetch(href)
        expect([href, answer.status]).toEqual([href, 200])
        expect(answer.headers.get('content-type')).toContain(type)
      }
    }
    const items = linkset[0]?.['item'] as { href: string }[]
    expect(items.map(({ href }) => href)).toEqual(
      ['/v1', '/rest', '/mcp'].map((path) => `${service.url}${path}`),
    )
  })
})
