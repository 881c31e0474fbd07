import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { scan } from '#toolkit/lib/poetry/meter'
import { verseLines, verseWords } from '#toolkit/lib/poetry/verse'

export default feature('rest_poetry_meter', ({ text }) => {
  const lines = verseLines(text)
    .filter((line) => verseWords(line).length > 0)
    .map(scan)
  if (lines.length === 0) unprocessable('text has no word.')
  const counts = new Map<string, number>()
  for (const { name } of lines) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const meter = [...counts].find(([, count]) => count === most)?.[0] ?? null
  return {
    meter,
    confidence: roundHalfAway(most / lines.length, 2),
    count: lines.length,
    lines: lines.map((line) => ({ ...line, fit: roundHalfAway(line.fit, 2) })),
  }
})
