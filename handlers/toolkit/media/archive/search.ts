import { feature, invalidParameter } from '#toolkit'
import { archiveItemsLike } from '#toolkit/upstreams/books/archiveorg'

export default feature('rest_media_archive', async ({ q, mediatype, limit }, context) => {
  if (!/[\p{L}\p{N}]/u.test(q)) invalidParameter('q', 'must have at least one letter or digit')
  const { numFound: total, docs } = await archiveItemsLike(context, {
    q,
    mediatype: mediatype === 'any' ? undefined : mediatype,
    limit,
  })
  const items = docs.slice(0, limit)
  return { total, count: items.length, items }
})
