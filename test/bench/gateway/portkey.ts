import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer, type Server } from './servers.js'
import { freePort } from '../../support/free-port.js'

/** Newer versions of its HTTP server answer 500 to every stream. */
const MANIFEST = {
  private: true,
  dependencies: { '@portkey-ai/gateway': '1.15.2' },
  overrides: { '@hono/node-server': '1.13.5', hono: '4.9.7' },
}

const INSTALL_MS = 180_000

/** Installs Portkey's gateway into the folder and starts it. @throws where npm cannot install it */
export const startPortkey = async (folder: string): Promise<Server> => {
  await writeFile(join(folder, 'package.json'), JSON.stringify(MANIFEST))
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: INSTALL_MS,
  })
  const port = await freePort()
  const server = await startServer({
    file: join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js'),
    arguments: [`--port=${port}`, '--headless'],
    cwd: folder,
    says: /(http:\/\/localhost:\d+)/,
  })
  return { ...server, url: `http://127.0.0.1:${port}` }
}

/** The headers that name the provider to it. */
export const portkeyHeaders = (provider: Server): Record<string, string> => ({
  'x-portkey-provider': 'openai',
  'x-portkey-custom-host': `${provider.url}/v1`,
  Authorization: 'Bearer none',
})
