/** What operators see: structured logs with secrets redacted, Prometheus metrics, traces. */
export { createLogger, redact, redactKeys, together, type Logger } from './log.js'
export { createMetrics, type MessageOutcome, type MessageFigures, type Metrics } from './metrics.js'
export { openTraces, type Traces } from './traces.js'
