import type { Element } from 'domhandler'
import type { Data } from '#operation'
import { feature } from '#toolkit'
import { firstOf } from '#toolkit/lib/common/first-of'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { attributeOf, elementsIn, parseDocument, wordsOf } from '#toolkit/lib/web/document'
import { fetchPage } from '#toolkit/lib/web/page'

type Icon = Data<'rest_web_favicon'>['items'][number]

const TOUCH_ICON = 'apple-touch-icon'
const MASK_ICON = 'mask-icon'
const RELS = ['icon', TOUCH_ICON, 'apple-touch-icon-precomposed', MASK_ICON]
/** What a touch icon has that names no size. */
const TOUCH_PIXELS = 180

const widthOf = (sizes: string | null): number | null => {
  const widths = (sizes ?? '').split(/\s+/).flatMap((size) => /^(\d{1,6})x\d{1,6}$/i.exec(size)?.[1] ?? [])
  return widths.length === 0 ? null : Math.max(...widths.map(Number))
}

const iconOf = (link: Element, resolve: Resolve): Icon | [] => {
  const [href, words] = [attributeOf(link, 'href')?.trim() ?? '', wordsOf(link, 'rel')]
  if (href === '' || !words.some((word) => RELS.includes(word))) return []
  const sizes = attributeOf(link, 'sizes')?.trim() || null
  const unsized = sizes === null && words.includes(TOUCH_ICON) ? TOUCH_PIXELS : null
  return {
    url: resolve(href),
    rel: words.join(' '),
    type: attributeOf(link, 'type')?.trim() || null,
    sizes,
    pixels: widthOf(sizes) ?? unsized,
  }
}

const isDrawing = ({ type, url }: Icon): boolean =>
  type?.toLowerCase() === 'image/svg+xml' || /\.svg$/i.test(URL.canParse(url) ? new URL(url).pathname : url)

/** The smallest that is large enough, else the largest, else a drawing, else the first. */
const bestOf = (icons: readonly Icon[], size: number): Icon | undefined => {
  const sized = icons
    .flatMap((icon) => (icon.pixels === null ? [] : { icon, pixels: icon.pixels }))
    .toSorted((a, b) => a.pixels - b.pixels)
  const largest = sized.find(({ pixels }) => pixels === sized.at(-1)?.pixels)
  const best = sized.find(({ pixels }) => pixels >= size) ?? largest
  return best?.icon ?? icons.find(isDrawing) ?? icons[0]
}

export default feature('rest_web_favicon', async ({ url, size }, context) => {
  const page = await fetchPage(url, context)
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  const standard = new URL('/favicon.ico', page.url).href
  const found = elementsIn(document, 'link').flatMap((link) => iconOf(link, resolve))
  const items = firstOf(
    [...found, { url: standard, rel: 'default', type: null, sizes: null, pixels: null }],
    (icon) => icon.url,
  )
  const shown = items.filter(({ rel }) => !rel.split(' ').includes(MASK_ICON))
  return { best: bestOf(shown, size)?.url ?? standard, count: items.length, items }
})
