import type { Form } from '../forms.js'
import { confirm, hidden, input, submit } from '../forms.js'
import { html, type Html } from '../html.js'
import type { SessionRecord } from '../sessions.js'
import { badge, table, time } from './parts.js'

/** Where operators sign in. @param next the page that they wanted */
export const signInPage = (form: Form, next: string | null): Html =>
  html`<section class="card sign-in">
    <h1>Sign in</h1>
    ${form('/sessions/start', [
      input({
        name: 'password',
        label: 'Password',
        type: 'password',
        isRequired: true,
        autocomplete: 'current-password',
      }),
      input({
        name: 'operator',
        label: 'Your name',
        maxLength: 80,
        autocomplete: 'username',
        hint: 'For the audit log. May be left out.',
      }),
      next !== null && hidden('next', next),
      submit('Sign in'),
    ])}
    <details class="help">
      <summary>Password lost?</summary>
      <p>On the server: <code>npm run --silent admin -- reset-password</code></p>
    </details>
  </section>`

/** Who is signed in. */
export const sessionsPage = (form: Form, sessions: readonly SessionRecord[]): Html =>
  html`${table(
    'Signed in now',
    [
      {
        title: 'Operator',
        cell: ({ operator, isThis }) => [operator, ' ', isThis && badge('this session', 'good')],
        isFree: true,
      },
      { title: 'Address', cell: ({ address }) => address },
      { title: 'Browser', cell: ({ userAgent }) => userAgent, isFree: true },
      { title: 'Since (UTC)', cell: ({ createdAt }) => time(createdAt) },
      { title: 'Last seen (UTC)', cell: ({ seenAt }) => time(seenAt) },
      {
        title: 'Actions',
        cell: ({ id }) =>
          form('/sessions/end-one', [hidden('id', id), submit('End', 'quiet')], { isInline: true }),
      },
    ],
    sessions,
  )}
  ${confirm(
    'Sign out everywhere…',
    form('/sessions/end-all', [
      html`<p>Ends every session, this one too.</p>`,
      submit('Sign out everywhere', 'danger'),
    ]),
  )}`
