import { isIP } from 'node:net'

/** The part of the reader of variables that is needed here. */
interface Reader {
  problems: string[]
  text(name: string): string | null
}

interface MailConfig {
  smtpUrl: string | null
  mailFrom: string | null
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

const oneOf = (values: readonly string[]) => ({
  expected: values.join(' or '),
  isGood: (value: string): boolean => values.includes(value),
})
const FLAG = oneOf(['true', 'false'])
const NAME = { expected: 'a host name', isGood: (value: string): boolean => HOST.test(value) }

/** What an operator has a use for of the mail library's options (nodemailer.com/smtp); the others would be taken unseen. */
const PARAMETERS = new Map<string, { expected: string; isGood: (value: string) => boolean }>(
  Object.entries({
    requireTLS: FLAG,
    ignoreTLS: FLAG,
    opportunisticTLS: FLAG,
    'tls.rejectUnauthorized': FLAG,
    'tls.servername': NAME,
    'tls.minVersion': oneOf(['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3']),
    authMethod: oneOf(['PLAIN', 'LOGIN', 'CRAM-MD5']),
    name: NAME,
    localAddress: { expected: 'an IP address', isGood: (value: string) => isIP(value) !== 0 },
  }),
)

/** What is wrong with the address of a mail server. It may hold a password, so that nothing but parameters is repeated. */
const smtpProblems = (value: string): string[] => {
  if (!/^smtps?:\/\//i.test(value)) return ['expected an address that starts with smtp:// or smtps://']
  const port = /:(\d+)\/?(?:\?[^@]*)?$/.exec(value)?.[1]
  if (port !== undefined && !(Number(port) >= 1 && Number(port) <= 65_535))
    return [`expected a port from 1 to 65535, got ${port}`]
  if (!URL.canParse(value)) return ['expected an address such as smtp://user:password@mail.example.org:587']
  const { hostname, pathname, hash, searchParams } = new URL(value)
  if (hostname === '' || pathname.replace(/^\/+/, '') !== '' || hash !== '')
    return [
      'expected a host, and nothing behind it but a port and parameters; signs in a user name or password are written as %40 for @, %2F for /, %23 for #, %3F for ?',
    ]
  const known = [...PARAMETERS.keys()]
  return [...searchParams].flatMap(([name, given], index, all) => {
    const parameter = PARAMETERS.get(name)
    if (parameter === undefined)
      return [`${JSON.stringify(name)} is not a parameter here; there are ${known.join(', ')}`]
    if (all.findIndex(([other]) => other === name) !== index) return [`${name} is given more than once`]
    return parameter.isGood(given)
      ? []
      : [`${name} must be ${parameter.expected}, not ${JSON.stringify(given)}`]
  })
}

const ADDRESS = String.raw`[\w.!#$%&'*+/=?^{|}~\x60-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?`
/** RFC 5322, section 3.4, without comments and groups: `address` or `Name <address>`; other signs in a name want quotes. */
const ONE_ADDRESS = new RegExp(
  String.raw`^(?:${ADDRESS}|(?:"[^"\\]*"|[^"<>,;:@()\\[\]]*)\s*<${ADDRESS}>)$`,
  'i',
)

/** `SMTP_URL` and `MAIL_FROM`, which it needs. */
export const readMail = (read: Reader): MailConfig => {
  const smtpUrl = read.text('SMTP_URL')
  if (smtpUrl !== null) read.problems.push(...smtpProblems(smtpUrl).map((problem) => `SMTP_URL: ${problem}`))
  const mailFrom = read.text('MAIL_FROM')
  if (mailFrom === null && smtpUrl !== null)
    read.problems.push('MAIL_FROM: SMTP_URL needs an address here, such as Support <support@example.org>')
  if (mailFrom !== null && !ONE_ADDRESS.test(mailFrom))
    read.problems.push(
      `MAIL_FROM: expected one address, such as Support <support@example.org>, got ${JSON.stringify(mailFrom)}`,
    )
  return { smtpUrl, mailFrom }
}
