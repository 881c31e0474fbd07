import * as v from 'valibot'
import type { OrFault } from '../../lib/common/or-fault.js'
import { ask, askOrRefused, defineUpstream, path, upstreamFails } from '../define.js'
import { filledText, optionalText, reason, texts, whole } from '../fields.js'
import type { UpstreamCaller } from '../types.js'

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

const Account = v.pipe(
  v.object({
    login: v.string(),
    name: optionalText,
    type: v.string(),
    bio: optionalText,
    company: optionalText,
    location: optionalText,
    blog: filledText,
    public_repos: whole,
    public_gists: whole,
    followers: whole,
    following: whole,
    created_at: v.string(),
    updated_at: v.string(),
    html_url: v.string(),
    avatar_url: v.string(),
  }),
  v.transform(({ public_repos, public_gists, followers, following, created_at, updated_at, ...account }) => ({
    login: account.login,
    name: account.name,
    type: account.type,
    bio: account.bio,
    company: account.company,
    location: account.location,
    blog: account.blog,
    publicRepos: public_repos,
    publicGists: public_gists,
    followers,
    following,
    createdAt: created_at,
    updatedAt: updated_at,
    url: account.html_url,
    avatarUrl: account.avatar_url,
  })),
)

/**
 * The public profile of a user or an organisation; null where GitHub has none of that name.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const githubAccountOf = (
  context: UpstreamCaller,
  login: string,
): Promise<v.InferOutput<typeof Account> | null> =>
  ask(github, context, Account, { path: path`/users/${login}` })

/** The SPDX identifier of a licence; null where there is no licence. */
const licence = v.nullish(
  v.pipe(
    v.object({ spdx_id: optionalText }),
    v.transform(({ spdx_id }) => spdx_id),
  ),
  null,
)

/** What GitHub gives for a licence that it does not recognise. */
const UNRECOGNISED = 'NOASSERTION'

const Repository = v.pipe(
  v.object({
    full_name: v.string(),
    description: optionalText,
    homepage: filledText,
    html_url: v.string(),
    stargazers_count: whole,
    forks_count: whole,
    subscribers_count: whole,
    open_issues_count: whole,
    language: optionalText,
    topics: texts,
    license: licence,
    default_branch: v.string(),
    archived: v.boolean(),
    fork: v.boolean(),
    size: whole,
    created_at: v.string(),
    pushed_at: v.string(),
  }),
  v.transform((repository) => ({
    fullName: repository.full_name,
    description: repository.description,
    homepage: repository.homepage,
    url: repository.html_url,
    stars: repository.stargazers_count,
    forks: repository.forks_count,
    watchers: repository.subscribers_count,
    openIssues: repository.open_issues_count,
    language: repository.language,
    topics: repository.topics,
    license: repository.license === UNRECOGNISED ? null : repository.license,
    defaultBranch: repository.default_branch,
    archived: repository.archived,
    fork: repository.fork,
    sizeKb: repository.size,
    createdAt: repository.created_at,
    pushedAt: repository.pushed_at,
  })),
)

/** A repository by its owner and its name. */
export interface RepositoryName {
  owner: string
  name: string
}

/** Owner and name of a text with one slash. */
export const repositoryName = (text: string): RepositoryName => {
  const [owner = '', name = ''] = text.split('/', 2)
  return { owner, name }
}

/** A repository; null where it does not exist or is not public. */
export const githubRepositoryOf = (
  context: UpstreamCaller,
  { owner, name }: RepositoryName,
): Promise<v.InferOutput<typeof Repository> | null> =>
  ask(github, context, Repository, { path: path`/repos/${owner}/${name}` })

const Languages = v.record(v.string(), v.pipe(whole, v.minValue(0)))

/** Bytes of code by language; null where the repository does not exist or is not public. */
export const githubLanguagesOf = (
  context: UpstreamCaller,
  { owner, name }: RepositoryName,
): Promise<v.InferOutput<typeof Languages> | null> =>
  ask(github, context, Languages, { path: path`/repos/${owner}/${name}/languages` })

const Found = v.pipe(
  v.object({
    total_count: whole,
    items: v.array(
      v.object({
        full_name: v.string(),
        description: optionalText,
        html_url: v.string(),
        stargazers_count: whole,
        forks_count: whole,
        language: optionalText,
        license: licence,
        updated_at: v.string(),
      }),
    ),
  }),
  v.transform(({ total_count, items }) => ({
    total: total_count,
    repositories: items.map((item) => ({
      fullName: item.full_name,
      description: item.description,
      url: item.html_url,
      stars: item.stargazers_count,
      forks: item.forks_count,
      language: item.language,
      license: item.license,
      updatedAt: item.updated_at,
    })),
  })),
)

/** The errors say more than the message, which is "Validation Failed". */
const Refusal = v.nullish(
  v.object({ message: reason, errors: v.nullish(v.array(v.object({ message: reason })), []) }),
  null,
)

/** Public repositories, with how many there are in all, or why the query is not understood. */
export const githubRepositoriesLike = async (
  context: UpstreamCaller,
  { q, sort, limit }: { q: string; sort: string; limit: number },
): Promise<OrFault<v.InferOutput<typeof Found>>> => {
  const reply = await askOrRefused(github, context, Found, Refusal, {
    path: '/search/repositories',
    query: { q, sort, order: 'desc', per_page: limit },
    accept: [422],
  })
  if (reply === null) return upstreamFails(github, 'it answered with status 404')
  if ('data' in reply) return { data: reply.data }
  return { fault: reply.refusal?.errors[0]?.message ?? reply.refusal?.message ?? null }
}
