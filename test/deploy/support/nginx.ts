import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { killWithTest } from '../../support/end-with-test.js'
import { eventually } from '../../support/eventually.js'
import { freePort } from '../../support/free-port.js'

/** Whether nginx is installed here; the tests that need it are skipped otherwise. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const SNIPPET = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')

/** An nginx on loopback with the repository's snippet. */
export interface NginxServer {
  url: string
  /** What it wrote into its log of requests. */
  log: () => string
  stop: () => Promise<void>
}

/** The snippet with the one line, which must be there, replaced. */
const replaced = (text: string, line: RegExp, by: string): string => {
  if (!line.test(text)) throw new Error(`deploy/nginx.conf has no ${line.source}`)
  return text.replace(line, by)
}

/** Starts one in front of these ports. */
export const startNginx = async (ports: readonly [number, number]): Promise<NginxServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const log = join(folder, 'requests.log')
  const edits: [line: RegExp, by: string][] = [
    [/server 127\.0\.0\.1:8787/, `server 127.0.0.1:${ports[0]}`],
    [/# server 127\.0\.0\.1:8788/, `server 127.0.0.1:${ports[1]}`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/access_log \S+/, `access_log ${log}`],
  ]
  const site = edits.reduce((text, [line, by]) => replaced(text, line, by), SNIPPET)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = [
    // Its own user could not write below our folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1; pid nginx.pid; error_log error.log;',
    'events {}',
    'http {',
    ...folders.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'))
  const child = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  killWithTest(child)
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => expect((await fetch(`${url}/livez`)).status).toBe(200))
  return {
    url,
    log: () => readFileSync(log, 'utf8'),
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
