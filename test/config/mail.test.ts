import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { ConfigError, loadConfig } from '#config'

const FROM = 'Support <support@gateway.example>'
const directory = mkdtempSync(join(tmpdir(), 'config-mail-'))

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    loadConfig(environment, directory)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the address of a mail server', () => {
  it.each([
    'smtp://mail.example',
    'smtps://user:p%40ss@mail.example:465/',
    'smtp://[::1]:2525/?requireTLS=true',
    'smtp://10.0.0.1?tls.rejectUnauthorized=false&tls.servername=mail.example&authMethod=LOGIN&name=gateway.example',
    'smtp://user%2Fname:x%3Fy@mail.example:587/?ignoreTLS=true&localAddress=10.0.0.2&tls.minVersion=TLSv1.3',
  ])('may be %s', (url) => {
    expect(problemsOf({ SMTP_URL: url, MAIL_FROM: FROM })).toEqual([])
    expect(loadConfig({ SMTP_URL: url, MAIL_FROM: FROM }, directory)).toMatchObject({
      smtpUrl: url,
      mailFrom: FROM,
    })
  })

  it.each([
    ['mail.example', /^SMTP_URL: expected an address that starts with smtp:\/\/ or smtps:\/\/$/],
    ['http://mail.example', /starts with smtp/],
    ['smtp://mail.example:0', /^SMTP_URL: expected a port from 1 to 65535, got 0$/],
    ['smtp://user:hush@mail.example:65536/?requireTLS=true', /from 1 to 65535, got 65536$/],
    ['smtp://mail.example:smtp', /such as smtp:/],
    ['smtp://', /such as smtp:|expected a host/],
    ['smtp://mail.example/inbox', /expected a host, and nothing behind it/],
    ['smtp://user:hu#sh@mail.example', /%23 for #|such as smtp:/],
    [
      'smtp://mail.example/?requireTls=true',
      /"requireTls" is not a parameter here; there are requireTLS, ignoreTLS/,
    ],
    ['smtp://mail.example/?requireTLS=yes', /^SMTP_URL: requireTLS must be true or false, not "yes"$/],
    ['smtp://mail.example/?requireTLS=true&requireTLS=false', /requireTLS is given more than once/],
    ['smtp://mail.example/?authMethod=NTLM', /authMethod must be PLAIN or LOGIN or CRAM-MD5, not "NTLM"/],
    ['smtp://mail.example/?localAddress=eth0', /localAddress must be an IP address/],
    ['smtp://mail.example/?__proto__=x', /"__proto__" is not a parameter/],
  ])('is not %s', (url, message) => {
    const problems = problemsOf({ SMTP_URL: url, MAIL_FROM: FROM })
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems.join()).not.toMatch(/hush|hu#sh/)
  })

  it('has each of its mistakes named', () => {
    const url = 'smtp://mail.example/?requireTLS=1&pool=true'
    expect(problemsOf({ SMTP_URL: url, MAIL_FROM: FROM }).length).toBe(2)
  })
})

describe('the sender of mail', () => {
  test('is needed beside a mail server', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM: SMTP_URL needs an address here, such as Support <support@example.org>',
    ])
  })

  // RFC 5322, section 3.4: a display name with signs of its own is a quoted string.
  test.each([
    'support@gateway.example',
    FROM,
    '<support@gateway.example>',
    '"Support, Inc." <a.b+c@gateway.example>',
    'Größe <a@b.example>',
  ])('may be %s', (sender) => {
    expect(problemsOf({ MAIL_FROM: sender })).toEqual([])
  })

  test.each([
    'Support',
    'a@b.example, c@d.example',
    'Support <a@b.example>, c@d.example',
    'Support, Inc. <a@b.example>',
    'team: a@b.example;',
    'a@b.example c@d.example',
    'Support <a@b.example> <c@d.example>',
    'a@',
  ])('is not %s', (sender) => {
    expect(problemsOf({ MAIL_FROM: sender })).toEqual([
      `MAIL_FROM: expected one address, such as Support <support@example.org>, got ${JSON.stringify(sender)}`,
    ])
  })
})
