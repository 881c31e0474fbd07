import { inPlace, LISTED, parseCommand, runCommand, say, table, timeOf, wholeNumber } from '#accounts/cli'
import type { Config } from '#config'
import { MAIL_STATES, remoteMailOperator } from '../commands.js'
import { createMailOperator } from '../operator.js'
import type { MailOperator, MailRecord, WholeMail } from '../types.js'

const USAGE = `Usage:
  mail list [--state waiting|sending|sent|dead] [--limit N] [--before ID]
      Lists the latest mail (200 by default, at most 1000), or mail older than a given one: support tickets, which go to
      the operator, and subscription confirmations. Dead mail was refused permanently by the mail server, or not accepted
      within four days.
  mail show ID
      Prints a mail (mail_...) or a ticket (tkt_...) in full.
  mail resend ID
      Sends a mail (mail_...) again, unless it is being sent.
  mail unsubscribe ADDRESS
      Removes an address from the newsletter, along with any mail for it.`

const COMMANDS = {
  list: { optional: ['state', 'limit', 'before'], choices: { state: MAIL_STATES } },
  show: { operands: ['ID'] },
  resend: { operands: ['ID'] },
  unsubscribe: { operands: ['ADDRESS'] },
}

const HEADINGS = ['ID', 'STATE', 'ATTEMPTS', 'CREATED', 'NEXT', 'ACCOUNT', 'TO', 'SUBJECT', 'LAST ERROR']

/** Strangers wrote it: nothing in it may command the terminal, but for line ends and tabs. */
const printable = (text: string): string =>
  text.replaceAll(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

const recipientOf = ({ recipient }: MailRecord): string => recipient ?? 'operator'

const cells = (mail: MailRecord): string[] =>
  [
    mail.id,
    mail.state,
    String(mail.attempts),
    timeOf(mail.createdAt),
    timeOf(mail.nextAt),
    mail.account,
    recipientOf(mail),
    mail.subject,
    mail.lastError ?? '-',
  ].map(printable)

const stateOf = ({ state, attempts }: MailRecord): string => {
  if (state === 'sending') return `sending, attempt ${attempts}`
  return attempts === 0 ? state : `${state}, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
}

const whole = (mail: WholeMail): string => {
  const { id, account, createdAt, nextAt, lastError, replyTo, subject, body } = mail
  const lines = [
    `Id: ${id}`,
    `Account: ${account}`,
    `State: ${stateOf(mail)}`,
    `Created: ${timeOf(createdAt)}`,
    `Next attempt: ${timeOf(nextAt)}`,
    `Last error: ${lastError ?? '-'}`,
    `To: ${recipientOf(mail)}`,
    `Reply-To: ${replyTo ?? '-'}`,
    `Subject: ${subject}`,
    '',
    body,
  ]
  return printable(lines.join('\n'))
}

const withMail = <T>(config: Config, use: (operator: MailOperator) => Promise<T>): Promise<T> =>
  inPlace(config, {
    remote: (server) => use(remoteMailOperator(server)),
    alone: (store) => use(createMailOperator(store)),
  })

runCommand(USAGE, async (args, config) => {
  const command = parseCommand(args, COMMANDS)
  const { name, option, operands } = command
  const limit = wholeNumber(command, 'limit', LISTED)
  const [operand = ''] = operands
  const settings = config()
  await withMail(settings, async (operator) => {
    if (name === 'list') {
      const state = MAIL_STATES.find((known) => known === option('state')) ?? null
      const mail = await operator.list({ state, before: option('before') ?? null, limit })
      process.stdout.write(`${table(HEADINGS, mail.map(cells))}\n`)
    } else if (name === 'show') {
      process.stdout.write(`${whole(await operator.show(operand)).trimEnd()}\n`)
    } else if (name === 'resend') {
      await operator.resend(operand)
      say(
        settings.smtpUrl === null
          ? `${operand} waits: no SMTP_URL is set here, and a server without one sends nothing`
          : `${operand} is sent again by the running server, or the next one`,
      )
    } else {
      await operator.unsubscribe(operand)
      say(`${operand} is not subscribed any more`)
    }
  })
})
