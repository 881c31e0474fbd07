const two = (value: number): string => String(value).padStart(2, '0')

/** Whole seconds as HH:MM:SS; hours do not wrap. */
export const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')

/** Whole milliseconds as HH:MM:SS.mmm; hours do not wrap. */
export const clockWithMilliseconds = (milliseconds: number): string =>
  `${clock(Math.floor(milliseconds / 1000))}.${String(milliseconds % 1000).padStart(3, '0')}`
