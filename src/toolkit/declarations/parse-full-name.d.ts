declare module 'parse-full-name' {
  /** Parts that are not there are ''. */
  interface FullName {
    title: string
    first: string
    middle: string
    last: string
    nick: string
    suffix: string
    error: string[]
  }

  export const parseFullName: (name: string) => FullName
}
