import { adminOperation } from '#admin'
import { listAnnouncements } from '#admin/announcements'
import { announcementsPage } from '#admin/views/announcements'

/** Announcements, those to come and those that ended too. */
export default adminOperation('adminListAnnouncements', async ({ context: { store, form } }) => ({
  title: 'Announcements',
  content: announcementsPage(form, await listAnnouncements(store), new Date()),
}))
