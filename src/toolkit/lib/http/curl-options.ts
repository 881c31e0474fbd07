import { unprocessable } from '../../errors.js'

/** Options that say something about the request; the short letter first. */
const READ = {
  request: ['X'],
  header: ['H'],
  data: ['d', 'data-ascii'],
  'data-raw': [],
  'data-binary': [],
  'data-urlencode': [],
  json: [],
  user: ['u'],
  'user-agent': ['A'],
  referer: ['e'],
  cookie: ['b'],
  form: ['F', 'form-string'],
  'max-time': ['m'],
  url: [],
  get: ['G'],
  head: ['I'],
  insecure: ['k'],
  location: ['L'],
  compressed: [],
} as const

/** Options that say what happens to the answer, and nothing about the request. */
const DROPPED = new Set(
  's silent S show-error v verbose i include show-headers o output O remote-name f fail'.split(' '),
)

/** Options without an argument among those that are read. */
const SWITCHES: ReadonlySet<string> = new Set(['get', 'head', 'insecure', 'location', 'compressed'])

/** All other options that take an argument: the manual page of curl 8. */
const OTHERS_WITH_ARGUMENT = new Set(
  `abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to
  continue-at cookie-jar create-file-mode crlfile curves delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers
  doh-url dump-header ech egd-file engine etag-compare etag-save expect100-timeout ftp-account ftp-alternative-to-user
  ftp-method ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip help hostpubmd5 hostpubsha256 hsts
  interface ip-tos ipfs-gateway keepalive-cnt keepalive-time key key-type krb libcurl limit-rate local-port login-options
  mail-auth mail-from mail-rcpt max-filesize max-redirs netrc-file noproxy oauth2-bearer output output-dir parallel-max
  pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type
  proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name
  proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file
  range rate request-target resolve retry retry-delay retry-max-time sasl-authzid service-name socks4 socks4a socks5
  socks5-gssapi-service socks5-hostname speed-limit speed-time stderr telnet-option tftp-blksize time-cond tls-max
  tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii trace-config unix-socket upload-file url-query variable
  vlan-priority write-out C D E K P Q T U Y c h o r t w x y z`.split(/\s+/),
)

export type CurlOption = keyof typeof READ

const optionOf = new Map(
  Object.entries(READ).flatMap(([option, others]) =>
    [option, ...others].map((name): [string, CurlOption] => [name, option as CurlOption]),
  ),
)

/** An argument of curl: a URL, or an option. */
export type CurlArgument =
  | { kind: 'url'; value: string }
  /** `value` is empty for a switch; `written` is the option as the caller wrote it. */
  | { kind: 'option'; option: CurlOption; value: string; written: string }
  /** An option that means nothing for the request that is made of it. */
  | { kind: 'unsupported'; written: string }

/** Reads the words of a command line one by one. */
interface WordReader {
  next: () => string | undefined
}

const takesArgument = (name: string): boolean => {
  const option = optionOf.get(name)
  return option === undefined ? OTHERS_WITH_ARGUMENT.has(name) : !SWITCHES.has(option)
}

const needed = (written: string, words: WordReader): string =>
  words.next() ?? unprocessable(`command: ${written} has no argument.`)

const argument = (name: string, value: string, written: string): CurlArgument[] => {
  const option = optionOf.get(name)
  if (option !== undefined) return [{ kind: 'option', option, value, written }]
  return DROPPED.has(name) ? [] : [{ kind: 'unsupported', written }]
}

const longOption = (word: string, words: WordReader): CurlArgument[] => {
  const name = word.slice(2)
  if (!takesArgument(name)) return argument(name, '', word)
  const value = needed(word, words)
  return argument(name, value, `${word} ${value}`)
}

/** Letters may be joined; the first one with an argument takes the rest of the word, or else the next word. */
const shortOptions = (word: string, words: WordReader): CurlArgument[] => {
  const found: CurlArgument[] = []
  for (let index = 1; index < word.length; index += 1) {
    const letter = word.charAt(index)
    if (takesArgument(letter)) {
      const rest = word.slice(index + 1)
      const value = rest === '' ? needed(`-${letter}`, words) : rest
      return [...found, ...argument(letter, value, `-${letter} ${value}`)]
    }
    found.push(...argument(letter, '', `-${letter}`))
  }
  return found
}

/**
 * Sorts the words after `curl` into URLs and options (curl's manual page, "OPTIONS").
 * @throws FeatureError 422 for an option whose argument is missing
 */
export const curlArguments = (words: readonly string[]): CurlArgument[] => {
  const iterator = words[Symbol.iterator]()
  const reader: WordReader = { next: () => iterator.next().value }
  const found: CurlArgument[] = []
  let onlyUrls = false
  for (let word = reader.next(); word !== undefined; word = reader.next()) {
    if (onlyUrls || word === '-' || !word.startsWith('-')) found.push({ kind: 'url', value: word })
    else if (word === '--') onlyUrls = true
    else found.push(...(word.startsWith('--') ? longOption(word, reader) : shortOptions(word, reader)))
  }
  return found
}
