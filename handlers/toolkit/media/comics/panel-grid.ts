import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data } from '#operation'

type Panel = Data<'rest_media_comics_3'>['items'][number]

const round = (value: Decimal): number => rounded(value, 2)

const sharesOf = (heights: string | undefined, rows: number): number[] => {
  if (heights === undefined) return Array.from({ length: rows }, () => 1)
  const shares = heights.split(',').map(Number)
  if (shares.length !== rows) {
    return unprocessable(`heights must have one number for each row: ${rows}, not ${shares.length}.`)
  }
  if (shares.includes(0)) return unprocessable('A row cannot have the height 0.')
  return shares
}

const sum = (values: readonly number[]): Decimal => Decimal.sum(...values)

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
  const total = sum(shares)
  const room = new Decimal(height).minus(2 * margin).minus(new Decimal(gutter).times(counts.length - 1))
  const items: Panel[] = []
  let y = new Decimal(margin)
  for (const [row, count] of counts.entries()) {
    const panelHeight = room.times(shares[row] ?? 0).div(total)
    const gutters = new Decimal(gutter).times(count - 1)
    const panelWidth = new Decimal(width)
      .minus(2 * margin)
      .minus(gutters)
      .div(count)
    if (panelHeight.lte(0) || panelWidth.lte(0)) {
      unprocessable(`The margins and gutters leave no room for the panels of row ${row + 1}.`)
    }
    for (let column = 1; column <= count; column += 1) {
      const fromLeft = direction === 'ltr' ? column - 1 : count - column
      items.push({
        panel: items.length + 1,
        row: row + 1,
        column,
        x: round(panelWidth.plus(gutter).times(fromLeft).plus(margin)),
        y: round(y),
        width: round(panelWidth),
        height: round(panelHeight),
      })
    }
    y = y.plus(panelHeight).plus(gutter)
  }
  return { rows: counts.length, count: items.length, items, svg: drawing(width, height, items) }
})
