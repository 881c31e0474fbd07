import { afterAll, beforeAll } from 'vitest'
import { startService, type TestService } from '../../../support/service.js'
import { startOfficialClient, type OfficialClient } from './official-client.js'

/** What a file's tests have while they run. */
export interface Agents {
  service: TestService
  /** A REST key without a quota. */
  key: string
  client: OfficialClient
}

/** Starts a service before the tests of the calling file and stops it after them. */
export const agentsWithService = (): Agents => {
  const agents = {} as Agents
  beforeAll(async () => {
    agents.service = await startService()
    agents.client = startOfficialClient()
    agents.key = await agents.service.key('rest', 'unlimited', 'agents')
  })
  afterAll(async () => {
    await agents.client.stop()
    await agents.service.stop()
  })
  return agents
}
