/** A line of a tree with what hangs below it. */
export interface TreeNode {
  name: string
  children: TreeNode[]
}

const TAB_COLUMNS = 4

const columnsOf = (margin: string): number =>
  margin.length + (margin.split('\t').length - 1) * (TAB_COLUMNS - 1)

/** Reads a list whose indentation says what belongs under what; list marks are left out. */
export const treeOfIndents = (lines: readonly string[]): TreeNode[] => {
  const root: TreeNode = { name: '', children: [] }
  const open = [{ columns: -1, node: root }]
  for (const line of lines) {
    const [, margin = '', written = ''] = /^(\s*)(.*)$/s.exec(line) ?? []
    const columns = columnsOf(margin)
    const node = { name: written.replace(/^[-*+](?:\s+|$)/, '').trim(), children: [] }
    while ((open.at(-1)?.columns ?? -1) >= columns) open.pop()
    open.at(-1)?.node.children.push(node)
    open.push({ columns, node })
  }
  return root.children
}

interface PathNode extends TreeNode {
  children: PathNode[]
  byName: Map<string, PathNode>
}

const pathNode = (name: string): PathNode => ({ name, children: [], byName: new Map() })

/** Reads a list of paths, whose parts end at slashes; the same path is the same node. */
export const treeOfPaths = (paths: readonly string[]): TreeNode[] => {
  const root = pathNode('')
  for (const path of paths) {
    let at = root
    for (const name of path
      .trim()
      .split('/')
      .filter((part) => part !== '')) {
      const known = at.byName.get(name)
      const next = known ?? pathNode(name)
      if (known === undefined) {
        at.byName.set(name, next)
        at.children.push(next)
      }
      at = next
    }
  }
  return root.children
}

/** What stands before a node's name, and before what hangs below it. */
interface TreeStyle {
  branch: string
  lastBranch: string
  trunk: string
  gap: string
}

export const TREE_STYLES = {
  unicode: { branch: '├── ', lastBranch: '└── ', trunk: '│   ', gap: '    ' },
  ascii: { branch: '|-- ', lastBranch: '`-- ', trunk: '|   ', gap: '    ' },
  markdown: { branch: '- ', lastBranch: '- ', trunk: '  ', gap: '  ' },
} as const satisfies Readonly<Record<string, TreeStyle>>

/** Every node with its depth, 1 for the top, and what stands before it, from top to bottom; without recursion. */
export function* treeLines(
  nodes: readonly TreeNode[],
  style: TreeStyle,
): Generator<{ node: TreeNode; depth: number; prefix: string }> {
  const open = [{ nodes, next: 0, trunk: '' }]
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const node = level.nodes[level.next++]
    if (node === undefined) {
      open.pop()
      continue
    }
    const last = level.next === level.nodes.length
    yield { node, depth: open.length, prefix: level.trunk + (last ? style.lastBranch : style.branch) }
    open.push({ nodes: node.children, next: 0, trunk: level.trunk + (last ? style.gap : style.trunk) })
  }
}
