import { feature } from '#toolkit'
import {
  isOfficial,
  manifestUrl,
  readImageReference,
  type ImageReference,
} from '#toolkit/lib/code/image-reference'
import type { Data } from '#operation'

type Warning = Data<'rest_developer_dockerImage'>['warnings'][number]

/** Tags that by convention follow a branch. */
const MOVING_TAGS: ReadonlySet<string> = new Set(['main', 'master', 'edge', 'nightly', 'stable', 'dev'])

const warningsOf = ({ tag, digest }: ImageReference): Warning[] => {
  const warnings: Warning[] = []
  if (tag === 'latest' || (digest === null && tag !== null && MOVING_TAGS.has(tag)))
    warnings.push('mutable-tag')
  if (digest === null) warnings.push('not-pinned')
  return warnings
}

export default feature('rest_developer_dockerImage', ({ image }) => {
  const text = image.trim()
  const reference = readImageReference(text)
  const { registry, repository, tag, digest } = reference
  const tagPart = tag === null ? '' : `:${tag}`
  const digestPart = digest === null ? '' : `@${digest.algorithm}:${digest.hex}`
  return {
    reference: text,
    ...reference,
    official: isOfficial(reference),
    pinned: digest !== null,
    canonical: `${registry}/${repository}${tagPart}${digestPart}`,
    manifestUrl: manifestUrl(reference),
    warnings: warningsOf(reference),
  }
})
