import { decodeHTML, decodeXML } from 'entities'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import {
  jsonEscape,
  jsonUnescape,
  regexEscape,
  regexUnescape,
  unicodeEscape,
  unicodeUnescape,
} from '#toolkit/lib/encoding/backslash-escapes'
import { hostToAscii, hostToUnicode } from '#toolkit/lib/http/host-name'
import { formDecode, formEncode, percentDecode, percentEncode } from '#toolkit/lib/encoding/percent'
import { quotedPrintableDecode, quotedPrintableEncode } from '#toolkit/lib/encoding/quoted-printable'
import { shellQuote, shellUnquote } from '#toolkit/lib/code/shell-word'

type Format = Query<'rest_hash_escape'>['format']

/** Both directions; null if the text cannot be unescaped. */
interface Syntax {
  escape: (text: string) => string | null
  unescape: (text: string) => string | null
}

const markupEscape = (apostrophe: string): Syntax['escape'] => {
  const references = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", apostrophe],
  ])
  return (text) => text.replace(/[&<>"']/g, (character) => references.get(character) ?? character)
}

const syntaxes: Readonly<Record<Format, Syntax>> = {
  url: { escape: percentEncode, unescape: percentDecode },
  form: { escape: formEncode, unescape: formDecode },
  // HTML has every reference that its standard names, also those that it lets end without a semicolon.
  html: { escape: markupEscape('&#39;'), unescape: (text) => decodeHTML(text) },
  xml: { escape: markupEscape('&apos;'), unescape: decodeXML },
  unicode: { escape: unicodeEscape, unescape: unicodeUnescape },
  json: { escape: jsonEscape, unescape: jsonUnescape },
  regex: { escape: regexEscape, unescape: regexUnescape },
  shell: { escape: shellQuote, unescape: shellUnquote },
  'quoted-printable': { escape: quotedPrintableEncode, unescape: quotedPrintableDecode },
  punycode: { escape: hostToAscii, unescape: hostToUnicode },
}

export default feature('rest_hash_escape', ({ text, format, mode }) => {
  const result =
    syntaxes[format][mode](text) ??
    unprocessable(
      format === 'punycode'
        ? 'text is not a host name that IDNA allows.'
        : `text is not valid ${format} and cannot be unescaped.`,
    )
  return { format, mode, result, changed: result !== text }
})
