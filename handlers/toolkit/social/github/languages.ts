import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { githubLanguagesOf, repositoryName } from '#toolkit/upstreams/software/github'

export default feature('rest_social_github_3', async ({ repo }, context) => {
  const found =
    (await githubLanguagesOf(context, repositoryName(repo))) ??
    unprocessable(`GitHub has no public repository ${quoted(repo)}.`)
  const languages = Object.entries(found)
  const totalBytes = languages.reduce((sum, [, bytes]) => sum + bytes, 0)
  const items = languages
    .toSorted(([name, bytes], [other, otherBytes]) => otherBytes - bytes || (name < other ? -1 : 1))
    .map(([language, bytes]) => ({
      language,
      bytes,
      percent: totalBytes === 0 ? 0 : rounded(new Decimal(bytes).div(totalBytes).times(100), 2),
    }))
  return { repo, totalBytes, count: items.length, items }
})
