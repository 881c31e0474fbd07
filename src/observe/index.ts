/** What operators see: structured logs with secrets redacted, Prometheus metrics. */
export { createLogger, redact, type Logger } from './log.js'
export { createMetrics, type Metrics } from './metrics.js'
