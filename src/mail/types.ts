/** `sending`: an attempt runs; `dead`: the mail server refused it for good, or its time was over. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dead'

/** A mail of the outbox, without its text. */
export interface MailRecord {
  id: string
  account: string
  /** `null` is the operator: the mail is about a ticket. */
  recipient: string | null
  subject: string
  state: MailState
  /** Counted as they begin. */
  attempts: number
  createdAt: Date
  /** When it is tried next; null while an attempt runs, and where it has ended. */
  nextAt: Date | null
  lastError: string | null
}

export interface WholeMail extends MailRecord {
  /** Who gets the answer. */
  replyTo: string | null
  body: string
}

/** Which mail to list. */
export interface MailFilter {
  /** `null` is all. */
  state: MailState | null
  /** The id of a mail: those that are older than it. */
  before: string | null
  /** At most so many. */
  limit: number
}

/** What operators do to mail. Everything rejects with OperatorError, in the operator's terms. */
export interface MailOperator {
  /** Mail, the newest first. */
  list(filter: MailFilter): Promise<MailRecord[]>
  /** @param id of a mail (`mail_...`), or of the ticket (`tkt_...`) that it is about */
  show(id: string): Promise<WholeMail>
  /**
   * Sends a mail again, for four days like a new one; the attempts that were made stay counted.
   * @throws OperatorError where there is none, or where it is under way
   */
  resend(id: string): Promise<void>
  /** Takes an address off the list of news, whoever gave it, with what waits for it. @throws where it is not on it */
  unsubscribe(address: string): Promise<void>
}
