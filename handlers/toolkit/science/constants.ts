import { feature } from '#toolkit'
import { physicalConstants } from '#toolkit/lib/physics/constants'

export default feature('rest_science_constants', ({ q }) => {
  const wanted = q.toLowerCase()
  const items = physicalConstants
    .filter(({ name, symbol }) => name.toLowerCase().includes(wanted) || symbol === q)
    .map(({ name, symbol, text, unit, uncertainty }) => ({
      name,
      symbol,
      value: Number(text),
      text,
      unit,
      uncertainty,
      relativeUncertainty: uncertainty / Math.abs(Number(text)),
      exact: uncertainty === 0,
    }))
  return { count: items.length, items }
})
