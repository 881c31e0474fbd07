/** Marks of quotes and of list items at the start of a line (CommonMark 0.31, sections 5.1 and 5.2). */
const MARKS = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+).*/gm
const MARK = />|[-*+]|\d[.)]/g
/** Such a line is a rule across the page, whatever its marks would be (section 4.1). */
const THEMATIC_BREAK = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/

/** How many quotes and list items begin on one line at most: a bound for parsers, not a parse. */
export const markdownDepth = (markdown: string): number => {
  let deepest = 0
  for (const [line, marks = ''] of markdown.matchAll(MARKS)) {
    if (!THEMATIC_BREAK.test(line)) deepest = Math.max(deepest, marks.match(MARK)?.length ?? 0)
  }
  return deepest
}
