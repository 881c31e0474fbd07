import { feature } from '#toolkit'
import { uselessFact } from '#toolkit/upstreams/uselessfacts'

export default feature('rest_fun_fact', async ({ when, lang }, context) => {
  const { id, text, language, source, source_url, permalink } = await uselessFact(context, when, lang)
  return { id, text, lang: language, source, sourceUrl: source_url, permalink }
})
