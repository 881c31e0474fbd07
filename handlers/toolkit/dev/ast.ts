import type { ecmaVersion as EcmaVersion } from 'acorn'
import { feature, unprocessable } from '#toolkit'
import { parseJavaScript, walkSyntax, type SyntaxNode } from '#toolkit/lib/code/estree'
import { exportsOf, globalsOf, importsOf } from '#toolkit/lib/code/javascript-names'
import { parsing } from '#toolkit/lib/common/parsing'
import type { Dictionary } from '#toolkit/lib/json/object-keys'
import type { Query } from '#operation'

const MAX_NODES = 20_000

const versions: Readonly<Record<Query<'rest_dev_ast'>['ecmaVersion'], EcmaVersion>> = {
  '5': 5,
  '2015': 2015,
  '2020': 2020,
  '2022': 2022,
  latest: 'latest',
}

/** ESTree gives literals that JSON cannot hold the value null, and their text in members of their own. */
const inJson = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' || value instanceof RegExp ? null : value

const countTypes = (root: SyntaxNode) => {
  const counts = new Map<string, number>()
  let nodes = 0
  walkSyntax(root, ({ type }) => {
    nodes += 1
    if (nodes > MAX_NODES) unprocessable(`The syntax tree has more than ${MAX_NODES} nodes.`)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  })
  return { nodes, types: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))) }
}

export default feature('rest_dev_ast', ({ code, sourceType, ecmaVersion, locations }) => {
  const tree = parsing(
    'code is not valid JavaScript',
    () => parseJavaScript(code, { sourceType, ecmaVersion: versions[ecmaVersion], locations }),
    (error: Error & { loc?: { line: number; column: number } }) => ({
      message: error.message.replace(/ \(\d+:\d+\)$/, ''),
      place: error.loc === undefined ? undefined : { line: error.loc.line, column: error.loc.column + 1 },
    }),
  )
  return {
    ...countTypes(tree),
    imports: importsOf(tree),
    exports: exportsOf(tree),
    globals: globalsOf(tree),
    ast: JSON.parse(JSON.stringify(tree, inJson)) as Dictionary,
  }
})
