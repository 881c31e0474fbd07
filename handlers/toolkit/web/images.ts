import type { Element } from 'domhandler'
import type { Data } from '#operation'
import { feature } from '#toolkit'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { attributeOf, elementsIn, parseDocument } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { readSrcset } from '#toolkit/lib/web/srcset'

type Image = Data<'rest_web_images'>['items'][number]

/** Of an address that holds the image itself. */
const MOST_CHARACTERS = 100

const wholeNumber = (value: string | null): number | null => {
  const number = value !== null && /^\s*\d+\s*$/.test(value) ? Number(value) : null
  return Number.isSafeInteger(number) ? number : null
}

const addressOf = (written: string, resolve: Resolve): string =>
  /^\s*data:/i.test(written) ? written.trim().slice(0, MOST_CHARACTERS) : resolve(written)

const imageOf = (element: Element, src: string, resolve: Resolve): Image => ({
  url: addressOf(src, resolve),
  alt: attributeOf(element, 'alt'),
  width: wholeNumber(attributeOf(element, 'width')),
  height: wholeNumber(attributeOf(element, 'height')),
  loading: attributeOf(element, 'loading')?.trim().toLowerCase() || null,
  srcset: readSrcset(attributeOf(element, 'srcset') ?? '').map(({ url, descriptor }) => ({
    url: addressOf(url, resolve),
    descriptor,
  })),
})

export default feature('rest_web_images', async (query, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  const images = elementsIn(document, 'img').flatMap((element) => {
    const src = attributeOf(element, 'src')
    return src === null || src.trim() === '' ? [] : imageOf(element, src, resolve)
  })
  const items = images.slice(0, query.limit)
  return {
    total: images.length,
    missingAlt: images.filter(({ alt }) => alt === null).length,
    emptyAlt: images.filter(({ alt }) => alt === '').length,
    withoutSize: images.filter(({ width, height }) => width === null || height === null).length,
    count: items.length,
    items,
  }
})
