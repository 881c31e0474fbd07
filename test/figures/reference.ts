import { CHROMIUM, startBrowser } from '../support/browser.js'

const RUNS = 5
/** Leads to the section's first operation, in the overview and in Scalar's own list. */
const FIRST = 'a[href$="#tag/status/getHealth"]'
/** An operation of another section than the page's, so that the search has to know all of them. */
const SEARCHED = { words: 'prayer times', path: '/islamic/prayer-times' }

interface Visit {
  shown: number
  searched: number
  started: number
  /** Of the page's main thread until then; what else the machine does is not in it. */
  processor: number
}

/** The reference as a reader meets it who was never there: a browser, started anew, with nothing kept. */
const visit = async (url: string): Promise<Visit> => {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const debug = await context.newCDPSession(page)
    await debug.send('Performance.enable', { timeDomain: 'threadTicks' })
    const begun = performance.now()
    const since = (): number => Math.round(performance.now() - begun)
    await page.goto(`${url}/docs`, { waitUntil: 'commit' })
    await page.locator(FIRST).first().waitFor()
    const shown = since()
    await page.getByRole('combobox', { name: 'Search all operations' }).fill(SEARCHED.words)
    await page.locator('#docs-results').getByText(SEARCHED.path).first().waitFor()
    const searched = since()
    await page.locator('#docs-overview').waitFor({ state: 'detached' })
    await page.locator(`#reference ${FIRST}`).first().waitFor()
    const started = since()
    const { metrics } = await debug.send('Performance.getMetrics')
    const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    return { shown, searched, started, processor: Math.round(tasks * 1000) }
  } finally {
    await browser.close()
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Medians of five visits of `/docs`, in milliseconds from the navigation on: the section's operations are shown, the search
 * has answered, Scalar has started and calls can be tried; and the main thread's processor time. Undefined where there is no Chromium.
 */
export const measureReference = async (url: string): Promise<Visit | undefined> => {
  if (CHROMIUM === undefined) return undefined
  // The service makes its documents for the first who asks; Chromium's own files are read from the disk once.
  await visit(url)
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(url))
  return {
    shown: median(visits.map(({ shown }) => shown)),
    searched: median(visits.map(({ searched }) => searched)),
    started: median(visits.map(({ started }) => started)),
    processor: median(visits.map(({ processor }) => processor)),
  }
}
