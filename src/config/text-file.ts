import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { YAMLError } from 'yaml'

/** An operator's file cannot be read as a text; `line` is where it stops being one, `null` where all of it is out of reach. */
export class TextFileError extends Error {
  constructor(
    readonly line: number | null,
    message: string,
  ) {
    super(message)
    this.name = 'TextFileError'
  }
}

/**
 * Reads an operator's file.
 * @throws TextFileError that says why, without the file's name
 */
export const readTextFile = async (file: string): Promise<string> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new TextFileError(
      null,
      error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code ?? error.message})`,
    )
  })
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const lines = bytes.toString('latin1').split('\n')
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, 'latin1')))
  throw new TextFileError(line + 1, 'holds bytes that are not UTF-8; save the file in UTF-8')
}

/** What a YAML parser found wrong, in an operator's terms. */
export const yamlFault = ({ code, message }: YAMLError): string =>
  code === 'MULTIPLE_DOCS' ? 'a second document begins here (---); the file must be a single one' : message
