import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSegments, readLines } from '../../src/store/journal/segments.js'
import { testProgram } from '../support/process.js'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'segments-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the lines of a tick are one write', async () => {
  const writes: number[] = []
  const segments = openSegments(directory, (lines) => void writes.push(lines))
  await Promise.all(['one\n', 'two\n', 'three\n'].map((line) => segments.append(line)))
  await segments.append('four\n')
  expect(writes).toEqual([3, 1])
  expect(readFileSync(segments.all()[0]!.path, 'utf8')).toBe('one\ntwo\nthree\nfour\n')
  segments.close()
})

test('nothing is written before there is something to write, and nothing after the end', async () => {
  const segments = openSegments(directory, () => undefined)
  expect(readdirSync(directory)).toEqual([])
  segments.close()
  await expect(segments.append('late\n')).rejects.toThrow('the journal is closed')
})

test('a full file is followed by the next, and goes when it is copied', async () => {
  const segments = openSegments(directory, () => undefined)
  const line = `${'x'.repeat(2 ** 20 - 1)}\n`
  for (let megabyte = 0; megabyte < 9; megabyte += 1) await segments.append(line)
  const [first, second] = segments.all()
  expect([first?.end, second?.end]).toEqual([8 * 2 ** 20, 2 ** 20])
  segments.finish(first!)
  segments.finish(second!)
  expect(readdirSync(directory)).toEqual([second?.name])
  segments.close()
})

test('lines are read in portions, however long they are', async () => {
  const segments = openSegments(directory, () => undefined)
  const lines = ['a', 'b'.repeat(2_000_000), 'c']
  await Promise.all(lines.map((line) => segments.append(`${line}\n`)))
  const segment = segments.all()[0]!
  const read: string[] = []
  for (let next = readLines(segment, 2); next.length > 0; next = readLines(segment, 2)) {
    expect(next.length).toBeLessThanOrEqual(2)
    read.push(...next.map(({ bytes }) => bytes.toString()))
    segment.position = next.at(-1)!.end
  }
  expect(read).toEqual(lines)
  segments.close()
})

test('a write that does not fit is reported, leaves whole lines only, and the next has a file of its own', () => {
  // The system's limit on the size of a file, 64 KB here, stands in for a full disk: both cut a write short.
  const script = `trap '' XFSZ; ulimit -f 64; exec "$0" "$1" "$2"`
  const program = testProgram('store/support/segments-filler')
  const { stdout } = spawnSync('bash', ['-c', script, process.execPath, program, directory], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  // 64 x 1024 bytes hold 65 lines of 1,000: 21 writes of three.
  expect(stdout).toContain('confirmed 63')
  expect(stdout).toMatch(/failed StoreError: the journal in .* cannot be written: EFBIG/)
  expect(stdout).toContain('then fulfilled,fulfilled,fulfilled\nsizes 63000,3000\n')
  const names = readdirSync(directory)
  expect(names.map((name) => statSync(join(directory, name)).size)).toEqual([3_000])
})
