import { adminOperation } from '#admin'
import { publishAnnouncement, readInstant } from '#admin/announcements'

/** Publishes an announcement. */
export default adminOperation('adminPublishAnnouncement', async ({ body, context: { store } }) => {
  const { kind, title, body: text, starts_at: start, ends_at: end } = body
  await publishAnnouncement(store, {
    kind,
    title: title.trim(),
    body: text,
    startsAt: start === undefined ? new Date() : readInstant(start),
    endsAt: end === undefined ? null : readInstant(end),
  })
  return { to: '/admin/announcements', notice: 'The announcement is published.' }
})
