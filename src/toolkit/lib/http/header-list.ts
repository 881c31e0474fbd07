interface Field {
  name: string
  value: string
  /** Sent only if no header of that name is given by itself. */
  isOwn: boolean
}

/**
 * The headers of a request in their order; a name that comes again, in any letter case, adds to the first one's value.
 * What is the program's own, from a default or an option, gives way to a header of that name.
 */
export class HeaderList {
  readonly #fields = new Map<string, Field>()
  readonly #suppressed = new Set<string>()

  add(name: string, value: string): void {
    const key = name.toLowerCase()
    const known = this.#fields.get(key)
    if (known?.isOwn === false) {
      // RFC 9110, section 5.3.
      known.value += `, ${value}`
      return
    }
    this.#fields.delete(key)
    this.#fields.set(key, { name, value, isOwn: false })
  }

  /** Keeps what is the program's own away. */
  suppress(name: string): void {
    this.#suppressed.add(name.toLowerCase())
  }

  /** Sets what an option says; it replaces what such options said before, and with an empty value nothing is sent. */
  setOwn(name: string, value: string): void {
    const known = this.#fields.get(name.toLowerCase())
    if (known?.isOwn !== false) this.#fields.set(name.toLowerCase(), { name, value, isOwn: true })
  }

  /** Adds to what an option says, after a separator. */
  addOwn(name: string, value: string, separator: string): void {
    const known = this.#fields.get(name.toLowerCase())
    this.setOwn(name, known === undefined ? value : `${known.value}${separator}${value}`)
  }

  addDefault(name: string, value: string): void {
    if (!this.#fields.has(name.toLowerCase())) this.setOwn(name, value)
  }

  record(): Record<string, string> {
    const sent = [...this.#fields].filter(
      ([key, { value, isOwn }]) => !isOwn || (value !== '' && !this.#suppressed.has(key)),
    )
    return Object.fromEntries(sent.map(([, { name, value }]) => [name, value]))
  }
}
