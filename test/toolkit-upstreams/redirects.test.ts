import { describe, expect, it } from 'vitest'
import { createEgress } from '../../src/toolkit/fetch/index.js'
import { startClient } from '../support/upstream-client.js'

const moved = (location: string, status = 302) => ({ status, headers: { location }, body: '' })

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with %i on the same origin is followed', async (status) => {
    const { local, request } = await startClient()
    // Relative to the path asked for, as Wikipedia sends it.
    local.register({ upstream: 'wikipedia', target: '/summary/old', answers: [moved('New_%C3%A9', status)] })
    local.register({
      upstream: 'wikipedia',
      target: '/summary/New_%C3%A9',
      answers: [{ body: { title: 'é' } }],
    })
    const answer = await request({ upstream: 'wikipedia', path: '/summary/old' })
    expect(answer).toEqual({ status: 200, body: { title: 'é' } })
  })

  it.each([
    ['in a circle', moved('x'), 'it redirects too often'],
    ['to no address', moved('http://'), 'it redirects to something other than a web address'],
    ['to a file', moved('file:///etc/passwd'), 'it redirects to something other than a web address'],
    ['nowhere', { status: 302, body: '' }, 'it redirects to something other than a web address'],
  ])('%s is a failure', async (_name, answer, reason) => {
    const { local, request } = await startClient()
    local.register({ upstream: 'wikipedia', target: '/x', answers: [answer] })
    await expect(request({ upstream: 'wikipedia', path: '/x' })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining(reason) as string,
    })
    expect(local.requests('wikipedia').length).toBeLessThanOrEqual(4)
  })

  it('of a POST is a failure', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'anilist', target: '/', answers: [moved('/elsewhere')] })
    await expect(request({ upstream: 'anilist', path: '/', body: {} })).rejects.toMatchObject({ status: 502 })
  })

  /** A client with the real guard, whose upstream redirects to a second server. */
  const elsewhere = async (allow: readonly string[]) => {
    const { local: other } = await startClient()
    const { fetch } = createEgress({ allow, timeoutMs: 5000, userAgent: 'not this one' })
    const { local, request } = await startClient({ fetch, tokens: { github: 'ghp_x' } })
    other.register({ upstream: 'github', target: '/found?c=d', answers: [{ body: { login: 'octocat' } }] })
    const location = `${other.baseUrl('github')}/found?c=d`
    local.register({ upstream: 'github', target: '/users/a', answers: [moved(location)] })
    return { other, request }
  }

  it('to another origin is followed by the guarded client, without the token', async () => {
    const { other, request } = await elsewhere(['127.0.0.1'])
    const answer = await request({ upstream: 'github', path: '/users/a' })
    expect(answer).toEqual({ status: 200, body: { login: 'octocat' } })
    const { headers } = other.requests('github')[0] ?? { headers: {} }
    expect(headers).toMatchObject({
      accept: 'application/json',
      'user-agent': 'utility-toolkit/0.0.1 (http://toolkit.test)',
    })
    expect(headers).not.toHaveProperty('authorization')
  })

  it('to an address inside is a failure, as no operator named it', async () => {
    const { other, request } = await elsewhere([])
    await expect(request({ upstream: 'github', path: '/users/a' })).rejects.toMatchObject({
      status: 502,
      message: 'GitHub REST API failed: its redirect leads nowhere.',
    })
    expect(other.requests('github')).toHaveLength(0)
  })
})
