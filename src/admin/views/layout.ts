import type { Flash } from '../flash.js'
import type { Form } from '../forms.js'
import { html, type Content, type Html } from '../html.js'

/** The pages of the navigation. */
const PAGES: readonly (readonly [path: string, title: string])[] = [
  ['/admin', 'Overview'],
  ['/admin/accounts', 'Accounts'],
  ['/admin/requests', 'Request log'],
  ['/admin/playground', 'Playground'],
  ['/admin/providers', 'Providers'],
  ['/admin/plans', 'Plans'],
  ['/admin/announcements', 'Announcements'],
  ['/admin/webhooks', 'Webhooks'],
  ['/admin/support', 'Support'],
  ['/admin/batches', 'Batches'],
  ['/admin/assets', 'Assets'],
  ['/admin/system', 'System'],
  ['/admin/audit', 'Audit log'],
  ['/admin/sessions', 'Sessions'],
]

/** What every page is built from. */
export interface Layout {
  title: string
  content: Content
  /** The path that was asked for. */
  path: string
  /** Who is signed in; `null` shows neither name nor navigation. */
  operator: string | null
  /** The name of this node. */
  node: string
  isDraining: boolean
  flash: Flash | null
  form: Form
}

const isHere = (path: string, here: string): boolean =>
  here === path || (path !== '/admin' && here.startsWith(`${path}/`))

const navigation = (here: string): Html =>
  html`<nav aria-label="Main">
    <ul>
      ${PAGES.map(
        ([path, title]) =>
          html`<li>
            <a href="${path}" ${isHere(path, here) ? html`aria-current="page"` : null}>${title}</a>
          </li>`,
      )}
    </ul>
  </nav>`

const secretPanel = ({ title, value, hint }: NonNullable<Flash['secret']>): Html =>
  html`<section class="secret" aria-labelledby="secret-title">
    <h2 id="secret-title">${title}</h2>
    <p>${hint}</p>
    <p class="copy">
      <code id="secret-value" tabindex="0">${value}</code>
      <button type="button" class="primary" data-copy="secret-value">Copy</button>
    </p>
    <p class="hint">It is not shown again. Reloading this page removes it.</p>
  </section>`

const messages = ({ flash, isDraining }: Layout): Content => [
  isDraining &&
    html`<p class="banner warn" role="status">
      This node is draining: new requests get 503. <a href="/admin/system">Change</a>
    </p>`,
  flash !== null && flash.notice !== '' && html`<p class="banner good" role="status">${flash.notice}</p>`,
  flash?.secret !== undefined && secretPanel(flash.secret),
]

/** A whole document. */
export const layout = (page: Layout): Html => {
  const { title, content, path, operator, node, form } = page
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Gateway admin</title>
        <link rel="icon" href="/admin/static/icon.svg" />
        <link rel="stylesheet" href="/admin/static/admin.css" />
        <script type="module" src="/admin/static/admin.js"></script>
      </head>
      <body class="${operator === null ? 'alone' : 'framed'}">
        <a class="skip" href="#main">Skip to content</a>
        ${
          operator !== null &&
          html`<header class="top">
              <p class="brand"><a href="/admin">Gateway admin</a> <span class="node">${node}</span></p>
              <details class="menu">
                <summary>Menu</summary>
                ${navigation(path)}
              </details>
              <div class="who">
                <span>${operator}</span
                >${form('/sessions/end', html`<button type="submit" class="quiet">Sign out</button>`, { isInline: true })}
              </div>
            </header>
            <div class="side">${navigation(path)}</div>`
        }
        <main id="main" tabindex="-1">
          ${messages(page)} ${operator !== null && html`<h1>${title}</h1>`} ${content}
        </main>
      </body>
    </html>`
}
