/** These close themselves, or are closed by the next of their kind. */
const UNNESTED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody option rt rp'.split(
    ' ',
  ),
)

/**
 * How many elements are open at once at most, as the tags alone tell it: a bound for parsers, not a parse.
 * @param slashCloses whether a slash at a tag's end closes its element, as in SVG and to some readers everywhere
 */
export const htmlDepth = (html: string, slashCloses: boolean): number => {
  let [depth, deepest] = [0, 0]
  for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)[^<>]*>?/gi)) {
    if (UNNESTED.has(name.toLowerCase()) || (slashCloses && tag.endsWith('/>'))) continue
    depth = Math.max(depth + (closing === '/' ? -1 : 1), 0)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
