import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { createHotCounter, createHotHistogram } from '#program/observe/hot-metrics'

describe('a counter that is cheap to add to', () => {
  test('adds up by its labels, and goes on after it was read', async () => {
    const registry = new Registry()
    const calls = createHotCounter({
      name: 'calls_total',
      help: 'Calls.',
      labelNames: ['provider', 'outcome'],
      registers: [registry],
    })
    calls.inc({ provider: 'a', outcome: 'ok' })
    calls.inc({ outcome: 'ok', provider: 'a' }, 2)
    calls.inc({ provider: 'b', outcome: 'ok' }, 0.5)
    const first = ['calls_total{provider="a",outcome="ok"} 3', 'calls_total{provider="b",outcome="ok"} 0.5']
    // The text format of Prometheus: "Exposition formats" in its documentation.
    expect((await registry.metrics()).trim().split('\n')).toEqual([
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      ...first,
    ])
    calls.inc({ provider: 'a', outcome: 'ok' })
    expect(await registry.metrics()).toContain('calls_total{provider="a",outcome="ok"} 4')
  })

  test('keeps values apart that would run together', async () => {
    const registry = new Registry()
    const calls = createHotCounter({
      name: 'n_total',
      help: 'N.',
      labelNames: ['a', 'b'],
      registers: [registry],
    })
    calls.inc({ a: 'x', b: 'yz' })
    calls.inc({ a: 'xy', b: 'z' })
    expect((await calls.get()).values.map(({ value }) => value)).toEqual([1, 1])
  })
})

describe('a histogram that is cheap to add to', () => {
  test('counts what is at most each bound, with sum and count', async () => {
    const registry = new Registry()
    const seconds = createHotHistogram({
      name: 'seconds',
      help: 'Time.',
      labelNames: ['operation'],
      buckets: [0.1, 1],
      registers: [registry],
    })
    for (const value of [0.05, 0.1, 0.5, 2]) seconds.observe({ operation: 'read' }, value)
    // Buckets are cumulative, and a value at a bound is within it.
    expect((await registry.metrics()).trim().split('\n')).toEqual([
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="0.1",operation="read"} 2',
      'seconds_bucket{le="1",operation="read"} 3',
      'seconds_bucket{le="+Inf",operation="read"} 4',
      'seconds_sum{operation="read"} 2.65',
      'seconds_count{operation="read"} 4',
    ])
  })
})
