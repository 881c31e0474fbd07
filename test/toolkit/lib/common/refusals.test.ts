import { expect, it } from 'vitest'
import { call } from '../../../support/table.js'

/** What the schema refuses, and beside it what the handler refuses. */
it.each([
  ['rest_math_solve', {}, 'equation is required.'],
  ['rest_math_complex', { a: '1', operation: 'add' }, 'b is required for add.'],
  ['rest_math_solve', { equation: 'x', from: 'a' }, 'from must be a decimal number.'],
  ['rest_math_solve', { equation: 'x', from: 1, to: 1 }, 'to must be greater than from.'],
  ['rest_developer_port', {}, 'port is required, unless service is given.'],
  ['rest_developer_port', { port: 80, service: 'http' }, 'service must not be given together with port.'],
] as const)('%s with %j is refused in one style: %s', async (operationId, query, message) => {
  expect(await call(operationId, query)).toMatchObject({ status: 400, body: { error: { message } } })
})

it.each([
  ['rest_developer_port', { service: ' ' }, '" " is not a service of the registry.'],
  ['rest_math_roman', { value: 'IC' }, '"IC" is not a Roman numeral in standard form.'],
] as const)('%s with %j quotes what it repeats: %s', async (operationId, query, message) => {
  expect(await call(operationId, query)).toMatchObject({ status: 422, body: { error: { message } } })
})
