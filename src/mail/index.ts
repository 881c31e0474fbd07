/** Mail through an outbox: written down with what it is about, sent to the mail server when there is one. */
export { createMailer, type Mailer } from './mailer.js'
export { mailCommands } from './commands.js'
export { createMailOperator } from './operator.js'
export { purgeMail, readMailFigures } from './outbox.js'
export { createTicket } from './ticket.js'
export { subscribe } from './subscriber.js'
export type { MailOperator, MailRecord, MailState } from './types.js'
