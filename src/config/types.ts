/** An S3-compatible store for files. */
export interface S3Config {
  /** `null` is AWS's own of the region. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path and not in the host's name. */
  pathStyle: boolean
}

/** Everything the environment decides, checked once at start. */
export interface Config {
  port: number
  host: string
  /** Processes that share the port; with 1 there is a single one, which is its own primary. */
  workers: number
  /** Which of several workers this process is, from 1; `null` in a single process, in a primary and in commands. */
  worker: number | null
  /** This process's own: its journal, lock, control socket and scratch files. */
  dataDir: string
  /** `DATA_DIR`, with what all workers of a server share: the secret and generated files. The same as `dataDir` without workers. */
  sharedDir: string
  databaseUrl: string | null
  redisUrl: string | null
  /** Without a trailing slash. */
  publicBaseUrl: string
  nodeName: string
  /** `null`: made once in `dataDir`. */
  secretKey: string | null
  secretKeyPrevious: string | null
  providersFile: string
  plansFile: string
  egressAllow: readonly string[]
  egressTimeoutMs: number
  /** Number of proxies, or CIDRs; `null` ignores X-Forwarded-For. */
  trustProxy: number | readonly string[] | null
  ipRateLimit: number
  publicRateLimit: number
  subscribeRateLimit: number
  /** Open connections of one peer's address; 0 is off. */
  ipConnectionLimit: number
  /** Bytes a second that a request's body must come with after its first 10 s; 0 is off. */
  bodyMinRate: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  corsOrigins: readonly string[]
  /** `null`: files are kept in `dataDir`. */
  s3: S3Config | null
  smtpUrl: string | null
  mailFrom: string | null
  metricsToken: string | null
  otlpEndpoint: string | null
  adminHost: string | null
  adminPort: number | null
  adminPassword: string | null
  upstreamsOff: readonly string[]
  /** By upstream name as in the catalog (lower case, dashes). */
  upstreamBaseUrls: Readonly<Record<string, string>>
  /** At most `requests` calls in any `seconds`; `null` is no limit. */
  upstreamRates: Readonly<Record<string, { requests: number; seconds: number } | null>>
  upstreamTokens: Readonly<Record<string, string>>
  /** Failures in a row that open an upstream's breaker; 0 is never. */
  upstreamBreakerFailures: number
  defaultModel: string | null
  defaultEmbeddingModel: string | null
  drainTimeoutMs: number
  /** Responses are validated against the contract (tests, development). */
  validateResponses: boolean
  /** What is probably a mistake and may be none: names in `.env` that are nearly one of ours. */
  warnings: readonly string[]
  /** The environment itself, for `${NAME}` in providers.yaml. */
  env: Readonly<Record<string, string | undefined>>
}
