declare module 'color-name-list/bestof' {
  /** Names in English, each with its colour as #rrggbb. */
  export const colornames: readonly { name: string; hex: string }[]
}
