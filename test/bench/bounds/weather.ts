import type { BoundsTable } from './derive.js'

export const weather: BoundsTable = {
  'feels-like': { calls: [{ temperature: 32, humidity: 70, wind: 400 }] },
  metar: {
    calls: [`KLAX 281653Z ${'+TSRASNGR BKN010CB 1/2SM '.repeat(39)}`.trim()].map((metar) => ({ metar })),
  },
  history: { calls: [{ from: '2024-01-01', to: '2024-01-31' }] },
  // The local upstream knows the documented calls.
  hourly: { calls: [{ hours: 6, units: 'metric' }] },
  daily: { calls: [{ days: 3, units: 'metric' }] },
  current: { calls: [{ units: 'metric' }] },
}
