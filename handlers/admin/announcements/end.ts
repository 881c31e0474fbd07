import { adminOperation, notFound } from '#admin'
import { endAnnouncement } from '#admin/announcements'

/** Ends an announcement. */
export default adminOperation('adminEndAnnouncement', async ({ body: { id }, context: { store } }) => {
  if (!(await endAnnouncement(store, id))) notFound('such announcement that has not ended')
  return { to: '/admin/announcements', notice: 'The announcement has ended.' }
})
