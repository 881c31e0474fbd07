import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** A container image reference, taken apart and completed as Docker does. */
export interface ImageReference {
  registry: string
  repository: string
  /** The repository without its last part; null where that is all. */
  namespace: string | null
  name: string
  tag: string | null
  digest: { algorithm: 'sha256' | 'sha512'; hex: string } | null
}

const DOCKER_HUB = 'docker.io'
const HUB_NAMES: ReadonlySet<string> = new Set([DOCKER_HUB, 'index.docker.io'])
const OFFICIAL = 'library'
const MAX_NAME = 255

/** Grammar of github.com/distribution/reference. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?'
const REGISTRY = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-fA-F:]+\\])(?::[0-9]+)?$`)
const PART = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const DIGESTS = { sha256: /^[0-9a-f]{64}$/, sha512: /^[0-9a-f]{128}$/ }

const refuse = (reason: string): never => unprocessable(`image: ${reason}.`)

const readDigest = (text: string): ImageReference['digest'] => {
  const [algorithm, hex = '', ...more] = text.split(':')
  const isKnown = algorithm === 'sha256' || algorithm === 'sha512'
  return isKnown && more.length === 0 && DIGESTS[algorithm].test(hex)
    ? { algorithm, hex }
    : refuse(`${quoted(text)} is not a sha256 or sha512 digest in lower-case hex`)
}

const isRegistry = (part: string): boolean => /[.:]/.test(part) || part === 'localhost'

const splitName = (text: string): { registry: string; path: string } => {
  const slash = text.indexOf('/')
  const first = text.slice(0, Math.max(slash, 0))
  if (!isRegistry(first)) return { registry: DOCKER_HUB, path: text }
  if (!REGISTRY.test(first)) refuse(`${quoted(first)} is not the name of a registry`)
  return { registry: HUB_NAMES.has(first) ? DOCKER_HUB : first, path: text.slice(slash + 1) }
}

/**
 * Reads an image reference. Without a registry it is Docker Hub's, where a name alone stands for `library/name`; without
 * tag and digest the tag is `latest`.
 * @throws FeatureError 422 naming the part that the grammar does not have
 */
export const readImageReference = (text: string): ImageReference => {
  const [named = '', digestText, ...more] = text.split('@')
  if (more.length > 0) refuse('it has more than one @')
  const digest = digestText === undefined ? null : readDigest(digestText)
  const colon = named.indexOf(':', named.lastIndexOf('/') + 1)
  const tagText = colon < 0 ? null : named.slice(colon + 1)
  if (tagText !== null && !TAG.test(tagText)) refuse(`${quoted(tagText)} is not a tag`)
  const { registry, path } = splitName(colon < 0 ? named : named.slice(0, colon))
  const parts = path.split('/')
  const wrong = parts.find((part) => !PART.test(part))
  if (wrong !== undefined) refuse(`${quoted(wrong)} cannot be part of a repository's name`)
  if (registry === DOCKER_HUB && parts.length === 1) parts.unshift(OFFICIAL)
  const repository = parts.join('/')
  if (registry.length + 1 + repository.length > MAX_NAME)
    refuse(`the name is longer than ${MAX_NAME} characters`)
  return {
    registry,
    repository,
    namespace: parts.length > 1 ? parts.slice(0, -1).join('/') : null,
    name: parts.at(-1) ?? '',
    tag: tagText ?? (digest === null ? 'latest' : null),
    digest,
  }
}

/** Whether an image is one of Docker's official ones. */
export const isOfficial = ({ registry, namespace }: ImageReference): boolean =>
  registry === DOCKER_HUB && namespace === OFFICIAL

/** Where the OCI distribution API has an image's manifest. */
export const manifestUrl = ({ registry, repository, tag, digest }: ImageReference): string => {
  const host = registry === DOCKER_HUB ? 'registry-1.docker.io' : registry
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(registry) ? 'http' : 'https'
  const reference = digest === null ? (tag ?? '') : `${digest.algorithm}:${digest.hex}`
  return `${scheme}://${host}/v2/${repository}/manifests/${reference}`
}
