import { describe, expect, test, vi } from 'vitest'
import { abortSignalOf, Cancellation } from '#flow'

const reason = new Error('enough')

describe('a cancellation', () => {
  test('tells each listener once, and keeps its first reason', () => {
    const cancellation = new Cancellation()
    const told = vi.fn()
    cancellation.addEventListener('abort', told)
    expect(cancellation.aborted).toBe(false)
    cancellation.throwIfAborted()
    cancellation.abort(reason)
    cancellation.abort(new Error('too late'))
    expect(told).toHaveBeenCalledTimes(1)
    expect(cancellation).toMatchObject({ aborted: true, reason })
    expect(() => cancellation.throwIfAborted()).toThrow(reason)
  })

  test('tells nobody who has stopped listening, in whatever order they do', () => {
    const cancellation = new Cancellation()
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
    for (const listener of [first, second, third]) cancellation.addEventListener('abort', listener)
    cancellation.removeEventListener('abort', first)
    cancellation.removeEventListener('abort', third)
    cancellation.removeEventListener('abort', third)
    cancellation.abort(reason)
    expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  })

  test('a listener may stop another while they are told', () => {
    const cancellation = new Cancellation()
    const told: string[] = []
    const second = (): void => void told.push('second')
    cancellation.addEventListener('abort', () => {
      told.push('first')
      cancellation.removeEventListener('abort', second)
    })
    cancellation.addEventListener('abort', second)
    cancellation.abort(reason)
    expect(told).toEqual(['first'])
  })

  test.each(['before', 'after'])('is a signal of Node’s, asked for %s it is aborted', (when) => {
    const cancellation = new Cancellation()
    const early = when === 'before' ? abortSignalOf(cancellation) : undefined
    const heard = vi.fn()
    early?.addEventListener('abort', heard)
    cancellation.abort(reason)
    const signal = abortSignalOf(cancellation)
    expect(signal).toBeInstanceOf(AbortSignal)
    expect([signal.aborted, signal.reason]).toEqual([true, reason])
    expect(abortSignalOf(cancellation)).toBe(signal)
    if (early !== undefined) expect(heard).toHaveBeenCalledTimes(1)
  })

  test('a signal of Node’s stays what it is', () => {
    const { signal } = new AbortController()
    expect(abortSignalOf(signal)).toBe(signal)
  })
})
