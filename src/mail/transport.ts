import { setTimeout as sleep } from 'node:timers/promises'
import type { DueMail } from './outbox.js'

/** How the mail server took a mail. */
export type Outcome =
  | { kind: 'sent' }
  /** It will not take it however often it is asked. */
  | { kind: 'refused'; error: string }
  | { kind: 'failed'; error: string }

export interface Transport {
  /** @throws the signal's reason */
  send(mail: DueMail, signal: AbortSignal): Promise<Outcome>
  close(): void
}

export interface TransportOptions {
  /** `smtp://` (STARTTLS where the server offers it) or `smtps://`, with the mail library's options as its query. */
  url: string
  /** Sender of all mail, and the operator's own address. */
  from: string
  /** For each step that the server is waited for. */
  timeoutMs: number
}

/** Steps of a delivery, each with the time of one. */
const MOST_STEPS = 4

/** What a server answers to one that it does not let in (RFC 4954, RFC 3207): the operator's mistake, and not the mail's. */
const ACCESS_CODES = new Set([530, 534, 535, 538])
/** Faults of the mail library that concern the mail and not the connection. */
const MAIL_FAULTS = new Set(['EENVELOPE', 'EMESSAGE'])

const failureOf = (error: unknown): Outcome => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const text = message ?? String(error)
  const isPermanent =
    responseCode !== undefined &&
    responseCode >= 500 &&
    !ACCESS_CODES.has(responseCode) &&
    MAIL_FAULTS.has(code ?? '')
  return { kind: isPermanent ? 'refused' : 'failed', error: text }
}

/** Opens the way to the mail server; it connects with each mail. */
export const openTransport = async ({ url, from, timeoutMs }: TransportOptions): Promise<Transport> => {
  // Only servers with a mail server need it.
  const { createTransport } = await import('nodemailer')
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Nothing in a mail names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail, signal) {
      const patience = new AbortController()
      const ended = AbortSignal.any([signal, patience.signal])
      const outcome = await Promise.race([
        transport
          .sendMail({
            from,
            // An object is one address, whatever stands in it.
            to: mail.recipient === null ? from : { name: '', address: mail.recipient },
            ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
            subject: mail.subject,
            text: mail.body,
            date: mail.createdAt,
            // The same at every attempt, so that one that came through twice can be told.
            messageId: `<${mail.id}@${domain}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
          })
          .then((): Outcome => ({ kind: 'sent' }), failureOf),
        sleep(timeoutMs * MOST_STEPS, undefined, { signal: ended, ref: false }).then(
          (): Outcome => ({ kind: 'failed', error: 'the mail server took too long' }),
          (): Outcome => ({ kind: 'failed', error: 'the service stops' }),
        ),
      ])
      patience.abort()
      signal.throwIfAborted()
      return outcome
    },
    close: () => transport.close(),
  }
}
