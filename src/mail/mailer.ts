import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#config'
import { createDispatcher, retryDelay, type Dispatcher, type Jobs, type RetrySchedule } from '#jobs'
import { redact, type Logger, type MessageOutcome } from '#observe'
import type { Store } from '#store'
import {
  beginAttempt,
  countWaiting,
  dueMail,
  endAttempt,
  takeBackAttempt,
  type Attempted,
  type BegunMail,
} from './outbox.js'
import { MAIL_LIMITS, openTransport, type MailLimits } from './transport.js'

export interface MailerParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>
  store: Pick<Store, 'pool'>
  jobs: Jobs
  log: Logger
  /** Is told what came of each attempt. */
  onAttempt?: (outcome: MessageOutcome) => void
  schedule?: RetrySchedule
  pollMs?: number
  limits?: MailLimits
}

/** Sends what is in the outbox while the service runs. */
export type Mailer = Dispatcher

const QUEUE = 'mail'
/** Mails under way at once, so that a server that is slow with one holds up no other. */
const AT_ONCE = 4
/** Mails that are made jobs at once; by then the first are through. */
const MOST_DUE = 32
/** Longer than an attempt ever takes. */
const LOST_AFTER_MS = 3_600_000
const CUT_OFF = 'the service ended during an attempt; the mail server may have taken the mail'
const NOTE_AGAIN_MS = 500
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
  limits = MAIL_LIMITS,
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
  const transport = await openTransport({ url, from, limits })

  /**
   * Until the database has it, or the service stops: a mail that was taken must not go out again because the database was
   * away. The job is lost meanwhile; an attempt that another instance has begun is not ended by it.
   */
  const note = async (mail: BegunMail, attempted: Attempted): Promise<void> => {
    for (;;) {
      const failed = await endAttempt(pool, mail, attempted).then(
        () => false,
        (error: unknown) => {
          if (jobs.closing.aborted) throw error
          return true
        },
      )
      if (!failed) return
      await sleep(NOTE_AGAIN_MS, undefined, { ref: false })
    }
  }

  // Not the job's own signal: one that is lost while the database is away would break off what is under way.
  const work = async (id: string): Promise<void> => {
    const mail = await beginAttempt(pool, id, { lostAfterMs: LOST_AFTER_MS, cutOff: CUT_OFF })
    if (mail === undefined) return
    if (mail.wasCutOff) log.warn({ mail: id }, `${CUT_OFF}: it is sent again, and may come twice`)
    const outcome = await transport.send(mail, jobs.closing)
    if (outcome.kind === 'withdrawn') return takeBackAttempt(pool, mail)
    if (outcome.kind === 'sent') {
      await note(mail, { error: null, nextInMs: null })
      return onAttempt('delivered')
    }
    const error = shownError(outcome.error)
    const nextInMs = outcome.kind === 'refused' ? null : retryDelay(schedule, mail.attempts, mail.elapsedMs)
    log.warn(
      { mail: id, error, isTriedAgain: nextInMs !== null },
      nextInMs === null
        ? `mail ${id} is given up: npm run mail -- show ${id}, and resend ${id} once that is fixed`
        : 'mail was not sent',
    )
    await note(mail, { error, nextInMs })
    onAttempt(nextInMs === null ? 'dead' : 'failed')
  }

  return createDispatcher(
    { jobs, log },
    {
      queue: QUEUE,
      concurrency: AT_ONCE,
      due: () => dueMail(pool, MOST_DUE),
      work,
      ...(pollMs === undefined ? {} : { pollMs }),
    },
  )
}
