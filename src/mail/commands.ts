import {
  ControlRequestError,
  limitField,
  optionalTextField,
  textField,
  type ControlCommands,
  type Fields,
} from '#accounts'
import type { RemoteServer } from '#accounts/cli'
import type { MailOperator, MailRecord, MailState, WholeMail } from './types.js'

export const MAIL_STATES: readonly MailState[] = ['waiting', 'sending', 'sent', 'dead']

const stateOf = (fields: Fields): MailState | null => {
  if (fields['state'] === null) return null
  const state = MAIL_STATES.find((known) => known === textField(fields, 'state'))
  if (state === undefined) throw new ControlRequestError(`state must be one of ${MAIL_STATES.join(', ')}`)
  return state
}

/** The operator's functions as commands of the control socket. */
export const mailCommands = (operator: MailOperator): ControlCommands => ({
  'POST /mail': async (fields) => ({
    mail: await operator.list({
      state: stateOf(fields),
      before: optionalTextField(fields, 'before'),
      limit: limitField(fields),
    }),
  }),
  'POST /mail/show': (fields) => operator.show(textField(fields, 'id')),
  'POST /mail/resend': async (fields) => {
    await operator.resend(textField(fields, 'id'))
    return {}
  },
  'POST /mail/unsubscribe': async (fields) => {
    await operator.unsubscribe(textField(fields, 'address'))
    return {}
  },
})

/** JSON has dates as text. */
const dated = <M extends MailRecord>(mail: M): M => ({
  ...mail,
  createdAt: new Date(mail.createdAt),
  nextAt: mail.nextAt === null ? null : new Date(mail.nextAt),
})

/** The operator's functions of a running server. */
export const remoteMailOperator = ({ ask }: Pick<RemoteServer, 'ask'>): MailOperator => ({
  list: async (filter) => (await ask<{ mail: MailRecord[] }>('POST', '/mail', filter)).mail.map(dated),
  show: async (id) => dated(await ask<WholeMail>('POST', '/mail/show', { id })),
  resend: async (id) => {
    await ask('POST', '/mail/resend', { id })
  },
  unsubscribe: async (address) => {
    await ask('POST', '/mail/unsubscribe', { address })
  },
})
