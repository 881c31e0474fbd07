import { afterAll, beforeAll } from 'vitest'
import { startService, type TestService } from '../../../support/service.js'

/** What a file's tests have while they run. */
export interface Agents {
  service: TestService
  /** A REST key without a quota. */
  key: string
}

/** Starts a service before the tests of the calling file and stops it after them. */
export const agentsWithService = (): Agents => {
  const agents = {} as Agents
  beforeAll(async () => {
    agents.service = await startService()
    agents.key = await agents.service.key('rest', 'unlimited', 'agents')
  })
  afterAll(() => agents.service.stop())
  return agents
}
