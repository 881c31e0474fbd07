import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { articleSummaryOf } from '#toolkit/upstreams/wikimedia/wikipedia'

export default feature('rest_info_encyclopedia', async ({ lang, ...query }, context) => {
  const title = query.title.trim()
  // Without a title the address would be that of another resource.
  const summary = title === '' ? null : await articleSummaryOf(context, { title, lang })
  if (summary === null) unprocessable(`no such article: ${quoted(title)} in ${lang}.wikipedia.org.`)
  const { title: found, ...article } = summary
  return { title: found, lang, ...article }
})
