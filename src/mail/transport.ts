import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BegunMail } from './outbox.js'

/** How the mail server took a mail. */
export type Outcome =
  | { kind: 'sent' }
  /** It will not take it however often it is asked. */
  | { kind: 'refused'; error: string }
  | { kind: 'failed'; error: string }
  /** The service stops, and the server was not given the mail. */
  | { kind: 'withdrawn' }

/** In milliseconds. */
export interface MailLimits {
  /** Until the server has greeted, and TLS is spoken where it is. */
  connectMs: number
  /** For each answer of the server after that. */
  silenceMs: number
  /** For all of it. */
  wholeMs: number
  /** How long a service that stops waits to hear whether the server has taken a mail that it was given whole. */
  graceMs: number
}

export interface Transport {
  /** @param signal the service stops */
  send(mail: BegunMail, signal: AbortSignal): Promise<Outcome>
}

export interface TransportOptions {
  /** `smtp://` (STARTTLS where the server offers it) or `smtps://`, with the mail library's options as its query. */
  url: string
  /** Sender of all mail, and the operator's own address. */
  from: string
  limits: MailLimits
}

/**
 * RFC 5321, section 4.5.3.2, is patient: 5 minutes for the greeting and each command, 10 for the reply to the text. A
 * sender that hangs up before that reply sends twice what the server took.
 */
export const MAIL_LIMITS: MailLimits = {
  connectMs: 300_000,
  silenceMs: 600_000,
  wholeMs: 1_800_000,
  graceMs: 2_500,
}

/** What a server answers to one that it does not let in (RFC 4954, RFC 3207): the operator's mistake, and not the mail's. */
const ACCESS_CODES = new Set([530, 534, 535, 538])
/** Faults of the mail library that concern the mail and not the connection. */
const MAIL_FAULTS = new Set(['EENVELOPE', 'EMESSAGE'])

const PHASES = {
  connecting: 'connecting to the mail server',
  login: 'logging in',
  envelope: 'naming sender and recipient',
  text: 'sending the text',
  reply: 'waiting for the reply to the text',
}

/** Where a delivery is. */
interface Progress {
  phase: keyof typeof PHASES
  since: number
}

const IN_DOUBT = 'the server may have taken the mail'

const failureOf = (error: unknown, { phase, since }: Progress): Outcome => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const text = message ?? String(error)
  // An answer says all. Without one it counts how far it had come.
  if (responseCode === undefined) {
    const seconds = Math.round((performance.now() - since) / 100) / 10
    const doubt = phase === 'reply' ? `; ${IN_DOUBT}` : ''
    return { kind: 'failed', error: `${text}, while ${PHASES[phase]}, after ${seconds} s${doubt}` }
  }
  const isPermanent = responseCode >= 500 && !ACCESS_CODES.has(responseCode) && MAIL_FAULTS.has(code ?? '')
  return { kind: isPermanent ? 'refused' : 'failed', error: text }
}

/** The result of one of the mail library's functions. */
const done = (run: (callback: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())))

/** What goes to others than the operator goes to subscribers, whose mail programs show them a way off the list (RFC 2369). */
const unsubscribing = ({ recipient }: BegunMail, from: string): Record<string, string> => {
  if (recipient === null) return {}
  const operator = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  const subject = encodeURIComponent(`unsubscribe ${recipient}`)
  return { 'List-Unsubscribe': `<mailto:${operator}?subject=${subject}>` }
}

/** Opens the way to the mail server; it connects with each mail. */
export const openTransport = async ({ url, from, limits }: TransportOptions): Promise<Transport> => {
  // Only servers with a mail server need it.
  const [{ default: Connection }, { default: Composer }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/mail-composer'),
    import('nodemailer/lib/shared'),
  ])
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const { auth, ...server } = parseConnectionUrl(url)
  const connectionOptions = {
    ...server,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
  }
  const { authMethod } = server
  const login = auth && { ...auth, method: typeof authMethod === 'string' ? authMethod : undefined }

  const compose = (mail: BegunMail) =>
    new Composer({
      from,
      // An object is one address, whatever stands in it.
      to: mail.recipient === null ? from : { name: '', address: mail.recipient },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.body,
      date: mail.createdAt,
      // The same at every attempt, so that one that came through twice can be told.
      messageId: `<${mail.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail, from) },
      // Nothing in a mail names a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile()

  const converse = async (
    connection: InstanceType<typeof Connection>,
    mail: BegunMail,
    reach: (phase: Progress['phase']) => void,
  ): Promise<Outcome> => {
    const composed = compose(mail)
    const text = await composed.build()
    await done((callback) => connection.connect(callback))
    if (login && connection.allowsAuth) {
      reach('login')
      await done((callback) => connection.login({ ...login }, callback))
    }
    reach('envelope')
    // Read when the server asks for the text, and no sooner.
    const body = Readable.from(
      (function* () {
        reach('text')
        yield text
      })(),
    ).on('end', () => reach('reply'))
    await done((callback) => connection.send(composed.getEnvelope(), body, callback))
    return { kind: 'sent' }
  }

  return {
    async send(mail, signal) {
      const progress: Progress = { phase: 'connecting', since: performance.now() }
      const reach = (phase: Progress['phase']): void =>
        void Object.assign(progress, { phase, since: performance.now() })
      const connection = new Connection(connectionOptions)
      const broken = new Promise<never>((_, reject) => connection.on('error', reject))
      const conversation = Promise.race([broken, converse(connection, mail, reach)]).catch((error: unknown) =>
        failureOf(error, progress),
      )
      const patience = new AbortController()
      const wait = (ms: number): Promise<unknown> =>
        sleep(ms, undefined, { signal: patience.signal, ref: false }).catch(() => undefined)
      const tooLong = wait(limits.wholeMs).then(() => failureOf(new Error('It took too long'), progress))
      const stopped = new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true, signal: patience.signal })
      }).then(async (): Promise<Outcome> => {
        if (progress.phase !== 'reply') return { kind: 'withdrawn' }
        await wait(limits.graceMs)
        return failureOf(new Error('The service stopped'), progress)
      })
      const outcome = await Promise.race([conversation, tooLong, stopped])
      patience.abort()
      // RFC 5321, section 4.1.1.10: whoever was answered says goodbye before it hangs up.
      if (outcome.kind === 'sent' || outcome.kind === 'refused') connection.quit()
      else connection.close()
      setTimeout(() => connection.close(), limits.graceMs).unref()
      return outcome
    },
  }
}
