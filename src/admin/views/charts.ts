import { html, type Content, type Html } from '../html.js'
import { short } from './parts.js'

/** One line of figures of a chart. */
export interface Series<Row> {
  title: string
  value: (row: Row) => number | null
  /** As the figure is written where there is little room. */
  write?: (value: number) => string
  /** As it is written in the table below the chart: in full, where that differs. */
  writeInFull?: (value: number) => string
}

interface ChartOptions<Row> {
  title: string
  rows: readonly Row[]
  at: (row: Row) => string
  series: readonly Series<Row>[]
  /** Between two lines of the grid, such that their figures differ as they are written; 1 by default. */
  leastStep?: number
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 190, 46, 22, 8]
const PLOT = HEIGHT - BOTTOM - TOP
const TICKS = 4

/** The next of 1, 2 and 5 times a power of ten, but at least `least`. */
const roundUp = (value: number, least: number): number => {
  if (value <= least) return least
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

/** The upper end of the axis: every line of the grid has a figure of its own, also where all is 0. */
const topOf = <Row>(highest: number, { leastStep = 1 }: ChartOptions<Row>): number =>
  TICKS * roundUp(highest / TICKS, leastStep)

const grid = (top: number, write: (value: number) => string): Content =>
  Array.from({ length: TICKS + 1 }, (_, tick) => {
    const y = TOP + PLOT - (PLOT * tick) / TICKS
    return html`<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${y}" y2="${y}" /><text
        x="${LEFT - 6}"
        y="${y + 4}"
        text-anchor="end"
        >${write((top * tick) / TICKS)}</text
      >`
  })

const labels = <Row>({ rows, at }: ChartOptions<Row>): Content => {
  const step = (WIDTH - LEFT) / rows.length
  // On a phone the letters are nearly twice as large: long labels need the room of two.
  const most = rows.some((row) => at(row).length > 5) ? 4 : 6
  const every = Math.max(1, Math.ceil(rows.length / most))
  return rows.map(
    (row, index) =>
      index % every === 0 &&
      html`<text x="${(LEFT + index * step).toFixed(1)}" y="${HEIGHT - 6}">${at(row)}</text>`,
  )
}

const inFull = new Intl.NumberFormat('en')

/** As a figure is written in the table, and where one points at a bar. */
const fullOf = <Row>({ write, writeInFull }: Series<Row>): ((value: number) => string) =>
  writeInFull ?? write ?? ((value) => inFull.format(value))

const writerOf = <Row>({ write = short }: Series<Row>): ((value: number) => string) => write

const legend = <Row>(series: readonly Series<Row>[]): Content =>
  series.length > 1 &&
  html`<ul class="legend">
    ${series.map(
      ({ title }, index) =>
        html`<li>
          <svg class="chart" viewBox="0 0 10 10" aria-hidden="true">
            <rect class="s${index + 1}" width="10" height="10" rx="2" /></svg
          >${title}
        </li>`,
    )}
  </ul>`

const figures = <Row>({ title, rows, at, series }: ChartOptions<Row>): Html =>
  html`<details class="help">
    <summary>Figures</summary>
    <div class="scroll" role="region" aria-label="${title}, as figures" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Time (UTC)</th>
            ${series.map((each) => html`<th scope="col" class="number">${each.title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${at(row)}</th>
                ${series.map((each) => {
                  const value = each.value(row)
                  return html`<td class="number">${value === null ? '–' : fullOf(each)(value)}</td>`
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`

const frame = <Row>(options: ChartOptions<Row>, top: number, marks: Content): Html => {
  const { title, series } = options
  const [first] = series
  return html`<section class="card">
    <h2>${title}</h2>
    <svg
      class="chart"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="${title}, over time; its figures stand below"
    >
      ${grid(top, first === undefined ? short : writerOf(first))} ${marks} ${labels(options)}
    </svg>
    ${legend(series)} ${figures(options)}
  </section>`
}

const tooltip = <Row>({ at, series }: ChartOptions<Row>, row: Row): Html =>
  html`<title>
    ${at(row)}: ${series.map((each) => `${each.title} ${fullOf(each)(each.value(row) ?? 0)}`).join(', ')}
  </title>`

/** Bars over time, the series on top of each other. */
export const barChart = <Row>(options: ChartOptions<Row>): Html => {
  const { rows, series } = options
  const totals = rows.map((row) => series.reduce((sum, { value }) => sum + (value(row) ?? 0), 0))
  const top = topOf(Math.max(...totals, 0), options)
  const step = (WIDTH - LEFT) / rows.length
  const marks = rows.map((row, index) => {
    let base = TOP + PLOT
    const x = (LEFT + index * step + step * 0.12).toFixed(1)
    const parts = series.map(({ value }, place) => {
      const height = (PLOT * (value(row) ?? 0)) / top
      base -= height
      return (
        height > 0 &&
        html`<rect
          class="s${place + 1}"
          x="${x}"
          y="${base.toFixed(2)}"
          width="${(step * 0.76).toFixed(1)}"
          height="${height.toFixed(2)}"
        />`
      )
    })
    return html`<g>${tooltip(options, row)}${parts}</g>`
  })
  return frame(options, top, marks)
}

/** Lines over time; where there is no value the line breaks off. */
export const lineChart = <Row>(options: ChartOptions<Row>): Html => {
  const { rows, series } = options
  const values = series.flatMap(({ value }) => rows.flatMap((row) => value(row) ?? []))
  const top = topOf(Math.max(...values, 0), options)
  const step = (WIDTH - LEFT) / rows.length
  const marks = series.map(({ value }, place) => {
    let isDrawing = false
    const points = rows.map((row, index) => {
      const each = value(row)
      if (each === null) {
        isDrawing = false
        return ''
      }
      const point = `${(LEFT + (index + 0.5) * step).toFixed(1)} ${(TOP + PLOT - (PLOT * each) / top).toFixed(2)}`
      const mark = isDrawing ? `L${point}` : `M${point}`
      isDrawing = true
      return mark
    })
    // A value between two gaps is no line.
    const dots = rows.map((_, index) => {
      const [before, each, after] = [index - 1, index, index + 1].map((at) => {
        const beside = rows[at]
        return beside === undefined ? null : value(beside)
      })
      if (typeof each !== 'number' || typeof before === 'number' || typeof after === 'number') return null
      const [x, y] = [LEFT + (index + 0.5) * step, TOP + PLOT - (PLOT * each) / top]
      return html`<circle class="s${place + 1}" cx="${x.toFixed(1)}" cy="${y.toFixed(2)}" r="4" />`
    })
    return html`<path class="line l${place + 1}" stroke-linecap="round" d="${points.join('')}" />${dots}`
  })
  return frame(options, top, marks)
}
