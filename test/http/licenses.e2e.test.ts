import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

it('publishes the licences as a page', async () => {
  const response = await fetch(`${service.url}/licenses`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  // The licence that the data's makers state, and its credit.
  expect(page).toContain('CC-BY-SA-4.0')
  expect(page).toContain('OpenStreetMap contributors')
  expect(page).toContain('<td>koa</td>')
})
