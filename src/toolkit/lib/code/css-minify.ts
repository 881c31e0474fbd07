import { minify, minifyBlock, syntax } from 'csso'
import type { Atrule, CssNode, StyleSheet } from 'css-tree'
import { squeezeCss } from './css-squeeze.js'
import type { Place } from '../text/line-column.js'

export interface CssMinifyOptions {
  /** Merge and reorder rules where that is safe. */
  restructure: boolean
  /** Keep comments that begin with an exclamation mark. */
  comments: boolean
}

/** A semicolon too many, which says nothing. */
const isStraySemicolon = (node: CssNode): boolean => node.type === 'Raw' && node.value.trim() === ';'

const hasEmptyBlock = ({ block }: Atrule): boolean => block?.children.isEmpty === true

/**
 * Whether the minifier understands all of a statement. It drops what it has no grammar for: nested rules, media
 * queries with ranges, declarations that are none. An empty layer says something too: its place in the order.
 */
const isUnderstood = (statement: CssNode): boolean => {
  let isClear = statement.type !== 'Raw'
  syntax.walk(statement, {
    visit: 'Atrule',
    enter(node: Atrule) {
      if (node.prelude?.type === ('Raw' as string)) isClear = false
      if (this.rule !== null || (node.name.toLowerCase() === 'layer' && hasEmptyBlock(node))) isClear = false
    },
  })
  syntax.walk(statement, {
    visit: 'Rule',
    enter(node) {
      if (node.prelude.type === 'Raw') isClear = false
    },
  })
  syntax.walk(statement, {
    visit: 'Block',
    enter(node) {
      const isUnclear = (child: CssNode): boolean =>
        child.type === 'Raw' ? !isStraySemicolon(child) : child.type === 'Rule' && this.rule !== null
      if (node.children.some(isUnclear)) isClear = false
    },
  })
  return isClear
}

/** A stretch of the style sheet, by offsets. */
interface Stretch {
  isUnderstood: boolean
  start: number
  end: number
}

const stretchesOf = (sheet: StyleSheet): Stretch[] => {
  const stretches: Stretch[] = []
  sheet.children.forEach((statement) => {
    if (!statement.loc) throw new Error('A statement without its place')
    const clear = statement.type === 'WhiteSpace' || statement.type === 'Comment' || isUnderstood(statement)
    const last = stretches.at(-1)
    const end = statement.loc.end.offset
    if (last?.isUnderstood === clear) last.end = end
    else stretches.push({ isUnderstood: clear, start: statement.loc.start.offset, end })
  })
  return stretches
}

/** The first place where nothing can be read, when no rule or at-rule is in the sheet at all. */
const firstGibberish = (sheet: StyleSheet): Place | null => {
  const isReadable = sheet.children.some(({ type }) => type === 'Rule' || type === 'Atrule')
  const first = isReadable ? null : sheet.children.toArray().find(({ type }) => type === 'Raw')
  return first?.loc?.start ?? null
}

/**
 * Minifies a style sheet. Statements that the minifier has no grammar for only lose their comments and white space.
 * @returns the place of the first fault instead when nothing in it can be read as a rule or an at-rule
 */
export const minifyCss = (
  css: string,
  { restructure, comments }: CssMinifyOptions,
): { css: string } | { unreadableAt: Place } => {
  const sheet = syntax.parse(css, { positions: true }) as StyleSheet
  const gibberish = firstGibberish(sheet)
  if (gibberish !== null) return { unreadableAt: gibberish }
  const parts = stretchesOf(sheet).map(({ isUnderstood: clear, start, end }) => {
    const part = css.slice(start, end)
    return clear
      ? minify(part, { restructure, comments: comments ? 'exclamation' : false }).css
      : squeezeCss(part, comments)
  })
  return { css: parts.join('') }
}

/** Minifies the declarations of a style attribute. */
export const minifyDeclarations = (css: string): string => {
  const block = syntax.parse(css, { context: 'declarationList' })
  let isClear = block.type === 'DeclarationList'
  syntax.walk(block, function (node) {
    if (this.declaration === null && (node.type === 'Raw' || node.type === 'Atrule')) isClear = false
  })
  return isClear ? minifyBlock(css, { comments: false }).css : squeezeCss(css, false)
}
