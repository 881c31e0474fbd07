import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server took it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Header and text as they came. */
  source: string
  isSecure: boolean
}

export interface MailServer {
  port: number
  received: ReceivedMail[]
  /** What the next mails are answered after their text, in order; they are taken when there are none. */
  answers: { code: number; text: string }[]
  /** What the server does between taking a mail's text and answering; nothing, unless it is set. */
  beforeAnswer: (mail: ReceivedMail) => Promise<void>
  close(): Promise<void>
}

/** A real SMTP server on a loopback port; without options it speaks plain text and lets everyone in. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const answers: { code: number; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    ...options,
    onData: (stream, session, callback) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        const answer = answers.shift()
        if (answer !== undefined)
          return callback(Object.assign(new Error(answer.text), { responseCode: answer.code }))
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
          isSecure: session.secure,
        }
        received.push(mail)
        void mailServer.beforeAnswer(mail).then(() => callback())
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    answers,
    beforeAnswer: () => Promise.resolve(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
