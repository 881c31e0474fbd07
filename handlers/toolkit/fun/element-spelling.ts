import { feature } from '#toolkit'
import { elementSpellings } from '#toolkit/lib/chemistry/element-spelling'

const MOST = 100

export default feature('rest_fun_elementSpelling', ({ word }) => {
  const items = elementSpellings(word, MOST).map((elements) => ({
    spelling: elements.map(({ symbol }) => symbol).join(''),
    symbols: elements.map(({ symbol }) => symbol),
    elements: elements.map(({ name }) => name),
    numbers: elements.map(({ number }) => number),
  }))
  return { word, possible: items.length > 0, count: items.length, items }
})
