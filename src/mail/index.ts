/** Mail through an outbox: written down with what it is about, sent to the mail server when there is one. */
export { createMailer, type Mailer, type MailerParts } from './mailer.js'
export { purgeMail } from './outbox.js'
export { createTicket, type NewTicket, type Ticket } from './ticket.js'
export { subscribe } from './subscriber.js'
