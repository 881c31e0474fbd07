import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { codeRangeBytes, codeRangeIn } from '../../src/toolkit/pool/code-range.js'

const MIB = 1_048_576

it('is the largest writable range of code', () => {
  // Node 24.21.0: the range ends before the 2 MiB of the built-in functions, and a rest follows them.
  const maps = `00400000-0074a000 r--p 00000000 fe:00 10438228 /usr/bin/node
7f6e9c000000-7f6ebbdc0000 rwxp 00000000 00:00 0 
7f6ebbfc5000-7f6ebc000000 rwxp 00000000 00:00 0 
7f6ebc000000-7f6ec0030000 rw-p 00000000 00:00 0 
7f6ec0030000-7f6ef0000000 ---p 00000000 00:00 0 
`
  expect(codeRangeIn(maps)).toBe(0x1fdc0000)
})

it('is what little is in use where V8 maps nothing ahead', () => {
  // Node 20.19.0
  const maps = '7f10b4003000-7f10b403f000 rwxp 00000000 00:00 0 \n'
  expect(codeRangeIn(maps)).toBe(0x3c000)
  expect(codeRangeIn('')).toBe(0)
})

it.runIf(process.platform === 'linux')('leaves a bare process far below the bound on its data', () => {
  const show = 'process.stdout.write(require("fs").readFileSync("/proc/self/status", "latin1"))'
  const { stdout } = spawnSync(process.execPath, ['-e', show], { encoding: 'latin1' })
  const data = Number(/VmData:\s+(\d+) kB/.exec(stdout)?.[1]) * 1024
  expect(data).toBeGreaterThan(0)
  expect(data - codeRangeBytes()).toBeLessThan(128 * MIB)
})
