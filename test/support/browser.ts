import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/**
 * Where Debian, Ubuntu, Fedora, Alpine and macOS put it; `CHROMIUM` names another place. The one that never has a window
 * comes first: its tests take half the processor time.
 */
const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser that tests of pages use; undefined where none is installed. */
export const CHROMIUM: string | undefined = PLACES.find((place) => place !== '' && existsSync(place))

/** Starts a browser without a window. */
export const startBrowser = async (): Promise<Browser> => {
  const { chromium } = await import('playwright-core')
  // Containers give no user name spaces to its sandbox; it sees our own pages alone.
  return chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox'],
  })
}

/** A page, with what it asked for and what went wrong in it so far. */
export interface WatchedPage {
  page: Page
  context: BrowserContext
  /** Addresses outside the site. */
  outside: string[]
  /** Errors and warnings of the console, and exceptions. */
  complaints: string[]
}

/** Opens an empty page whose requests are watched. @param site the only place that it may ask */
export const openPage = async (
  browser: Browser,
  site: string,
  { width, theme }: { width: number; theme: 'light' | 'dark' },
): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme })
  const page = await context.newPage()
  const outside: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${site}/`) && !/^(?:data|blob):/.test(url)) outside.push(url)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, context, outside, complaints }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious and critical findings of axe-core, each with the first element that it is about. */
export const seriousFindings = async ({
  page,
  context,
}: Pick<WatchedPage, 'page' | 'context'>): Promise<string[]> => {
  // The page's policy lets no script in; the debugger's are not asked.
  const debug = await context.newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: AXE })
  return page.evaluate<string[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes.length + ', first ' + nodes[0].html.slice(0, 200)))`,
  )
}
