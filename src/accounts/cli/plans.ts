import { parseCommand } from './arguments.js'
import { runCommand, say, withOperator } from './command.js'

const USAGE = `Usage:
  plans apply
      Overwrites the plans in the database with those in plans.yaml.`

runCommand(USAGE, async (args, config) => {
  parseCommand(args, { apply: {} })
  const count = await withOperator(config(), (operator) => operator.applyPlans())
  say(`${count} plans are in force`)
})
