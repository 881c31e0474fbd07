import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { isbn13Of } from '#toolkit/lib/identifiers/isbn'
import { editionOf } from '#toolkit/upstreams/books/openlibrary'

export default feature('rest_media_books_2', async ({ isbn }, context) => {
  const isbn13 = isbn13Of(isbn) ?? unprocessable(`${quoted(isbn)} is not a valid ISBN.`)
  const edition =
    (await editionOf(context, isbn13)) ??
    unprocessable(`Open Library has no edition with the ISBN ${isbn13}.`)
  return { isbn13, ...edition }
})
