import * as v from 'valibot'
import { ask, defineUpstream, path } from './define.js'
import type { UpstreamCaller } from './types.js'

export const github = defineUpstream({
  name: 'github',
  title: 'GitHub REST API',
  base: 'https://api.github.com',
  docs: 'https://docs.github.com/en/rest',
  terms: 'User-Agent is required; cache and use ETags; a deployment may add a token by UPSTREAM_GITHUB_TOKEN',
  attribution: 'GitHub (github.com)',
  rate: { requests: 60, seconds: 3600 },
  cacheSeconds: 600,
  token: { header: 'authorization', prefix: 'Bearer ' },
})

const GitignoreAnswer = v.object({ name: v.string(), source: v.string() })

/** A template of GitHub's collection: its name and the text of the file. */
export type GitignoreTemplate = v.InferOutput<typeof GitignoreAnswer>

/**
 * The .gitignore template of a name; null where GitHub has none.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const gitignoreTemplateOf = (
  context: UpstreamCaller,
  name: string,
): Promise<GitignoreTemplate | null> =>
  ask(github, context, GitignoreAnswer, { path: path`/gitignore/templates/${name}` })
