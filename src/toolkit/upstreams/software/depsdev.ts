import * as v from 'valibot'
import { ask, defineUpstream, path } from '../define.js'
import type { UpstreamCaller } from '../types.js'

export const depsdev = defineUpstream({
  name: 'depsdev',
  title: 'Open Source Insights (deps.dev) API v3',
  base: 'https://api.deps.dev',
  docs: 'https://docs.deps.dev/api/v3/',
  terms: 'CC-BY 4.0 data, attribution to Open Source Insights',
  attribution: 'Open Source Insights (deps.dev), CC BY 4.0',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})

const moment = v.nullish(v.pipe(v.string(), v.isoTimestamp()), null)

const PackageAnswer = v.object({
  versions: v.nullish(
    v.array(
      v.object({
        versionKey: v.object({ version: v.string() }),
        publishedAt: moment,
        isDefault: v.nullish(v.boolean(), false),
      }),
    ),
    [],
  ),
})

const VersionAnswer = v.object({
  publishedAt: moment,
  isDefault: v.nullish(v.boolean(), false),
  licenses: v.nullish(v.array(v.string()), []),
  advisoryKeys: v.nullish(v.array(v.object({ id: v.string() })), []),
  links: v.nullish(v.array(v.object({ label: v.nullish(v.string(), ''), url: v.string() })), []),
})

/** The versions of a package in the upstream's order; a moment that it does not know is null. */
export type PublishedVersions = v.InferOutput<typeof PackageAnswer>['versions']

/** One version of a package; lists that the upstream leaves out are empty. */
export type PublishedVersion = v.InferOutput<typeof VersionAnswer>

/** A package in its ecosystem. */
export interface PackageKey {
  /** `npm`, `pypi`, `go`, `maven`, `cargo` or `nuget`. */
  system: string
  name: string
}

/**
 * All versions of a package; null where the upstream has no such package.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const packageVersionsOf = async (
  context: UpstreamCaller,
  { system, name }: PackageKey,
): Promise<PublishedVersions | null> => {
  const answer = await ask(depsdev, context, PackageAnswer, {
    path: path`/v3/systems/${system}/packages/${name}`,
  })
  return answer?.versions ?? null
}

/**
 * One version of a package; null where the upstream has no such version.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const packageVersionOf = (
  context: UpstreamCaller,
  { system, name, version }: PackageKey & { version: string },
): Promise<PublishedVersion | null> =>
  ask(depsdev, context, VersionAnswer, {
    path: path`/v3/systems/${system}/packages/${name}/versions/${version}`,
  })
