import type { AdminError } from '../errors.js'
import { html, type Html } from '../html.js'

/**
 * Why a page or a form was refused, for a browser without the page's script.
 * @param isAlone that no heading stands above it
 */
export const refusalPage = ({ message, code, options }: AdminError, isAlone: boolean): Html =>
  html`<section class="card">
    ${isAlone && html`<h1>Not done</h1>`}
    <p class="banner bad" role="alert">${message}</p>
    ${
      options.fields !== undefined &&
      html`<ul>
        ${options.fields.map(({ parameter, message: fault }) => html`<li><strong>${parameter}</strong> ${fault}</li>`)}
      </ul>`
    }
    ${code !== 'not_found' && html`<p>Nothing was changed. Go back with your browser: what you typed is still there.</p>`}
    <p><a class="button" href="/admin">To the overview</a></p>
  </section>`
