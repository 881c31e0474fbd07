import { adminOperation, listSessions, sessionOf } from '#admin'
import { sessionsPage } from '#admin/views/sessions'

/** Who is signed in now. */
export default adminOperation('adminListSessions', async ({ context }) => ({
  title: 'Sessions',
  content: sessionsPage(context.form, await listSessions(context.store.pool, sessionOf(context))),
}))
