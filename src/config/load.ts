import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { chooseDataDir } from './data-dir.js'
import { readDotenv } from './dotenv.js'
import { readMail } from './mail.js'
import { nearName } from './near-names.js'
import { readS3 } from './s3.js'
import type { Config } from './types.js'
import { UPSTREAM_VARIABLE, upstreamVariables } from './upstreams.js'
import { parseWorkers, WORKERS_EXPECTED, workersProblems } from './workers.js'

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
/** Controls, line ends, halves of pairs: they split headers and log lines, and no value needs one. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
const LONGEST_NODE_NAME = 128
/** Room for a load test from one machine, or an office behind one address. */
const IP_CONNECTIONS = 2048

/** Reads variables one by one and gathers every mistake instead of stopping at the first. */
const reader = (env: Environment) => {
  const problems: string[] = []
  const known = new Set<string>()
  const text = (name: string): string | null => {
    known.add(name)
    const value = env[name]?.trim()
    if (value === undefined || value === '') return null
    if (!UNPRINTABLE.test(value)) return value
    // It may be a secret, so that it is not repeated.
    problems.push(`${name}: holds a line end or another character that cannot be printed`)
    return null
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
    /** The names that were asked for so far. */
    known,
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
    /** An address that paths are appended to: without user, query and fragment; given without a trailing slash. */
    baseUrl: (name: string): string | null => {
      const value = text(name)
      const url = value === null ? undefined : parseBaseUrl(value)
      if (value !== null && url === undefined)
        problems.push(
          `${name}: expected an address such as https://api.example.org, without user, query and fragment`,
        )
      return url ?? null
    },
    host: (name: string): string | null =>
      parsed(name, 'a host name or an IP address, without port and brackets', (value) =>
        isHost(value) ? value : undefined,
      ),
    list: (name: string): string[] =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  }
}

/** The host of a URL. What stands for all addresses of the machine is none that a caller can reach. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** IPv6 may name its zone: fe80::1%eth0. */
const isHost = (value: string): boolean =>
  isIP(value) !== 0 || /^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?\.?$/i.test(value)

const parseBaseUrl = (value: string): string | undefined => {
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) return undefined
  const { origin, pathname, search, hash, username, password } = new URL(value)
  return search + hash + username + password === '' && !/[?#]/.test(value)
    ? origin + pathname.replace(/\/+$/, '')
    : undefined
}

const isRedisUrl = (value: string): boolean => /^\/?\d*$/.test(new URL(value).pathname)

const isCidr = (value: string): boolean => ipaddr.isValid(value) || ipaddr.isValidCIDR(value)

const parseTrustProxy = (value: string): number | readonly string[] | undefined => {
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  return parts.every(isCidr) ? parts : undefined
}

const isHostOrCidr = (value: string): boolean =>
  isCidr(value) || /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)

/** Names in `.env` that are probably misspelt; others may be anybody's, and `${NAME}` of providers.yaml. */
const misspelt = (names: readonly string[], known: ReadonlySet<string>): string[] =>
  [...names]
    .sort()
    .filter((name) => !known.has(name) && name !== 'NODE_ENV' && !UPSTREAM_VARIABLE.test(name))
    .flatMap((name) => {
      const meant = nearName(name, [...known])
      return meant === undefined ? [] : [`.env: ${name} is not known and has no effect; is ${meant} meant?`]
    })

/** The configuration, and the names of all settings that there are. */
interface Loaded {
  config: Config
  names: readonly string[]
}

