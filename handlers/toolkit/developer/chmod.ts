import { feature, unprocessable } from '#toolkit'
import { clausesOf, listingOf, readMode } from '#toolkit/lib/code/file-mode'
import { quoted } from '#toolkit/lib/common/quoted'

const octal = (mode: number): string => mode.toString(8).padStart(4, '0')

const permissions = (bits: number) => ({
  read: (bits & 4) !== 0,
  write: (bits & 2) !== 0,
  execute: (bits & 1) !== 0,
})

export default feature('rest_developer_chmod', ({ mode: text, base }) => {
  const mode =
    readMode(text.trim(), parseInt(base, 8)) ??
    unprocessable(
      `mode: ${quoted(text)} is neither an octal mode, nor a listing such as rwxr-xr-x, nor clauses such as u=rwx,go+r.`,
    )
  return {
    octal: octal(mode),
    symbolic: listingOf(mode),
    clauses: clausesOf(mode),
    decimal: mode,
    owner: permissions(mode >> 6),
    group: permissions(mode >> 3),
    other: permissions(mode),
    setuid: (mode & 0o4000) !== 0,
    setgid: (mode & 0o2000) !== 0,
    sticky: (mode & 0o1000) !== 0,
    umask: octal(0o777 & ~mode),
  }
})
