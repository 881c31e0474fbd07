import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** A key of ours, or a part of one, also as it stands in an address that encodes its underscores. */
const OWN_KEY = /(svc(?:_|%5f)(?:live|premier|platinum|free|rest)(?:_|%5f))[a-z0-9]+/gi
const OWN_KEY_REDACTED = '$1[redacted]'

/** Replaces what looks like one of our keys in a caller's text that is repeated or kept. */
export const redactKeys = (text: string): string => text.replace(OWN_KEY, OWN_KEY_REDACTED)

/**
 * Every secret this service can meet, by its shape: our keys, upstreams' keys, bearer headers, `key=` in a
 * query, credentials in an address. What stands in front of the secret is kept so that a line stays readable.
 */
const SECRETS: readonly [RegExp, string][] = [
  [OWN_KEY, OWN_KEY_REDACTED],
  [/\b(sk-|gsk_|hf_|nvapi-|AIza|ghp_|github_pat_|csk-|whsec_)[A-Za-z0-9_-]{6,}/g, '$1[redacted]'],
  [/\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=-]+/gi, '$1 [redacted]'],
  [/([?&;](?:key|api_?key|access_?token|token|secret|password|signature)=)[^&#\s"']+/gi, '$1[redacted]'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^/\s:@"']*:[^/\s@"']*@/gi, '$1[redacted]@'],
]

/** What every one of them has in it: most lines have none, and are looked through once. */
const HINT =
  /svc(?:_|%5f)|sk-|gsk_|hf_|nvapi-|AIza|ghp_|github_pat_|csk-|whsec_|(?:Bearer|Basic)\s|[?&;][a-z_]{3,12}=|:\/\//i

/** Replaces every known kind of secret in a text by `[redacted]`. */
export const redact = (text: string): string =>
  HINT.test(text)
    ? SECRETS.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text)
    : text

/**
 * A destination whose lines of one tick are written together: a write costs more than the line. What is still waiting is
 * written when the process exits, whatever the reason.
 */
export const together = (destination: DestinationStream): DestinationStream => {
  let lines = ''
  const write = (): void => {
    if (lines === '') return
    const text = lines
    lines = ''
    destination.write(text)
  }
  process.on('exit', write)
  return {
    write(line) {
      if (lines === '') setImmediate(write)
      lines += line
    },
  }
}

let stamp = { at: Number.NaN, text: '' }

/** The time as a line has it (ISO 8601), written out once in a millisecond. */
const isoTime = (): string => {
  const at = Date.now()
  if (stamp.at !== at) stamp = { at, text: `,"time":"${new Date(at).toISOString()}"` }
  return stamp.text
}

/**
 * A JSON logger whose finished lines pass through {@link redact}: redaction by shape catches a secret wherever it
 * stands (a message, an error's stack, a nested field), which a list of paths cannot.
 */
export const createLogger = (level: string, destination: DestinationStream = process.stdout): Logger =>
  pino({ level, base: null, timestamp: isoTime }, { write: (line) => destination.write(redact(line)) })
