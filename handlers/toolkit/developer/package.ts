import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { isDotSegment } from '#toolkit/lib/http/path-segment'
import {
  packageVersionOf,
  packageVersionsOf,
  type PublishedVersions,
} from '#toolkit/upstreams/software/depsdev'

const earliest = (versions: PublishedVersions): string | null =>
  versions.flatMap(({ publishedAt }) => publishedAt ?? []).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ??
  null

export default feature('rest_developer_package', async ({ system, name, version: wanted }, context) => {
  const versions = isDotSegment(name) ? null : await packageVersionsOf(context, { system, name })
  if (versions === null) return unprocessable(`${system} has no package ${quoted(name)}.`)
  const latest = versions.find(({ isDefault }) => isDefault)?.versionKey.version ?? null
  const version =
    wanted ?? latest ?? unprocessable(`The ${system} package ${quoted(name)} has no default version.`)
  const found = isDotSegment(version) ? null : await packageVersionOf(context, { system, name, version })
  if (found === null)
    return unprocessable(`The ${system} package ${quoted(name)} has no version ${quoted(version)}.`)
  return {
    system,
    name,
    version,
    publishedAt: found.publishedAt,
    isDefault: found.isDefault,
    licenses: found.licenses,
    advisories: found.advisoryKeys.map(({ id }) => id),
    links: found.links,
    versionCount: versions.length,
    latest,
    firstPublishedAt: earliest(versions),
  }
})
