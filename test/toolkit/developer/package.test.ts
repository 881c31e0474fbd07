import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'

const at = (system: string, name: string): string => `/v3/systems/${system}/packages/${name}`
const fetched = (system: string, name: string, version?: string) =>
  call('rest_developer_package', { system, name, ...(version === undefined ? {} : { version }) })

const version = (number: string, publishedAt: string | undefined, isDefault: boolean) => ({
  versionKey: { system: 'X', name: 'x', version: number },
  ...(publishedAt === undefined ? {} : { publishedAt }),
  isDefault,
})

table('rest_developer_package', [
  refuses(400, 'an unknown system', { system: 'apt', name: 'x' }, 'system'),
  refuses(400, 'a missing name', { system: 'npm' }, 'name'),
  refuses(422, 'the parent folder', { system: 'npm', name: '..' }, '..'),
])

describe('a package', () => {
  it('is answered with its default version', async () => {
    const path = at('npm', '%40scope%2Fpkg')
    await upstreamAnswers('depsdev', path, {
      body: {
        versions: [
          version('2.0.0', '2020-05-01T00:00:00Z', true),
          version('1.0.0', '2019-05-01T00:00:00Z', false),
          version('0.1.0', undefined, false),
        ],
      },
    })
    await upstreamAnswers('depsdev', `${path}/versions/2.0.0`, {
      body: {
        ...version('2.0.0', '2020-05-01T00:00:00Z', true),
        licenses: ['MIT'],
        advisoryKeys: [{ id: 'GHSA-1' }, { id: 'GHSA-2' }],
        links: [{ label: 'HOMEPAGE', url: 'https://example.com' }],
      },
    })
    expect(await fetched('npm', '@scope/pkg')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'developer/package',
        data: {
          system: 'npm',
          name: '@scope/pkg',
          version: '2.0.0',
          publishedAt: '2020-05-01T00:00:00Z',
          isDefault: true,
          licenses: ['MIT'],
          advisories: ['GHSA-1', 'GHSA-2'],
          links: [{ label: 'HOMEPAGE', url: 'https://example.com' }],
          versionCount: 3,
          latest: '2.0.0',
          firstPublishedAt: '2019-05-01T00:00:00Z',
        },
      },
    })
    expect(await upstreamRequests('depsdev', path)).toHaveLength(1)
  })

  it('is answered with the version asked for, where lists may be missing', async () => {
    const path = at('maven', 'org.example%3Alib')
    await upstreamAnswers('depsdev', path, { body: { versions: [version('1.0+b', undefined, false)] } })
    await upstreamAnswers('depsdev', `${path}/versions/1.0%2Bb`, {
      body: { ...version('1.0+b', undefined, false) },
    })
    expect(await fetched('maven', 'org.example:lib', '1.0+b')).toMatchObject({
      status: 200,
      body: {
        data: {
          version: '1.0+b',
          publishedAt: null,
          licenses: [],
          advisories: [],
          links: [],
          latest: null,
          firstPublishedAt: null,
        },
      },
    })
  })

  it('without a default version needs one', async () => {
    await upstreamAnswers('depsdev', at('pypi', 'nodefault'), {
      body: { versions: [version('1', undefined, false)] },
    })
    expect(await fetched('pypi', 'nodefault')).toMatchObject({ status: 422 })
  })

  it('that the upstream does not know is 422', async () => {
    await upstreamAnswers('depsdev', at('cargo', 'unknown'), { status: 404, body: {} })
    expect(await fetched('cargo', 'unknown')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('unknown') as string } },
    })
  })

  it('whose version the upstream does not know is 422', async () => {
    await upstreamAnswers('depsdev', at('nuget', 'known'), {
      body: { versions: [version('1', undefined, true)] },
    })
    await upstreamAnswers('depsdev', `${at('nuget', 'known')}/versions/9`, { status: 404, body: {} })
    expect(await fetched('nuget', 'known', '9')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('9') as string } },
    })
  })

  it.each([
    ['a failure', 'fails', { status: 503, body: {} }],
    ['versions that are none', 'malformed', { body: { versions: [{ version: '1' }] } }],
    ['an error that is no JSON', 'page', { body: '<html>' }],
  ])('is 502 after %s', async (_fault, name, answer) => {
    await upstreamAnswers('depsdev', at('go', name), answer)
    expect(await fetched('go', name)).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })

  it('is 502 when only its version fails', async () => {
    await upstreamAnswers('depsdev', at('go', 'half'), {
      body: { versions: [version('1', undefined, true)] },
    })
    await upstreamAnswers('depsdev', `${at('go', 'half')}/versions/1`, { status: 500, body: {} })
    expect(await fetched('go', 'half')).toMatchObject({ status: 502 })
  })
})
