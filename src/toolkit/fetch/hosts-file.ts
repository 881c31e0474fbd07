import { readFile, stat } from 'node:fs/promises'

/** The addresses that the file gives a name, in its order. */
export type HostsFile = (name: string) => Promise<readonly string[]>

const parse = (text: string): Map<string, string[]> => {
  const addresses = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (address === undefined) continue
    for (const name of names.map((each) => each.toLowerCase())) {
      addresses.set(name, [...(addresses.get(name) ?? []), address])
    }
  }
  return addresses
}

/** Reads hosts(5) anew whenever it has changed; a file that is not there names nobody. */
export const createHostsFile = (path: string): HostsFile => {
  let version = ''
  let addresses = new Map<string, string[]>()
  return async (name) => {
    const file = await stat(path).catch(() => null)
    const current = file === null ? '' : `${file.mtimeMs} ${file.size}`
    if (current !== version) {
      addresses = parse(await readFile(path, 'utf8').catch(() => ''))
      version = current
    }
    return addresses.get(name) ?? []
  }
}
