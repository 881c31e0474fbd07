import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '#config'
import { createUpstreamClient, userAgentOf } from '#toolkit/upstreams/client/index'
import { startClient } from '../support/upstream-client.js'

/** The mistakes that the client finds under this environment. */
const problems = (environment: Record<string, string>): readonly string[] => {
  const config = loadConfig(environment, '/nonexistent')
  try {
    createUpstreamClient({
      baseUrls: config.upstreamBaseUrls,
      rates: config.upstreamRates,
      tokens: config.upstreamTokens,
      off: config.upstreamsOff,
      userAgent: 'x',
      timeoutMs: config.egressTimeoutMs,
      breakerFailures: config.upstreamBreakerFailures,
      fetch: () => Promise.reject(new Error('not asked')),
    })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the environment', () => {
  it('may override base, rate and token of any upstream', () => {
    expect(
      problems({
        UPSTREAM_TAFSIR_BASE_URL: 'http://10.0.0.1:8080/a/mirror/',
        UPSTREAM_TAFSIR_RATE: '10/60',
        UPSTREAM_HADITH_RATE: '0',
        UPSTREAM_WIKIPEDIA_BASE_URL: 'https://{lang}.wiki.example/w',
        UPSTREAM_GITHUB_TOKEN: 'ghp_x',
        UPSTREAMS_OFF: 'anilist, osrm',
        UPSTREAM_BREAKER_FAILURES: '3',
      }),
    ).toEqual([])
  })

  it('reads a rate as requests in seconds, 0 as none', () => {
    const config = loadConfig({ UPSTREAM_TAFSIR_RATE: '10/60', UPSTREAM_HADITH_RATE: '0' }, '/nonexistent')
    expect(config.upstreamRates).toEqual({ tafsir: { requests: 10, seconds: 60 }, hadith: null })
  })

  it.each(['10', '10/0', '0/10', '-1/2', '1.5/2', 'many', '10/60/2'])('refuses the rate %s', (rate) => {
    expect(() => loadConfig({ UPSTREAM_TAFSIR_RATE: rate }, '/nonexistent')).toThrow(
      /^UPSTREAM_TAFSIR_RATE: expected requests\/seconds such as 10\/60, or 0 for none/,
    )
  })

  it('names every upstream that there is not, with what may be meant', () => {
    const found = problems({
      UPSTREAM_TAFSEER_BASE_URL: 'http://127.0.0.1/x',
      UPSTREAM_OPEN_METEO_RATE: '1/1',
      UPSTREAM_NOWHERE_TOKEN: 'x',
      UPSTREAMS_OFF: 'hadit,xkcd',
    })
    expect(found).toEqual([
      'UPSTREAM_TAFSEER_BASE_URL: no public upstream is called "tafseer"; did you mean tafsir?',
      'UPSTREAM_OPEN_METEO_RATE: no public upstream is called "open-meteo"; did you mean openmeteo?',
      'UPSTREAM_NOWHERE_TOKEN: no public upstream is called "nowhere"',
      'UPSTREAMS_OFF: no public upstream is called "hadit"; did you mean hadith?',
    ])
  })

  it.each([
    ['http://host/{lang}', /\{lang\} is not a placeholder here; this upstream takes none/],
    ['http://user:hunter2@host/', /must not contain a user name or password/],
    ['http://host/a?b=c', /it cannot have \? or #/],
    ['http://host:99999/', /expected an address that starts with/],
  ])('refuses the base %s', (base, message) => {
    const found = problems({ UPSTREAM_TAFSIR_BASE_URL: base })
    expect(found).toEqual([expect.stringMatching(message)])
    expect(found[0]).toMatch(/^UPSTREAM_TAFSIR_BASE_URL: /)
    expect(found[0]).not.toContain('hunter2')
  })

  it('refuses another placeholder than the upstream has', () => {
    expect(problems({ UPSTREAM_WIKIPEDIA_BASE_URL: 'http://{language}.host' })).toEqual([
      'UPSTREAM_WIKIPEDIA_BASE_URL: {language} is not a placeholder here; this upstream knows {lang}',
    ])
  })

  it('refuses a base that is no web address without repeating it', () => {
    expect(() => loadConfig({ UPSTREAM_TAFSIR_BASE_URL: 'ftp://user:hunter2@host' }, '/nonexistent')).toThrow(
      /^UPSTREAM_TAFSIR_BASE_URL: expected an address that starts with http:\/\/ or https:\/\/$/,
    )
  })

  it('refuses a token that the upstream has no place for', () => {
    expect(problems({ UPSTREAM_XKCD_TOKEN: 'x' })).toEqual([
      'UPSTREAM_XKCD_TOKEN: xkcd JSON interface takes no token',
    ])
  })
})

it('an upstream that is switched off is not asked', async () => {
  const { local, request, outcomes } = await startClient({ off: ['xkcd'] })
  await expect(request({ upstream: 'xkcd', path: '/info.0.json' })).rejects.toMatchObject({
    status: 502,
    code: 'upstream_failed',
    message: 'xkcd JSON interface is switched off by the operator.',
  })
  expect(local.requests('xkcd')).toHaveLength(0)
  expect(outcomes).toEqual(['xkcd failed'])
})

it.each([
  [null, 'utility-toolkit/2.2.3 (https://api.example.org)'],
  ['ops@example.org', 'utility-toolkit/2.2.3 (https://api.example.org; ops@example.org)'],
  ['Größe <ops@example.org>', 'utility-toolkit/2.2.3 (https://api.example.org; ops@example.org)'],
])('the User-Agent names product, version, address and contact (%s)', (mailFrom, expected) => {
  expect(userAgentOf('2.2.3', 'https://api.example.org', mailFrom)).toBe(expected)
})