const load = (environment: Environment, cwd: string): Loaded => {
  const dotenv = readDotenv(cwd)
  const env: Environment = { ...dotenv.values, ...environment }
  const read = reader(env)
  read.problems.push(...dotenv.problems)

  const host = read.host('HOST') ?? '127.0.0.1'
  const port = read.integer('PORT', 0, 65535) ?? 8787
  // What is refused may still be a secret, so that only its length is told.
  const secret = (name: string, least = 32): string | null => {
    const value = read.text(name)
    if (value !== null && value.length < least) {
      read.problems.push(`${name}: expected at least ${least} characters, got ${value.length}`)
    }
    return value
  }
  const metricsToken = read.text('METRICS_TOKEN')
  if (metricsToken !== null && !/^[\x21-\x7e]+$/.test(metricsToken))
    read.problems.push('METRICS_TOKEN: expected letters, digits and signs of ASCII, without spaces')
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

  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:'])
  if (redisUrl !== null && !isRedisUrl(redisUrl))
    read.problems.push('REDIS_URL: expected the number of a database after the host, or nothing')

  const localModelFolder = read.text('LOCAL_MODEL_DIR')
  if (
    localModelFolder !== null &&
    statSync(resolve(cwd, localModelFolder), { throwIfNoEntry: false })?.isDirectory() === false
  )
    read.problems.push(`LOCAL_MODEL_DIR: ${localModelFolder} is not a directory`)

  const trustProxy = read.parsed(
    'TRUST_PROXY',
    'a number of proxies, or CIDRs separated by commas',
    parseTrustProxy,
  )

  const place = chooseDataDir(read.text('DATA_DIR'), cwd)

  const config: Omit<Config, 'warnings'> = {
    port,
    host,
    workers: read.parsed('WORKERS', WORKERS_EXPECTED, parseWorkers) ?? 1,
    worker: null,
    dataDir: place.dataDir,
    sharedDir: place.dataDir,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl,
    publicBaseUrl: read.baseUrl('PUBLIC_BASE_URL') ?? `http://${reachable(host)}:${port}`,
    nodeName:
      read.parsed('NODE_NAME', `at most ${LONGEST_NODE_NAME} characters`, (value) =>
        value.length <= LONGEST_NODE_NAME ? value : undefined,
      ) ?? hostname(),
    secretKey: secret('SECRET_KEY'),
    secretKeyPrevious: secret('SECRET_KEY_PREVIOUS'),
    providersFile: resolve(cwd, read.text('PROVIDERS_FILE') ?? 'providers.yaml'),
    plansFile: resolve(cwd, read.text('PLANS_FILE') ?? 'plans.yaml'),
    egressAllow,
    egressTimeoutMs: read.integer('EGRESS_TIMEOUT_MS', 100, 120_000) ?? 10_000,
    trustProxy,
    ipRateLimit: read.integer('IP_RATE_LIMIT', 0, 1_000_000) ?? 90,
    publicRateLimit: read.integer('PUBLIC_RATE_LIMIT', 0, 1_000_000) ?? 120,
    subscribeRateLimit: read.integer('SUBSCRIBE_RATE_LIMIT', 0, 1_000_000) ?? 5,
    // Behind a proxy all connections are the proxy's.
    ipConnectionLimit:
      read.integer('IP_CONNECTION_LIMIT', 0, 1_000_000) ??
      (trustProxy === null || trustProxy === 0 ? IP_CONNECTIONS : 0),
    bodyMinRate: read.integer('BODY_MIN_RATE', 0, 1_000_000) ?? 1000,
    logLevel:
      read.parsed('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, (value) =>
        LOG_LEVELS.find((level) => level === value),
      ) ?? 'info',
    corsOrigins: corsOrigins.length > 0 ? corsOrigins : ['*'],
    s3: readS3(read),
    ...readMail(read),
    metricsToken,
    otlpEndpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    adminHost: read.host('ADMIN_HOST'),
    adminPort: read.integer('ADMIN_PORT', 0, 65535),
    adminPassword: secret('ADMIN_PASSWORD', 12),
    upstreamsOff: read.list('UPSTREAMS_OFF'),
    ...upstreamVariables(env, read),
    upstreamBreakerFailures: read.integer('UPSTREAM_BREAKER_FAILURES', 0, 1000) ?? 8,
    defaultModel: read.text('DEFAULT_MODEL'),
    defaultEmbeddingModel: read.text('DEFAULT_EMBEDDING_MODEL'),
    drainTimeoutMs: read.integer('DRAIN_TIMEOUT_MS', 0, 3_600_000) ?? 30_000,
    validateResponses: env['NODE_ENV'] === 'development' || env['NODE_ENV'] === 'test',
    env,
  }
  if (config.adminHost !== null && config.adminPort === null) {
    read.problems.push('ADMIN_HOST: needs ADMIN_PORT beside it')
  }
  if (config.secretKeyPrevious !== null && config.secretKey === null) {
    read.problems.push('SECRET_KEY_PREVIOUS: needs SECRET_KEY beside it')
  }
  read.problems.push(...workersProblems(config))
  if (read.problems.length > 0) throw new ConfigError([...new Set(read.problems)])
  const names = [...read.known]
  const warnings = [...place.warnings, ...misspelt(Object.keys(dotenv.values), read.known)]
  return { config: { ...config, warnings }, names }
}

/**
 * The configuration from the environment and, where it stands in `cwd`, `.env` (the environment wins).
 * @throws ConfigError that names every mistake, not just the first.
 */
export const loadConfig = (environment: Environment, cwd: string = process.cwd()): Config =>
  load(environment, cwd).config

/** The names of all settings, without those of upstreams, which are `UPSTREAM_<NAME>_...`. */
export const settingNames = (): readonly string[] => load({}, import.meta.dirname).names
