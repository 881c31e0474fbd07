import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'
import type { Config } from './types.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The environment has mistakes; `problems` has one line for each, with the variable's name. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

const LOG_LEVELS: readonly Config['logLevel'][] = [
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
  'silent',
]
const UPSTREAM_VARIABLE = /^UPSTREAM_([A-Z0-9_]+)_(BASE_URL|RATE)$/

/** Reads variables one by one and gathers every mistake instead of stopping at the first. */
const reader = (env: Environment) => {
  const problems: string[] = []
  const text = (name: string): string | null => {
    const value = env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }
  const parsed = <T>(name: string, expected: string, parse: (value: string) => T | undefined): T | null => {
    const value = text(name)
    if (value === null) return null
    const result = parse(value)
    if (result === undefined) problems.push(`${name}: expected ${expected}, got ${JSON.stringify(value)}`)
    return result ?? null
  }
  return {
    problems,
    text,
    parsed,
    integer: (name: string, minimum: number, maximum: number): number | null =>
      parsed(name, `a whole number from ${minimum} to ${maximum}`, (value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
        return number >= minimum && number <= maximum ? number : undefined
      }),
    url: (name: string, protocols: readonly string[]): string | null => {
      const value = text(name)
      if (value === null) return null
      const isGood = URL.canParse(value) && protocols.includes(new URL(value).protocol)
      // The value may hold a password, so that it is not repeated in the message.
      if (!isGood)
        problems.push(
          `${name}: expected an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
        )
      return isGood ? value.replace(/\/+$/, '') : null
    },
    list: (name: string): string[] =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  }
}

const isCidr = (value: string): boolean => ipaddr.isValid(value) || ipaddr.isValidCIDR(value)

const parseTrustProxy = (value: string): number | readonly string[] | undefined => {
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  return parts.every(isCidr) ? parts : undefined
}

const isHostOrCidr = (value: string): boolean =>
  isCidr(value) || /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)

/** Lines of `.env` that `parseEnv` would silently drop. */
const dotenvProblems = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const isGood = /^\s*(#.*)?$/.test(line) || /^\s*(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=/.test(line)
    return isGood || /["'`]/.test(text) ? [] : [`.env:${index + 1}: expected NAME=value`]
  })

const upstreamVariables = (env: Environment, read: ReturnType<typeof reader>): Record<string, string> => {
  const urls: Record<string, string> = {}
  for (const name of Object.keys(env)) {
    const match = UPSTREAM_VARIABLE.exec(name)
    if (match?.[1] === undefined || match[2] !== 'BASE_URL') continue
    const url = read.parsed(name, 'an address that starts with http:// or https://', (value) =>
      /^https?:\/\/[^\s]+$/.test(value) ? value : undefined,
    )
    if (url !== null) urls[match[1].toLowerCase().replaceAll('_', '-')] = url.replace(/\/+$/, '')
  }
  return urls
}

/**
 * The configuration from the environment and, where it stands in `cwd`, `.env` (the environment wins).
 * @throws ConfigError that names every mistake, not just the first.
 */
export const loadConfig = (environment: Environment, cwd: string = process.cwd()): Config => {
  const dotenv = join(cwd, '.env')
  const dotenvText = existsSync(dotenv) ? readFileSync(dotenv, 'utf8') : ''
  const env: Environment = { ...parseEnv(dotenvText), ...environment }
  const read = reader(env)
  read.problems.push(...dotenvProblems(dotenvText))

  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.integer('PORT', 0, 65535) ?? 8787
  // What is refused may still be a secret, so that only its length is told.
  const secret = (name: string, least = 32): string | null => {
    const value = read.text(name)
    if (value !== null && value.length < least) {
      read.problems.push(`${name}: expected at least ${least} characters, got ${value.length}`)
    }
    return value
  }
  const egressAllow = read.list('EGRESS_ALLOW')
  for (const entry of egressAllow.filter((value) => !isHostOrCidr(value))) {
    read.problems.push(`EGRESS_ALLOW: ${JSON.stringify(entry)} is neither a CIDR nor a host name`)
  }
  const corsOrigins = read.list('CORS_ORIGINS')
  for (const origin of corsOrigins.filter(
    (value) => value !== '*' && !(URL.canParse(value) && new URL(value).origin === value),
  )) {
    read.problems.push(
      `CORS_ORIGINS: ${JSON.stringify(origin)} is not an origin such as https://app.example.org`,
    )
  }

  const config: Config = {
    port,
    host,
    dataDir: resolve(cwd, read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    publicBaseUrl:
      read.url('PUBLIC_BASE_URL', ['http:', 'https:']) ??
      `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    nodeName: read.text('NODE_NAME') ?? hostname(),
    secretKey: secret('SECRET_KEY'),
    secretKeyPrevious: secret('SECRET_KEY_PREVIOUS'),
    providersFile: resolve(cwd, read.text('PROVIDERS_FILE') ?? 'providers.yaml'),
    plansFile: resolve(cwd, read.text('PLANS_FILE') ?? 'plans.yaml'),
    egressAllow,
    egressTimeoutMs: read.integer('EGRESS_TIMEOUT_MS', 100, 120_000) ?? 10_000,
    trustProxy: read.parsed(
      'TRUST_PROXY',
      'a number of proxies, or CIDRs separated by commas',
      parseTrustProxy,
    ),
    ipRateLimit: read.integer('IP_RATE_LIMIT', 0, 1_000_000) ?? 90,
    publicRateLimit: read.integer('PUBLIC_RATE_LIMIT', 0, 1_000_000) ?? 120,
    subscribeRateLimit: read.integer('SUBSCRIBE_RATE_LIMIT', 0, 1_000_000) ?? 5,
    logLevel:
      read.parsed('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, (value) =>
        LOG_LEVELS.find((level) => level === value),
      ) ?? 'info',
    corsOrigins: corsOrigins.length > 0 ? corsOrigins : ['*'],
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM'),
    metricsToken: read.text('METRICS_TOKEN'),
    otlpEndpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    adminHost: read.text('ADMIN_HOST'),
    adminPort: read.integer('ADMIN_PORT', 0, 65535),
    adminPassword: secret('ADMIN_PASSWORD', 12),
    upstreamsOff: read.list('UPSTREAMS_OFF'),
    upstreamBaseUrls: upstreamVariables(env, read),
    defaultModel: read.text('DEFAULT_MODEL'),
    defaultEmbeddingModel: read.text('DEFAULT_EMBEDDING_MODEL'),
    drainTimeoutMs: read.integer('DRAIN_TIMEOUT_MS', 0, 3_600_000) ?? 30_000,
    validateResponses: env['NODE_ENV'] === 'development' || env['NODE_ENV'] === 'test',
    env,
  }
  if (config.secretKeyPrevious !== null && config.secretKey === null) {
    read.problems.push('SECRET_KEY_PREVIOUS: needs SECRET_KEY beside it')
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems)
  return config
}
