import { join } from 'node:path'
import type { GatewayPlan, Plane, Principal, ToolkitPlan } from '#accounts'
import { readPlansFile } from '../../../src/accounts/plans-file.js'

/** The file that the service ships. */
export const PLANS_FILE = join(import.meta.dirname, '../../../plans.yaml')

const { gateway, toolkit } = await readPlansFile(PLANS_FILE)

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('plans.yaml lacks a plan that the tests need')
  return value
}

let made = 0

/** The holder of a key nobody else has, on the shipped free plans with what is given changed. */
export const principal = (
  plane: Plane,
  { plan = {}, toolkitPlan = {} }: { plan?: Partial<GatewayPlan>; toolkitPlan?: Partial<ToolkitPlan> } = {},
): Principal => {
  const id = `${process.pid}-${Date.now()}-${made++}`
  return {
    keyId: `key_${id}`,
    plane,
    account: {
      id: `acc_${id}`,
      name: id,
      plan: 'free',
      toolkitPlan: 'free',
      status: 'active',
      createdAt: new Date(0),
    },
    plan: { ...must(gateway[0]), ...plan },
    toolkitPlan: { ...must(toolkit[0]), ...toolkitPlan },
  }
}
