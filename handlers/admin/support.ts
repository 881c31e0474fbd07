import { adminOperation } from '#admin'
import { listTickets } from '#admin/queries/support'
import { ticketsPage } from '#admin/views/support'

const PAGE = 30

/** Support tickets, the newest first. */
export default adminOperation('adminListTickets', async ({ query: { before }, context: { store } }) => {
  const found = await listTickets(store.pool, before, PAGE + 1)
  const tickets = found.slice(0, PAGE)
  const next = found.length > PAGE ? (tickets.at(-1)?.id ?? null) : null
  return { title: 'Support', content: ticketsPage(tickets, before === undefined, next) }
})
