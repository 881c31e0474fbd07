import type { Announcement } from '../announcements.js'
import { hidden, input, select, submit, textArea, type Form } from '../forms.js'
import { html, type Html } from '../html.js'
import { badge, section, table, time } from './parts.js'

const stateOf = ({ startsAt, endsAt }: Announcement, now: Date): 'ended' | 'to come' | 'shown' => {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt > now ? 'to come' : 'shown'
}
const TONES = { ended: 'plain', 'to come': 'warn', shown: 'good' } as const

/** All announcements, and a form for another. */
export const announcementsPage = (form: Form, announcements: readonly Announcement[], now: Date): Html =>
  html`${section(
    'Publish',
    form('/announcements/publish', [
      select({
        name: 'kind',
        label: 'Kind',
        choices: [
          ['maintenance', 'Maintenance'],
          ['incident', 'Incident'],
          ['launch', 'Launch'],
        ],
      }),
      input({ name: 'title', label: 'Title', isRequired: true, maxLength: 200 }),
      textArea({ name: 'body', label: 'Text', isRequired: true, maxLength: 10_000 }),
      html`<div class="two">
        ${input({ name: 'starts_at', label: 'Starts (UTC)', type: 'datetime-local', hint: 'Now where it is left out.' })}
        ${input({ name: 'ends_at', label: 'Ends (UTC)', type: 'datetime-local', hint: 'Never where it is left out.' })}
      </div>`,
      html`<p class="hint">
        It is in GET /announcements at once, and goes to webhooks as announcement.published.
      </p>`,
      submit('Publish'),
    ]),
  )}
  ${table(
    'Announcements, the latest start first',
    [
      { title: 'State', cell: (each) => badge(stateOf(each, now), TONES[stateOf(each, now)]) },
      { title: 'Kind', cell: ({ kind }) => kind },
      {
        title: 'Text',
        cell: ({ title, body }) => html`<strong>${title}</strong><br /><span class="text">${body}</span>`,
        isFree: true,
      },
      { title: 'Starts (UTC)', cell: ({ startsAt }) => time(startsAt) },
      { title: 'Ends (UTC)', cell: ({ endsAt }) => time(endsAt) },
      {
        title: 'Actions',
        cell: (each) =>
          stateOf(each, now) !== 'ended' &&
          form('/announcements/end', [hidden('id', each.id), submit('End now', 'quiet')], { isInline: true }),
      },
    ],
    announcements,
    'There are no announcements.',
  )}`
