import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { eventually } from '../../support/eventually.js'

/** What a skipped test says. */
export const NO_CHROMIUM =
  'Chromium is not installed; install it with apt-get install chromium, or set CHROMIUM to its executable'

/** Where screenshots are kept to be looked at. */
export const SCREENSHOTS = process.env['SCREENSHOTS'] ?? join(tmpdir(), 'admin-screenshots')

/** The screens on which pages must work. */
export const SCREENS = {
  phone: { width: 380, height: 780 },
  desktop: { width: 1440, height: 900 },
} as const

/** Whether the page is wider than its window, so that it has to be moved sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1')

/** Keeps a picture of the whole page. @returns its path */
export const screenshot = async (page: Page, name: string): Promise<string> => {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const path = join(SCREENSHOTS, `${name}.png`)
  // On a busy machine Chromium may have no picture ready: "Unable to capture screenshot".
  await eventually(() => page.screenshot({ path, fullPage: true }), 500)
  return path
}
