import { html, type Content, type Html } from '../html.js'

/** A time in UTC; a dash for none. */
export const time = (at: Date | null, until: 'minutes' | 'seconds' = 'minutes'): Html =>
  at === null
    ? html`<span class="none">–</span>`
    : html`<time datetime="${at.toISOString()}"
        >${at
          .toISOString()
          .slice(0, until === 'minutes' ? 16 : 19)
          .replace('T', ' ')}</time
      >`

const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const RUPIAH = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A whole number with its thousands apart. */
export const count = (value: number | bigint | string): string => GROUPED.format(BigInt(value))

/** A number in few signs, as `12.3K`. */
export const short = (value: number): string => COMPACT.format(value)

/** Money. @param value a decimal text in IDR; exact to the hundredth whatever its size */
export const rupiah = (value: string): string => RUPIAH.format(value as `${number}`)

/** A text of the contract, in which what stands in backticks is code. */
export const words = (text: string): Content =>
  text.split(/`([^`\n]+)`/).map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))

/** A word for a state, with a colour that is not all that tells it. */
export const badge = (text: string, tone: 'good' | 'bad' | 'warn' | 'plain' = 'plain'): Html =>
  html`<span class="badge ${tone}">${text}</span>`

/** A column of a {@link table}. */
export interface Column<Row> {
  title: string
  cell: (row: Row) => Content
  /** Figures stand to the right. */
  isNumber?: boolean
  /** What people type: a long word in it is broken, so that it does not push other columns off the page. */
  isFree?: boolean
}

const cellOf = <Row>({ title, cell, isNumber, isFree }: Column<Row>, row: Row): Html =>
  html`<td
    role="cell"
    class="${isNumber === true ? 'number' : isFree === true ? 'free' : ''}"
    data-label="${title}"
  >
    ${cell(row)}
  </td>`

/**
 * A table that scrolls by itself where it is wider than the screen; on a phone each row is a list of its own. The roles are
 * named, since a table that is not laid out as one loses them.
 */
export const table = <Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: Content = 'Nothing yet.',
): Html =>
  rows.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
        <table role="table" class="listed">
          <caption>
            ${caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              ${columns.map(({ title, isNumber }) => html`<th role="columnheader" scope="col" class="${isNumber === true ? 'number' : ''}">${title}</th>`)}
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${rows.map(
              (row) =>
                html`<tr role="row">
                  ${columns.map((column) => cellOf(column, row))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`

/** Names with values. */
export const facts = (list: readonly (readonly [name: string, value: Content])[]): Html =>
  html`<dl class="facts">
    ${list.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

/** One figure, large. */
export const tile = (title: string, value: Content, note?: Content): Html =>
  html`<div class="tile">
    <p class="tile-title">${title}</p>
    <p class="tile-value">${value}</p>
    ${note !== undefined && html`<p class="hint">${note}</p>`}
  </div>`

/** A part of a page under a heading. */
export const section = (title: string, ...content: readonly Content[]): Html =>
  html`<section class="card">
    <h2>${title}</h2>
    ${content}
  </section>`

/** The way to what follows. @param next `null` at the end */
export const pager = (first: string | null, next: string | null): Html | null =>
  first === null && next === null
    ? null
    : html`<nav class="pager" aria-label="Pages">
        ${first !== null && html`<a class="button" href="${first}">Newest</a>`}
        ${next !== null && html`<a class="button" href="${next}" rel="next">Older</a>`}
      </nav>`
