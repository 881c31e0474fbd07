import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Totals } from '../types.js'

/** The file that an operand names, from where npm was called. */
export const fileOf = (operand: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), operand)

/** The same for a new file: in a folder it gets a name with the time. */
export const newFileOf = (operand: string, now: Date = new Date()): string => {
  const path = fileOf(operand)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  return isFolder ? join(path, `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`) : path
}

/** Aborted when the operator stops the command, so that it can clear up. */
export const stopSignal = (): AbortSignal => {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => controller.abort(new Error(`Stopped by ${name}`)))
  return controller.signal
}

const count = (number: number, word: string): string =>
  `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`

/** What a backup has, for people. */
export const summaryOf = ({ tables, rows, rowBytes, files, fileBytes }: Totals): string => {
  const size = ((rowBytes + fileBytes) / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  return `${count(rows, 'row')} of ${count(tables, 'table')} and ${count(files, 'file')} (${size} MB)`
}
