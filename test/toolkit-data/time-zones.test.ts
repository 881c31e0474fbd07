import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { icuItem } from '../../src/toolkit/data/time-zones-set.js'

const ROOT = join(import.meta.dirname, '../..')

/**
 * ICU data as udata.h and ucmndata.h lay them out: a header of 32 bytes with 0xda27 and the format, the number of items, the
 * offsets of each one's name and bytes, the names, the bytes.
 */
const icuData = (items: Record<string, string>): Buffer => {
  const names = Object.keys(items)
  const header = Buffer.alloc(32)
  header.writeUInt16LE(header.length)
  header.writeUInt16LE(0x27_da, 2)
  header.write('CmnD', 12)
  const toc = Buffer.alloc(4 + 8 * names.length)
  toc.writeUInt32LE(names.length)
  let end = toc.length
  const append = (place: number, text: string): Buffer => {
    const bytes = Buffer.from(text)
    toc.writeUInt32LE(end, place)
    end += bytes.length
    return bytes
  }
  const texts = names.map((name, index) => append(4 + 8 * index, `${name}\0`))
  const contents = names.map((name, index) => append(8 + 8 * index, items[name] ?? ''))
  return Buffer.concat([header, toc, ...texts, ...contents])
}

describe('an item of the ICU data in a program', () => {
  const program = Buffer.concat([
    Buffer.from('CmnD code, and "CmnD" in a text'),
    icuData({ 'icudt78l/a.res': 'first', 'icudt78l/zone/a.res': 'of a folder', 'icudt78l/z.res': 'last' }),
    Buffer.from('more code'),
  ])

  it('is found by its name', () => {
    expect(icuItem(program, 'zone/a.res').toString()).toBe('of a folder')
    expect(icuItem(program, 'a.res').toString()).toBe('first')
  })

  it('is missed where there is none', () => {
    expect(() => icuItem(program, 'b.res')).toThrow('The program has no ICU data called b.res')
    expect(() => icuItem(Buffer.from('CmnD'), 'a.res')).toThrow('no ICU data')
  })
})

describe('the time zones as they are shipped', () => {
  it('are those that this process uses', () => {
    const version = /\b20\d\d[a-z]\b/.exec(
      readFileSync(join(ROOT, 'data/time-zones/zoneinfo64.res'), 'utf16le'),
    )
    expect(process.versions['tz']).toBe(version?.[0] ?? 'a version in the file')
  })

  it.each([
    ['package.json', /"start": "[^"]*\bICU_TIMEZONE_FILES_DIR=data\/time-zones exec node /],
    ['Dockerfile', /^ENV .*\bICU_TIMEZONE_FILES_DIR=\/app\/data\/time-zones$/m],
    [
      'deploy/inference-gateway.service',
      /^WorkingDirectory=.*\n(?:.*\n)*Environment=.*\bICU_TIMEZONE_FILES_DIR=data\/time-zones$/m,
    ],
  ])('are used by a service that is started by %s', (file, setting) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(setting)
  })
})
