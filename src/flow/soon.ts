/** What is there already, or comes later: a step that need not wait costs no promise. */
export type Soon<T> = T | Promise<T>
