import { feature, unprocessable } from '#toolkit'
import { assertAnswerLength } from '#toolkit/lib/common/answer-length'
import { isBlank, linesOf } from '#toolkit/lib/text/lines'
import { TREE_STYLES, treeLines, treeOfIndents, treeOfPaths } from '#toolkit/lib/text/text-tree'

const isPath = (line: string): boolean => line.trim().slice(0, -1).includes('/')

export default feature('rest_text_tree', ({ text, input, style, root, slash }) => {
  const lines = linesOf(text).filter((line) => !isBlank(line))
  const paths = input === 'paths' || (input === 'auto' && lines.some(isPath))
  const top = paths ? treeOfPaths(lines) : treeOfIndents(lines)
  if (top.length === 0) unprocessable('text contains no nodes.')
  const drawn = root && style !== 'markdown' ? ['.'] : []
  let [nodes, leaves, deepest, length] = [0, 0, 0, 0]
  for (const { node, depth, prefix } of treeLines(top, TREE_STYLES[style])) {
    const leaf = node.children.length === 0
    // In an indented list a folder may have its slash already.
    const line = prefix + node.name + (slash && !leaf && !node.name.endsWith('/') ? '/' : '')
    length += line.length + 1
    assertAnswerLength(length)
    drawn.push(line)
    nodes++
    leaves += Number(leaf)
    deepest = Math.max(deepest, depth)
  }
  return { tree: drawn.join('\n'), nodes, leaves, depth: deepest }
})
