interface Flight<T> {
  result: Promise<T>
  controller: AbortController
  callers: number
}

/** Joins the flight of that key or starts it. */
export type Share<T> = (
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/**
 * Lets calls of one key share a single run. A caller that leaves gets its signal's reason and does not disturb the
 * others; when the last one leaves, the run is aborted.
 */
export const createFlights = <T>(): Share<T> => {
  const flights = new Map<string, Flight<T>>()

  const takeOff = (key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const controller = new AbortController()
    const flight: Flight<T> = { result: start(controller.signal), controller, callers: 0 }
    flights.set(key, flight)
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.result.then(land, land)
    return flight
  }

  return async (key, signal, start) => {
    signal?.throwIfAborted()
    const flight = flights.get(key) ?? takeOff(key, start)
    flight.callers += 1
    let leave = (): void => undefined
    const left = new Promise<never>((_, reject) => {
      // The caller's reason is whatever its owner gave; it is passed on as it is.
      leave = () => reject(signal?.reason as Error)
    })
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, left])
    } finally {
      signal?.removeEventListener('abort', leave)
      flight.callers -= 1
      if (flight.callers === 0 && flights.get(key) === flight) {
        flights.delete(key)
        flight.controller.abort()
      }
    }
  }
}
