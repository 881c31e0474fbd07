/** JSON from strangers: how deep and how full it may be, and reading it without blocking everybody. */
export { isTooDeep, MOST_DEPTH } from './nesting.js'
export { parseInSlices } from './sliced.js'
export { createStructureLimit } from './structure.js'
