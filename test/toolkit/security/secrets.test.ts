import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const GITHUB = `ghp_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6`
const ITEM = { severity: 'high', line: 1, column: 1 }
const finds = (rule: string, text: string, more: object = {}) =>
  answers<'rest_security_secrets'>(
    rule,
    { text },
    { count: 1, items: [expect.objectContaining({ ...ITEM, rule, ...more })] },
    "the service's own form",
  )
const letters = (count: number): string => 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6'.repeat(3).slice(0, count)

table('rest_security_secrets', [
  answers(
    'an AWS key',
    { text: 'aws_key=AKIAIOSFODNN7EXAMPLE' },
    {
      items: [
        {
          rule: 'aws-access-key',
          severity: 'high',
          line: 1,
          column: 9,
          masked: 'AKIA***LE',
          length: 20,
          entropy: 3.68,
        },
      ],
    },
    'entropy by Python',
  ),
  answers(
    'a GitHub token on another line, behind an emoji',
    { text: `a\r\n😀 ${GITHUB}` },
    {
      items: [
        {
          rule: 'github-token',
          severity: 'high',
          line: 2,
          column: 4,
          masked: 'ghp_***I6',
          length: 40,
          entropy: 5.07,
        },
      ],
    },
    'entropy by Python',
  ),
  finds('github-token', `github_pat_${letters(82)}`),
  finds('gitlab-token', `glpat-${letters(20)}`),
  finds('slack-token', `xoxb-${letters(12)}`),
  finds('slack-webhook', `https://hooks.slack.com/services/${letters(30)}`),
  finds('google-api-key', `AIza${letters(35)}`),
  finds('stripe-key', `sk_live_${letters(16)}`),
  finds('sendgrid-key', `SG.${letters(22)}.${letters(43)}`),
  finds('npm-token', `npm_${letters(36)}`),
  finds('telegram-bot-token', `123456789:${letters(35)}`),
  finds('anthropic-key', `sk-ant-${letters(40)}`),
  finds('openai-key', `sk-proj-${letters(32)}`),
  finds('private-key', '-----BEGIN RSA PRIVATE KEY-----', { length: 31, entropy: 3.38 }),
  finds('jwt', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl', { severity: 'medium', entropy: 4.41 }),
  finds('url-password', 'https://user:pa55@example.org', {
    severity: 'medium',
    masked: 'http***5@',
    length: 18,
  }),
  finds('generic-secret', 'PASSWORD: "kJ8x9sD7fG6hJ5kL"', {
    severity: 'low',
    column: 12,
    masked: 'kJ8x***kL',
    length: 16,
    entropy: 3.75,
  }),
  answers(
    'a value that is too even',
    { text: 'password=aaaaaaaaaaaaaaaa' },
    { count: 0, items: [] },
    'its entropy is 0',
  ),
  answers(
    'a key that is assigned to a name, once',
    { text: `token = "${GITHUB}"` },
    { count: 1 },
    'the first rule that fits',
  ),
  answers(
    'two of them, by place',
    { text: `token=kJ8x9sD7fG6hJ5kL AKIAIOSFODNN7EXAMPLE AKIAIOSFODNN7EXAMPLE` },
    {
      count: 3,
      items: [
        expect.objectContaining({ rule: 'generic-secret', column: 7 }),
        expect.objectContaining({ column: 24 }),
        expect.objectContaining({ column: 45 }),
      ],
    },
    'columns by hand',
  ),
  answers(
    'characters beyond the BMP',
    { text: 'https://user:pä😀@example.com' },
    { count: 1, items: [{ rule: 'url-password', masked: 'http***😀@' }] },
    'characters, not halves of them',
  ),
  answers('a key that is too long', { text: 'AKIAIOSFODNN7EXAMPLEX' }, { count: 0 }, 'no word boundary'),
  refuses(400, 'no text', { text: '' }, 'text'),
])

it('gets through hostile texts of full length', async () => {
  for (const text of [
    'a'.repeat(20_000),
    'token='.repeat(3_333),
    'eyJaaaaaaaa.'.repeat(1_600),
    'a://a:'.repeat(3_300),
    'ghp_'.repeat(5_000),
  ]) {
    expect((await call('rest_security_secrets', { text })).status).toBe(200)
  }
})
