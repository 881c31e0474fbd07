import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file that pages load, as it is served. */
export interface StaticFile {
  type: string
  body: Buffer
  etag: string
}

const TYPES: Readonly<Record<string, string>> = {
  'admin.css': 'text/css; charset=utf-8',
  'admin.js': 'text/javascript; charset=utf-8',
  'chat.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

/** The files are not compiled, so that they stand in `src` whether this runs from there or from `dist`. */
const FOLDER = new URL(
  import.meta.url.includes('/dist/src/') ? '../../../src/admin/browser/' : './browser/',
  import.meta.url,
)

const read = (name: string, type: string): StaticFile => {
  const body = readFileSync(fileURLToPath(new URL(name, FOLDER)))
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

const files = new Map<string, StaticFile>()

/** The file of that name, read when it is first asked for. */
export const findStatic = (name: string): StaticFile | undefined => {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  if (type === undefined) return undefined
  const file = files.get(name) ?? read(name, type)
  files.set(name, file)
  return file
}
