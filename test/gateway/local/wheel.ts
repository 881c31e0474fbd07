import { deflateRawSync } from 'node:zlib'

const header = (
  signature: number,
  bytes: number,
  fields: Record<number, number>,
  wide: Record<number, number>,
): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUInt32LE(signature)
  for (const [at, value] of Object.entries(fields)) buffer.writeUInt16LE(value, Number(at))
  for (const [at, value] of Object.entries(wide)) buffer.writeUInt32LE(value, Number(at))
  return buffer
}

/** A zip archive as PKWARE's APPNOTE 6.3 describes it (local headers, directory, end), checksums left out. */
export const zipOf = (members: Record<string, string>, isDeflated: boolean): Buffer => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(members)) {
    const content = isDeflated ? deflateRawSync(text) : Buffer.from(text)
    const method = isDeflated ? 8 : 0
    const sizes = (first: number) => ({ [first]: content.length, [first + 4]: text.length })
    const extra = Buffer.alloc(4)
    local.push(
      header(0x04034b50, 30, { 8: method, 26: name.length, 28: extra.length }, sizes(18)),
      Buffer.from(name),
      extra,
      content,
    )
    directory.push(
      header(0x02014b50, 46, { 10: method, 28: name.length }, { ...sizes(20), 42: at }),
      Buffer.from(name),
    )
    at += 30 + name.length + extra.length + content.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = header(0x06054b50, 22, {}, { 12: directoryBytes.length, 16: at })
  return Buffer.concat([...local, directoryBytes, end])
}
