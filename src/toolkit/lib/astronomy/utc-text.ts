const SECOND = 1000

/** An instant as YYYY-MM-DDTHH:mm:ssZ, rounded to the nearest second. @param moment Unix milliseconds */
export const utcToTheSecond = (moment: number): string =>
  `${new Date(Math.round(moment / SECOND) * SECOND).toISOString().slice(0, 19)}Z`
