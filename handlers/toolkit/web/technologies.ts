import { feature } from '#toolkit'
import { parseDocument } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { technologiesOf } from '#toolkit/lib/web/technologies'

export default feature('rest_web_technologies', async (query, context) => {
  const page = await readPage(query, context)
  const items = technologiesOf(parseDocument(page.html), page.headers)
  return { count: items.length, items }
})
