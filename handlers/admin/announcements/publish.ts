import { adminOperation } from '#admin'
import { publishAnnouncement } from '#admin/announcements'

/** Publishes an announcement. */
export default adminOperation('adminPublishAnnouncement', async ({ body, context: { store } }) => {
  const { kind, title, body: text, starts_at: start, ends_at: end } = body
  await publishAnnouncement(store, {
    kind,
    title: title.trim(),
    body: text,
    startsAt: start === undefined ? new Date() : new Date(`${start}Z`),
    endsAt: end === undefined ? null : new Date(`${end}Z`),
  })
  return { to: '/admin/announcements', notice: 'The announcement is published.' }
})
