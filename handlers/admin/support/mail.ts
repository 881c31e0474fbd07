import { adminOperation } from '#admin'
import { mailPage } from '#admin/views/support'

const PAGE = 50

/** Mail with its state, the newest first. */
export default adminOperation('adminListMail', async ({ query, context: { mail: operator, form } }) => {
  const { state, before = null } = query
  const found = await operator.list({ state: state === '' ? null : state, before, limit: PAGE + 1 })
  const mail = found.slice(0, PAGE)
  const next = found.length > PAGE ? (mail.at(-1)?.id ?? null) : null
  return { title: 'Outbox', content: mailPage(form, { state, mail, isFirst: before === null, next }) }
})
