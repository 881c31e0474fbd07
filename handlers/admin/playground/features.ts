import { adminOperation } from '#admin'
import { featuresPage } from '#admin/views/features'

/** The features of the toolkit. */
export default adminOperation('adminListFeatures', async ({ query: { q }, context: { playground } }) => {
  const { list, find } = playground.features
  const all = await list()
  const words = (q ?? '').trim()
  if (words === '') return { title: 'Playground', content: featuresPage('', all) }
  const found = (await find(words)).flatMap((id) => all.find(({ feature }) => feature === id) ?? [])
  return { title: 'Playground', content: featuresPage(words, found) }
})
