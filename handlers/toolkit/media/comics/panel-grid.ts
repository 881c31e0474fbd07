import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Panel = Data<'rest_media_comics_3'>['items'][number]

const round = (value: number): number => roundHalfAway(value, 2)

const sharesOf = (heights: string | undefined, rows: number): number[] => {
  if (heights === undefined) return Array.from({ length: rows }, () => 1)
  const shares = heights.split(',').map(Number)
  if (shares.length !== rows) {
    return unprocessable(`There are ${rows} rows but ${shares.length} heights.`)
  }
  if (shares.includes(0)) return unprocessable('A row cannot have the height 0.')
  return shares
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const drawing = (width: number, height: number, panels: readonly Panel[]): string => {
  const rects = panels.map(
    (panel) =>
      `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="none" stroke="black"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rects.join('')}</svg>`
}

export default feature('rest_media_comics_3', (query) => {
  const { width, height, margin, gutter, direction } = query
  const counts = query.rows.split(',').map(Number)
  const shares = sharesOf(query.heights, counts.length)
  const room = height - 2 * margin - (counts.length - 1) * gutter
  const items: Panel[] = []
  let y = margin
  for (const [row, count] of counts.entries()) {
    const panelHeight = (room * (shares[row] ?? 0)) / sum(shares)
    const panelWidth = (width - 2 * margin - (count - 1) * gutter) / count
    if (panelHeight <= 0 || panelWidth <= 0) {
      unprocessable(`The margins and gutters leave no room for the panels of row ${row + 1}.`)
    }
    for (let column = 1; column <= count; column += 1) {
      const fromLeft = direction === 'ltr' ? column - 1 : count - column
      items.push({
        panel: items.length + 1,
        row: row + 1,
        column,
        x: round(margin + fromLeft * (panelWidth + gutter)),
        y: round(y),
        width: round(panelWidth),
        height: round(panelHeight),
      })
    }
    y += panelHeight + gutter
  }
  return { rows: counts.length, count: items.length, items, svg: drawing(width, height, items) }
})
