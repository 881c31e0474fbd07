import { describe, expect, it } from 'vitest'
import { barChart, lineChart } from '#admin/views/charts'

const at = (): string => 'now'

/** The figures beside the grid of a chart, from the bottom up. */
const axis = (chart: { text: string }): string[] =>
  [...chart.text.matchAll(/text-anchor="end"\s*>\s*([^<]*?)\s*<\/text/g)].map(([, figure]) => figure ?? '')

const milliseconds = (value: number): string => `${Math.round(value)} ms`

describe('the axis of a chart', () => {
  it('has another figure at each line, also where there is nothing', () => {
    const empty = { title: 'Latency', rows: [null], at }
    const series = [{ title: 'Median', value: () => null, write: milliseconds }]
    expect(axis(lineChart({ ...empty, series }))).toEqual(['0 ms', '1 ms', '2 ms', '3 ms', '4 ms'])
  })

  it('goes in steps of 1, 2 or 5 past the highest sum', () => {
    const chart = (value: number, leastStep?: number): string[] =>
      axis(
        barChart({
          ...{ title: 'Requests', rows: [value], at },
          ...(leastStep === undefined ? {} : { leastStep }),
          series: [
            { title: 'Half', value: (row) => row / 2 },
            { title: 'Other half', value: (row) => row / 2 },
          ],
        }),
      )
    expect(chart(11)).toEqual(['0', '5', '10', '15', '20'])
    expect(chart(1)).toEqual(['0', '1', '2', '3', '4'])
    expect(chart(7_900_000)).toEqual(['0', '2M', '4M', '6M', '8M'])
    expect(chart(0.7, 0.1)).toEqual(['0', '0.2', '0.4', '0.6', '0.8'])
  })
})

describe('the table below a chart', () => {
  it('has its figures in full, where the axis has them in short', () => {
    const chart = barChart({
      ...{ title: 'Cost', rows: [12_345.678], at },
      series: [
        { title: 'Requests', value: (row) => Math.round(row) },
        {
          title: 'Charged',
          value: (row) => row,
          write: (row) => `${row}K`,
          writeInFull: (row) => `${row} IDR`,
        },
      ],
    })
    expect(axis(chart)[1]).toBe('10K')
    expect(chart.text).toContain('<td class="number">12,346</td>')
    expect(chart.text).toContain('<td class="number">12345.678 IDR</td>')
  })
})

describe('a line', () => {
  it('breaks off where there is no value, and marks a value between two gaps', () => {
    const rows = [1, 2, null, 4, null]
    const chart = lineChart({
      title: 'Latency',
      rows,
      at,
      series: [{ title: 'Median', value: (row) => row }],
    })
    expect(chart.text.match(/M[^"]*/)?.[0]).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+$/)
    expect(chart.text.match(/<circle/g)).toHaveLength(1)
  })
})
