import { feature } from '#toolkit'
import { accessibilityFaults } from '#toolkit/lib/web/accessibility'
import { parseDocument } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { startTag } from '#toolkit/lib/web/start-tag'

const WEIGHTS = { critical: 10, serious: 6, moderate: 3, minor: 1 }
const LONGEST_TAG = 200

const cut = (text: string): string =>
  // Code points, so that none is cut in two.
  text.length <= LONGEST_TAG
    ? text
    : Array.from(text.slice(0, 2 * LONGEST_TAG))
        .slice(0, LONGEST_TAG)
        .join('')

export default feature('rest_web_accessibility', async ({ limit, ...query }, context) => {
  const page = await readPage(query, context)
  const faults = accessibilityFaults(page.html, parseDocument(page.html))
  const items = faults.flatMap(({ check: { code, wcag, severity, message }, elements }) =>
    elements.map((element) => ({ code, wcag, severity, message, element })),
  )
  const loss = items.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0)
  return {
    score: Math.max(0, 100 - loss),
    total: items.length,
    byCode: Object.fromEntries(faults.map(({ check, elements }) => [check.code, elements.length])),
    count: Math.min(items.length, limit),
    items: items.slice(0, limit).map((item) => ({ ...item, element: cut(startTag(item.element)) })),
  }
})
