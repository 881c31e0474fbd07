import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '#config'

const folder = () => mkdtempSync(join(tmpdir(), 'config-'))

const problemsOf = (environment: Record<string, string>, cwd = folder()): readonly string[] => {
  try {
    loadConfig(environment, cwd)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the environment', () => {
  it("has the documented defaults (the operator's table of the README)", () => {
    const cwd = folder()
    expect(loadConfig({}, cwd)).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      dataDir: join(cwd, 'data'),
      databaseUrl: null,
      publicBaseUrl: 'http://127.0.0.1:8787',
      providersFile: join(cwd, 'providers.yaml'),
      ipRateLimit: 90,
      publicRateLimit: 120,
      subscribeRateLimit: 5,
      drainTimeoutMs: 30_000,
      corsOrigins: ['*'],
      trustProxy: null,
    })
  })

  it('reads .env, and the environment wins over it', () => {
    const cwd = folder()
    writeFileSync(join(cwd, '.env'), '# comment\nPORT=9000\nHOST="127.0.0.2"\n')
    expect(loadConfig({ PORT: '9001' }, cwd)).toMatchObject({ port: 9001, host: '127.0.0.2' })
  })

  it('names every mistake at once', () => {
    const problems = problemsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://user:secret@host/db',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'everyone',
      SECRET_KEY: 'short',
      EGRESS_ALLOW: '10.0.0.0/8,not a host',
      CORS_ORIGINS: 'example.org',
      UPSTREAM_ANILIST_BASE_URL: 'anilist',
    })
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'SECRET_KEY',
      'EGRESS_ALLOW',
      'CORS_ORIGINS',
      'UPSTREAM_ANILIST_BASE_URL',
    ]) {
      expect(problems.filter((problem) => problem.startsWith(`${name}:`))).toHaveLength(1)
    }
    expect(problems.join('\n')).not.toContain('secret@')
    expect(problems).toContain('SECRET_KEY: expected at least 32 characters, got 5')
  })

  it.each(['', ' ', '-1', '1.5', '0x50', '8787 x', '1e3'].filter((value) => value.trim() !== ''))(
    'refuses PORT=%s',
    (value) => {
      expect(problemsOf({ PORT: value })).toEqual([
        `PORT: expected a whole number from 0 to 65535, got ${JSON.stringify(value)}`,
      ])
    },
  )

  it('takes an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' }, folder())).toMatchObject({
      port: 8787,
      databaseUrl: null,
    })
  })

  it('names the line of .env that is no assignment', () => {
    const cwd = folder()
    writeFileSync(join(cwd, '.env'), 'PORT=9000\njust words\n')
    expect(problemsOf({}, cwd)).toEqual(['.env:2: expected NAME=value'])
  })

  it('reads an upstream base by the name that the catalog has', () => {
    const { upstreamBaseUrls } = loadConfig(
      { UPSTREAM_OPEN_METEO_BASE_URL: 'http://127.0.0.1:1/path/' },
      folder(),
    )
    expect(upstreamBaseUrls).toEqual({ 'open-meteo': 'http://127.0.0.1:1/path' })
  })

  it('takes proxies as a number or as CIDRs', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }, folder()).trustProxy).toBe(2)
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }, folder()).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  it('wants a present secret beside a previous one', () => {
    expect(problemsOf({ SECRET_KEY_PREVIOUS: 'x'.repeat(32) })).toEqual([
      'SECRET_KEY_PREVIOUS: needs SECRET_KEY beside it',
    ])
  })
})
