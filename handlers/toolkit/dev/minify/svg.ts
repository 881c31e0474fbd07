import { optimize, type CustomPlugin } from 'svgo/browser'
import { feature, unprocessable } from '#toolkit'
import { htmlDepth } from '#toolkit/lib/markup/html-depth'
import { parsing } from '#toolkit/lib/common/parsing'
import { savings } from '#toolkit/lib/code/savings'

/** The optimizer recurses for each level. */
const MOST_DEPTH = 1000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Collects the elements at the top level, of which XML has one. */
const noteRoots = (roots: Set<string>): CustomPlugin => ({
  name: 'noteRoots',
  fn: ({ children }) => {
    children.forEach((child) => {
      if (child.type === 'element') roots.add(localName(child.name))
    })
    if (children.filter(({ type }) => type === 'element').length > 1) roots.add('a second root')
    return {}
  },
})

/** The optimizer's own plug-in only recognizes scripts without a prefix. */
const removePrefixedScripts: CustomPlugin = {
  name: 'removePrefixedScripts',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (localName(node.name).toLowerCase() !== 'script') return
        parent.children = parent.children.filter((child) => child !== node)
      },
    },
  }),
}

export default feature('rest_dev_minify_4', ({ code, precision, keepIds, removeSize }) => {
  if (htmlDepth(code, true) > MOST_DEPTH) unprocessable(`code is nested deeper than ${MOST_DEPTH} elements.`)
  const roots = new Set<string>()
  const { data } = parsing(
    'code is not valid XML',
    () =>
      optimize(code, {
        multipass: true,
        floatPrecision: precision,
        plugins: [
          noteRoots(roots),
          'removeScripts',
          removePrefixedScripts,
          { name: 'preset-default', params: { overrides: keepIds ? { cleanupIds: false } : {} } },
          ...(removeSize ? (['removeDimensions'] as const) : []),
        ],
      }),
    (error: Error & { reason?: string; line?: number; column?: number }) => ({
      message: error.reason ?? error.message,
      place:
        error.line === undefined || error.column === undefined
          ? undefined
          : { line: error.line, column: error.column },
    }),
  )
  if (roots.size !== 1 || !roots.has('svg')) {
    unprocessable(`code must have one root element, svg; it has ${[...roots].join(', ') || 'none'}.`)
  }
  return {
    code: data,
    ...savings(code, data),
    dataUri: `data:image/svg+xml,${encodeURIComponent(data)}`,
  }
})
