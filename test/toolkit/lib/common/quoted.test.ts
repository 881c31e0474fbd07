import { expect, it } from 'vitest'
import { quoted } from '#toolkit/lib/common/quoted'

it.each([
  ['', '""'],
  ['a "b"\n', String.raw`"a \"b\"\n"`],
  ['é'.repeat(80), `"${'é'.repeat(80)}"`],
  ['😀'.repeat(81), `"${'😀'.repeat(80)}…"`],
])('%j is repeated as %s', (text, expected) => {
  expect(quoted(text)).toBe(expected)
})
