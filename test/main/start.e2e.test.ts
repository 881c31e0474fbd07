import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startProcess, temporaryFolder, type ServerProcess } from '../support/process.js'
import { preparedFolder } from '../support/stores.js'

const started: ServerProcess[] = []
const start = (environment: Record<string, string>): ServerProcess => {
  const server = startProcess(environment)
  started.push(server)
  return server
}

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL')
    await server.exit
  }
})

/** The one message of a start that fails. */
const refusal = async (environment: Record<string, string>): Promise<string> => {
  const server = start({ DATA_DIR: temporaryFolder(), ...environment })
  expect(await server.exit).toBe(1)
  expect(server.output()).not.toMatch(/\n\s+at /)
  return server.output()
}

describe('a start that cannot succeed says why, names the place and ends with 1', () => {
  it('mistakes in the environment, all of them', async () => {
    const message = await refusal({ PORT: 'eighty', LOG_LEVEL: 'loud' })
    expect(message).toContain('PORT')
    expect(message).toContain('LOG_LEVEL')
  })

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ DATA_DIR: await preparedFolder(), PORT: String(port) })).toContain(
      `PORT: ${port} is already in use`,
    )
    other.close()
  })

  it('a file where DATA_DIR should be', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: file })).toContain(
      `DATA_DIR ${file} cannot be used: it is not a directory`,
    )
  })

  it('a DATA_DIR that cannot be made', async () => {
    expect(await refusal({ DATA_DIR: '/proc/service' })).toContain('DATA_DIR /proc/service')
  })

  it('a DATA_DIR that another server holds, and that one goes on', async () => {
    const dataDir = await preparedFolder()
    const first = start({ DATA_DIR: dataDir })
    const url = await first.listening
    expect(await refusal({ DATA_DIR: dataDir })).toContain(dataDir)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  })

  it('a mistake in providers.yaml', async () => {
    const file = join(temporaryFolder(), 'providers.yaml')
    writeFileSync(file, 'providers:\n  - id: a\n    base_url: not an address\n    colour: red\n')
    const message = await refusal({ DATA_DIR: await preparedFolder(), PROVIDERS_FILE: file })
    expect(message).toContain('providers.yaml:3')
    expect(message).toContain('colour')
  })

  it('a DATABASE_URL where nothing listens, without its password', async () => {
    const message = await refusal({ DATABASE_URL: 'postgres://user:hush-hush@127.0.0.1:1/none' })
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('hush-hush')
  })
})

describe('SIGTERM', () => {
  it('ends an idle server with 0, and once more is ignored', async () => {
    const server = start({ DATA_DIR: await preparedFolder() })
    await server.listening
    server.child.kill('SIGTERM')
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  })

  it('ends a server that has not listened yet with 0', async () => {
    const server = start({ DATA_DIR: temporaryFolder() })
    await new Promise((resolve) => server.child.stdout?.once('data', resolve))
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  })

  it('to all processes of a first start ends it with 0, and the database is there', async () => {
    const dataDir = temporaryFolder()
    const server = startProcess({ DATA_DIR: dataDir }, { detached: true })
    started.push(server)
    await expect.poll(() => existsSync(join(dataDir, 'pglite.initialising'))).toBe(true)
    process.kill(-(server.child.pid ?? Number.NaN), 'SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.output()).not.toContain('could not be made')
    expect(existsSync(join(dataDir, 'pglite', 'PG_VERSION'))).toBe(true)
  })

  it('kill -9 leaves a DATA_DIR that starts again', async () => {
    const dataDir = await preparedFolder()
    const first = start({ DATA_DIR: dataDir })
    await first.listening
    first.child.kill('SIGKILL')
    await first.exit
    await start({ DATA_DIR: dataDir }).listening
  })
})
