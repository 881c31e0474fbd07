import { operations } from './planes.js'

/** The verbs that a gateway operationId may begin with, by method. */
const VERBS = { get: ['get', 'list'], post: ['create', 'compare', 'subscribe'] }

const camelCase = (segment) => segment.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** What a toolkit operationId must begin with: the first two segments of the path, whatever follows them. */
const stem = (path) => {
  const [category, feature] = path.split('/').slice(1)
  return feature === undefined ? undefined : `rest_${camelCase(category)}_${camelCase(feature)}`
}

const checkGateway = (id, method) => {
  const verbs = VERBS[method] ?? []
  return new RegExp(`^(${verbs.join('|')})([A-Z][a-z]+)*$`).test(id) && verbs.length > 0
    ? undefined
    : `A gateway operationId for ${method.toUpperCase()} must be one of ${verbs.join(', ') || 'no verb at all'} followed by words in PascalCase.`
}

/**
 * operationIds follow from the path: on the toolkit `rest_<category>_<feature>` in camelCase, and where several paths share
 * these two segments the first has no number and the others `_2`, `_3`, ... in the document's order. A number that
 * was removed is not given again, so gaps are right.
 */
export const operationIds = () => {
  const last = new Map()
  const checkToolkit = (id, method, path) => {
    if (method !== 'get') return 'A toolkit operation must be a GET.'
    const wanted = stem(path)
    if (wanted === undefined) return 'A toolkit path must be /<category>/<feature>.'
    const number = id === wanted ? 1 : Number(/^_([2-9]|[1-9]\d+)$/.exec(id.slice(wanted.length))?.[1])
    if (!id.startsWith(wanted) || Number.isNaN(number)) {
      return `The operationId of ${path} must be ${wanted}, or ${wanted}_2, ${wanted}_3, ... where an earlier path has it.`
    }
    const before = last.get(wanted) ?? 0
    last.set(wanted, number)
    return number > before ? undefined : `The numbers of ${wanted} must ascend in the document's order.`
  }
  return operations((operation, context, { path, method, plane }) => {
    const id = operation.operationId
    if (typeof id !== 'string') return
    const message = plane === 'gateway' ? checkGateway(id, method) : checkToolkit(id, method, path)
    if (message !== undefined) context.report({ message, location: context.location.child(['operationId']) })
  })()
}
