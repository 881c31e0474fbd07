import { stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { serveControl } from '#accounts'
import { folder } from './support/cli.js'

describe('the control socket', () => {
  const operator = {
    createKey: () => Promise.reject(new Error('not called')),
    revokeKey: () => Promise.reject(new Error('not called')),
    deleteAccount: () => Promise.reject(new Error('not called')),
    listKeys: () => Promise.resolve([]),
    applyPlans: () => Promise.resolve(0),
  }
  const serve = (dataDir: string) =>
    serveControl({ dataDir }, { operator }, { reload: () => Promise.resolve() })

  it('is for its owner alone, replaces one that a crash left behind, and goes with the server', async () => {
    const dataDir = await folder()
    const path = join(dataDir, 'control.sock')
    await writeFile(path, 'left behind')
    const control = await serve(dataDir)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(path)).isSocket()).toBe(true)
    await control.close()
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it('answers anything that is no command without harm', async () => {
    const dataDir = await folder()
    const control = await serve(dataDir)
    let said = ''
    const ask = (method: string, path: string, body: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const outgoing = request({ socketPath: join(dataDir, 'control.sock'), method, path }, (response) => {
          text(response).then((answer) => {
            said = answer
            resolve(response.statusCode)
          }, reject)
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      })
    expect(await ask('GET', '/nothing', '')).toBe(404)
    expect(await ask('POST', '/keys', '{')).toBe(400)
    expect(await ask('POST', '/keys', '7')).toBe(400)
    expect(await ask('POST', '/keys', '{"plane":"both"}')).toBe(400)
    expect(await ask('POST', '/keys', '{"plane":5}')).toBe(400)
    expect(said).toContain('plane must be a string')
    expect(await ask('POST', '/keys/revoke', `"${'x'.repeat(100_000)}"`)).toBe(400)
    expect(await ask('GET', '/keys', '')).toBe(200)
    await control.close()
  })
})
