/** The headers of a request in their order; a name that comes again, in any letter case, adds to the first one's value. */
export class HeaderList {
  readonly #fields = new Map<string, { name: string; value: string }>()
  readonly #suppressed = new Set<string>()

  /** @param separator between values of one name; RFC 9110, section 5.3, has a comma */
  add(name: string, value: string, separator = ', '): void {
    const known = this.#fields.get(name.toLowerCase())
    if (known === undefined) this.set(name, value)
    else known.value += `${separator}${value}`
  }

  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), { name, value })
  }

  /** Keeps a default of that name away. */
  suppress(name: string): void {
    this.#suppressed.add(name.toLowerCase())
  }

  addDefault(name: string, value: string): void {
    const key = name.toLowerCase()
    if (!this.#suppressed.has(key) && !this.#fields.has(key)) this.set(name, value)
  }

  record(): Record<string, string> {
    return Object.fromEntries([...this.#fields.values()].map(({ name, value }) => [name, value]))
  }
}
