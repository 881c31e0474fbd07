import { html, type Content, type Html } from '../html.js'
import { badge, facts } from './parts.js'

/** What a call of a feature answered. */
export interface ShownAnswer {
  status: number
  /** JSON. */
  text: string
  milliseconds: number
}

/** Longer answers are cut, so that a browser can show them. */
const MOST_CHARACTERS = 200_000
const MOST_MEDIA = 12

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const isSvg = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)

/** An address that a picture can have: nothing in it runs, and nothing is loaded from elsewhere. */
const pictureOf = (text: string): string | null => {
  if (/^data:image\/[\w.+-]+[;,]/.test(text)) return text
  return isSvg(text) ? `data:image/svg+xml,${encodeURIComponent(text)}` : null
}

const FILE = /^https?:\/\/[^\s?#]+\.(?:png|jpe?g|gif|webp|avif|svg|mp3|ogg|wav|m4a|mp4|webm)(?:[?#]\S*)?$/i

const media = (texts: readonly string[]): Content[] => {
  const distinct = [...new Set(texts)]
  const pictures = distinct.flatMap((text) => pictureOf(text) ?? []).slice(0, MOST_MEDIA)
  const startingWith = (start: RegExp): string[] =>
    distinct.filter((text) => start.test(text)).slice(0, MOST_MEDIA)
  const sounds = startingWith(/^data:audio\/[\w.+-]+[;,]/)
  const films = startingWith(/^data:video\/[\w.+-]+[;,]/)
  const files = startingWith(FILE)
  return [
    pictures.map(
      (source, index) =>
        html`<p class="picture"><img src="${source}" alt="Picture ${index + 1} of the answer" /></p>`,
    ),
    sounds.map(
      (source, index) =>
        html`<audio controls src="${source}" aria-label="Sound ${index + 1} of the answer"></audio>`,
    ),
    films.map(
      (source, index) =>
        html`<video controls src="${source}" aria-label="Film ${index + 1} of the answer"></video>`,
    ),
    files.length > 0 &&
      html`<p class="hint">Files elsewhere, which this page does not load:</p>
        <ul>
          ${files.map(
            (address) =>
              html`<li>
                <a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>
              </li>`,
          )}
        </ul>`,
  ]
}

/** The answer as JSON, and what of it can be seen or heard. */
export const featureAnswer = ({ status, text, milliseconds }: ShownAnswer): Html => {
  const value = JSON.parse(text) as unknown
  const json = JSON.stringify(value, null, 2)
  const isCut = json.length > MOST_CHARACTERS
  return html`<section class="card" aria-labelledby="answer-title">
    <h2 id="answer-title">Answer</h2>
    ${facts([
      ['Status', badge(String(status), status === 200 ? 'good' : status < 500 ? 'warn' : 'bad')],
      ['Time', `${milliseconds} ms`],
      ['Size', `${Buffer.byteLength(text)} bytes`],
    ])}
    ${media(textsOf(value))}
    <pre class="answer" tabindex="0" aria-label="The answer as JSON">${json.slice(0, MOST_CHARACTERS)}</pre>
    ${isCut && html`<p class="hint">Cut after ${MOST_CHARACTERS} characters.</p>`}
  </section>`
}
