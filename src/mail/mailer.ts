import type { Config } from '#config'
import { createDispatcher, retryDelay, type Jobs, type RetrySchedule } from '#jobs'
import { redact, type Logger, type MessageOutcome } from '#observe'
import type { Store } from '#store'
import { countWaiting, hasDue, readDue, recordAttempt } from './outbox.js'
import { openTransport } from './transport.js'

export interface MailerParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>
  store: Pick<Store, 'pool'>
  jobs: Jobs
  log: Logger
  /** Is told what came of each attempt. */
  onAttempt?: (outcome: MessageOutcome) => void
  schedule?: RetrySchedule
  pollMs?: number
  /** For each step that the mail server is waited for, in milliseconds. */
  timeoutMs?: number
}

/** Sends what is in the outbox while the service runs. */
export interface Mailer {
  start(): void
  close(): Promise<void>
}

const QUEUE = 'mail'
/** All mail goes to one server. */
const KEY = 'outbox'
const TIMEOUT_MS = 15_000
/** Mails of one run. */
const TURN = 50
const LONGEST_ERROR = 500

/** RFC 5321, section 4.5.4.1: a sender gives up after four to five days. */
const SCHEDULE: RetrySchedule = {
  firstMs: 60_000,
  factor: 2,
  mostMs: 3_600_000,
  windowMs: 4 * 24 * 3_600_000,
}

/** What the server said, without secrets and without whose mail it is. */
const shownError = (text: string): string =>
  redact(text)
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '[address]')
    .replaceAll('\u0000', '')
    .slice(0, LONGEST_ERROR)

/** Without a mail server nothing is sent: what is written waits for one. */
const WITHOUT_SERVER: Mailer = { start: () => undefined, close: () => Promise.resolve() }

/** Makes the sender of mail. Make it before the jobs are started. */
export const createMailer = async ({
  config: { smtpUrl: url, mailFrom: from },
  store: { pool },
  jobs,
  log,
  onAttempt = () => undefined,
  schedule = SCHEDULE,
  pollMs,
  timeoutMs = TIMEOUT_MS,
}: MailerParts): Promise<Mailer> => {
  if (url === null || from === null) {
    const waiting = await countWaiting(pool)
    if (waiting > 0)
      log.warn(
        { waiting },
        `${waiting} mails wait and are not sent: set SMTP_URL and MAIL_FROM (npm run mail -- list --state waiting)`,
      )
    return WITHOUT_SERVER
  }
  const transport = await openTransport({ url, from, timeoutMs })

  const work = async (_: string, signal: AbortSignal): Promise<void> => {
    for (let sent = 0; sent < TURN; sent += 1) {
      const mail = await readDue(pool)
      if (mail === undefined) return
      const outcome = await transport.send(mail, signal)
      if (outcome.kind === 'sent') {
        await recordAttempt(pool, mail.id, { error: null, nextInMs: null })
        onAttempt('delivered')
      } else {
        const error = shownError(outcome.error)
        const nextInMs =
          outcome.kind === 'refused' ? null : retryDelay(schedule, mail.attempts + 1, mail.elapsedMs)
        log.warn(
          { mail: mail.id, error, isTriedAgain: nextInMs !== null },
          nextInMs === null
            ? `mail ${mail.id} is given up: npm run mail -- show ${mail.id}, and resend ${mail.id} once that is mended`
            : 'mail was not sent',
        )
        await recordAttempt(pool, mail.id, { error, nextInMs })
        onAttempt(nextInMs === null ? 'dead' : 'failed')
        // It may be the server's fault, and the next mail's then.
        if (outcome.kind === 'failed') return
      }
    }
  }

  const dispatcher = createDispatcher(
    { jobs, log },
    {
      queue: QUEUE,
      concurrency: 1,
      due: async () => ((await hasDue(pool)) ? [KEY] : []),
      work,
      ...(pollMs === undefined ? {} : { pollMs }),
    },
  )
  return {
    start: dispatcher.start,
    async close() {
      await dispatcher.close()
      transport.close()
    },
  }
}
