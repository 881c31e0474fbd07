/** What `npm run bench` fails below, and what each stage of a request may take. */
export type Scenario = 'plain' | 'stream' | 'one connection' | 'toolkit'

/** Shares of the floor's speed: a little under the lowest that a busy machine of two processors showed. */
export const RATIOS: Readonly<Record<Scenario, number>> = {
  plain: 0.22,
  stream: 0.18,
  'one connection': 0.3,
  toolkit: 0.18,
}

type Profiled = 'plain' | 'stream' | 'toolkit'

/** What the floor took for a request where the budgets were measured, microseconds: elsewhere they grow and shrink with it. */
export const FLOOR: Readonly<Record<Profiled, number>> = { plain: 185, stream: 480, toolkit: 38 }

/** Microseconds of a request: half as much again as measured. */
export const BUDGETS: Readonly<Record<Profiled, Readonly<Record<string, number>>>> = {
  plain: {
    'upstream client': 550,
    'socket and Koa': 530,
    'garbage collection': 200,
    body: 130,
    answer: 120,
    routing: 100,
    quota: 80,
    'log row': 80,
    validation: 60,
    key: 50,
    'log line': 40,
    metering: 30,
    metrics: 20,
  },
  stream: {
    'upstream client': 1200,
    'socket and Koa': 1150,
    answer: 960,
    'garbage collection': 650,
    'log row': 200,
    routing: 100,
    quota: 100,
    body: 100,
    'log line': 60,
    metering: 40,
    key: 40,
    metrics: 40,
    validation: 40,
  },
  toolkit: {
    'socket and Koa': 260,
    'garbage collection': 65,
    key: 40,
    'log line': 40,
    quota: 40,
    toolkit: 35,
    validation: 30,
    'log row': 40,
    metrics: 5,
  },
}
