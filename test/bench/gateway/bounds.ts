/** What `npm run bench` fails below, and what each stage of a request may take. */
export type Scenario = 'plain' | 'stream' | 'one connection' | 'toolkit'

/** Shares of the floor's speed. */
export const RATIOS: Readonly<Record<Scenario, number>> = {
  plain: 0.1,
  stream: 0.1,
  'one connection': 0.1,
  toolkit: 0.1,
}

/** Microseconds of a request. */
export const BUDGETS: Readonly<Record<'plain' | 'stream' | 'toolkit', Readonly<Record<string, number>>>> = {
  plain: {},
  stream: {},
  toolkit: {},
}
