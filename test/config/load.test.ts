import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
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
  it('has the documented defaults (docs/configuration.md)', () => {
    const cwd = folder()
    expect(loadConfig({}, cwd)).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      dataDir: join(cwd, 'var'),
      databaseUrl: null,
      publicBaseUrl: 'http://127.0.0.1:8787',
      providersFile: join(cwd, 'providers.yaml'),
      ipRateLimit: 90,
      publicRateLimit: 120,
      subscribeRateLimit: 5,
      ipConnectionLimit: 2048,
      bodyMinRate: 1000,
      drainTimeoutMs: 30_000,
      corsOrigins: ['*'],
      trustProxy: null,
    })
  })

  it.each([
    [{ TRUST_PROXY: '1' }, 0],
    [{ TRUST_PROXY: '10.0.0.0/8' }, 0],
    [{ TRUST_PROXY: '0' }, 2048],
    [{ TRUST_PROXY: '1', IP_CONNECTION_LIMIT: '300' }, 300],
  ])('limits the connections of a peer unless it is a proxy: %o', (environment, expected) => {
    expect(loadConfig(environment, folder()).ipConnectionLimit).toBe(expected)
  })

  it('reads .env, and the environment wins over it', () => {
    const cwd = folder()
    writeFileSync(join(cwd, '.env'), '# comment\nPORT=9000\nHOST="127.0.0.2"\n')
    expect(loadConfig({ PORT: '9001' }, cwd)).toMatchObject({ port: 9001, host: '127.0.0.2' })
  })

  it('names every mistake at once', () => {
    const problems = problemsOf({
      PORT: '99999',
      IP_CONNECTION_LIMIT: 'many',
      BODY_MIN_RATE: '-1',
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
      'IP_CONNECTION_LIMIT',
      'BODY_MIN_RATE',
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

  it('warns of names in .env that are nearly its own, and of no others', () => {
    const cwd = folder()
    const names = ['IP_RATELIMIT', 'DATABSE_URL', 'POTR', 'data_dir', 'LOCAL_MODEL_DIRS', 'DRAIN_TIMEOUT']
    const foreign = [
      'GROQ_API_KEY',
      'POSTGRES_USER',
      'HOME_DIR',
      'NODE_ENV',
      'UPSTREAM_ANILIST_TOKEN',
      'DATA_DIR',
    ]
    writeFileSync(join(cwd, '.env'), [...names, ...foreign].map((name) => `${name}=1\n`).join(''))
    expect(loadConfig({ LOGLEVEL: 'info' }, cwd).warnings).toEqual([
      '.env: DATABSE_URL is not known and has no effect; is DATABASE_URL meant?',
      '.env: DRAIN_TIMEOUT is not known and has no effect; is DRAIN_TIMEOUT_MS meant?',
      '.env: IP_RATELIMIT is not known and has no effect; is IP_RATE_LIMIT meant?',
      '.env: LOCAL_MODEL_DIRS is not known and has no effect; is LOCAL_MODEL_DIR meant?',
      '.env: POTR is not known and has no effect; is PORT meant?',
      '.env: data_dir is not known and has no effect; is DATA_DIR meant?',
    ])
  })

  it('wants a directory for the local model', () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(problemsOf({ LOCAL_MODEL_DIR: file })).toEqual([`LOCAL_MODEL_DIR: ${file} is not a directory`])
    expect(problemsOf({ LOCAL_MODEL_DIR: join(file, '..', 'new') })).toEqual([])
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

  it.each(['node\nname', 'a\u0000b', 'a\u001b[31mb', 'a\u2028b', 'x\ud800'])(
    'refuses %j in any variable, without repeating it',
    (value) => {
      for (const name of [
        'NODE_NAME',
        'DATA_DIR',
        'SECRET_KEY',
        'MAIL_FROM',
        'DEFAULT_MODEL',
        'METRICS_TOKEN',
      ])
        expect(problemsOf({ [name]: value })).toEqual([
          `${name}: holds a line end or another character that cannot be printed`,
        ])
    },
  )

  it('minds no variable that is not its own', () => {
    expect(problemsOf({ LS_COLORS: 'a\nb', PS1: '\u001b[31m', UPSTREAM: '\n' })).toEqual([])
  })

  it('takes a node name of 1 to 128 characters, without the spaces around it', () => {
    expect(loadConfig({ NODE_NAME: ' node 1 \n' }, folder()).nodeName).toBe('node 1')
    expect(loadConfig({ NODE_NAME: 'é'.repeat(128) }, folder()).nodeName).toHaveLength(128)
    expect(problemsOf({ NODE_NAME: 'x'.repeat(129) })[0]).toMatch(
      /^NODE_NAME: expected at most 128 characters, got "x/,
    )
  })

  it.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['HTTPS://Api.Example.org:443//', 'https://api.example.org'],
    ['http://[::1]:8787/', 'http://[::1]:8787'],
    ['https://example.org/behind/a/proxy/', 'https://example.org/behind/a/proxy'],
  ])('takes PUBLIC_BASE_URL=%s', (value, expected) => {
    expect(loadConfig({ PUBLIC_BASE_URL: value }, folder()).publicBaseUrl).toBe(expected)
  })

  it.each([
    'example.org',
    'ftp://example.org',
    'http:///path',
    'https://example.org?a=1',
    'https://example.org/?',
    'https://example.org/#top',
    'https://exa mple.org',
    'https://user@example.org',
    'https://example.org:99999',
  ])('refuses PUBLIC_BASE_URL=%s', (value) => {
    expect(problemsOf({ PUBLIC_BASE_URL: value })).toEqual([
      'PUBLIC_BASE_URL: expected an address such as https://api.example.org, without user, query and fragment',
    ])
  })

  it.each([
    ['0.0.0.0', 'http://localhost:8787'],
    ['::', 'http://localhost:8787'],
    ['::1', 'http://[::1]:8787'],
    ['127.0.0.1', 'http://127.0.0.1:8787'],
  ])('says how callers reach HOST=%s: %s', (host, url) => {
    expect(loadConfig({ HOST: host, PORT: '8787' }, folder()).publicBaseUrl).toBe(url)
  })

  it.each(['localhost', '0.0.0.0', '::', 'fe80::1%eth0', 'host-1.example.org'])('takes HOST=%s', (value) => {
    expect(loadConfig({ HOST: value, ADMIN_HOST: value, ADMIN_PORT: '9000' }, folder())).toMatchObject({
      host: value,
      adminHost: value,
    })
  })

  it.each(['localhost:8787', '[::1]', 'http://localhost', 'a b', '*', '10.0.0.0/8', '-x'])(
    'refuses HOST=%s',
    (value) => {
      expect(problemsOf({ HOST: value })).toEqual([
        `HOST: expected a host name or an IP address, without port and brackets, got ${JSON.stringify(value)}`,
      ])
    },
  )

  it('wants a number as the database of Redis', () => {
    for (const value of ['redis://host', 'redis://host/', 'rediss://:secret@host:6379/2'])
      expect(problemsOf({ REDIS_URL: value })).toEqual([])
    expect(problemsOf({ REDIS_URL: 'redis://:hush-hush@host/cache' })).toEqual([
      'REDIS_URL: expected the number of a database after the host, or nothing',
    ])
  })

  it('wants a token that fits into a header', () => {
    expect(problemsOf({ METRICS_TOKEN: 'a token' })).toEqual([
      'METRICS_TOKEN: expected letters, digits and signs of ASCII, without spaces',
    ])
  })
})

describe('.env', () => {
  const written = (content: string): string => {
    const cwd = folder()
    writeFileSync(join(cwd, '.env'), content)
    return cwd
  }

  it.each([
    ['a byte order mark', '\uFEFFPORT=9000\n'],
    ['line ends of other systems', 'HOST=localhost\r\nPORT=9000\r\n'],
    ['a comment behind the value', 'PORT=9000 # the port\n'],
    ['quotes, spaces and export', '# first\n\n  export PORT = "9000" # the port\n'],
    ['quoted values with signs of their own', `NODE_NAME='a # b = "c"'\nPORT=9000`],
  ])('may have %s', (_name, content) => {
    expect(loadConfig({}, written(content)).port).toBe(9000)
  })

  it('is refused where a part of it would be lost, also beside quoted values', () => {
    const cwd = written(
      [
        'NODE_NAME="it is \\\n quoted"',
        'just words',
        'DATABASE_URL=postgres://user:pass#word@localhost/x',
        '=9000',
        'MY-NAME=x',
        "HOST='localhost",
      ].join('\n'),
    )
    expect(problemsOf({}, cwd).filter((problem) => problem.startsWith('.env'))).toEqual([
      '.env:3: expected NAME=value',
      '.env:4: a # begins a comment: put the value in quotes',
      '.env:5: expected NAME=value',
      '.env:6: expected NAME=value',
      '.env:7: the quote is not closed',
    ])
  })

  it('that cannot be read is named', () => {
    const cwd = folder()
    mkdirSync(join(cwd, '.env'))
    expect(problemsOf({}, cwd)).toEqual([`${join(cwd, '.env')}: cannot be read (EISDIR)`])
  })
})
