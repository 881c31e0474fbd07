import { answers, refuses, table } from '../../../support/table.js'

const rfc = 'RFC 5321 and the lists of the feature'

table('rest_utility_email', [
  answers(
    'a tag and a slip',
    { email: ' John.Doe+news@Gmial.com ' },
    {
      email: 'John.Doe+news@Gmial.com',
      valid: true,
      local: 'John.Doe+news',
      domain: 'gmial.com',
      asciiDomain: 'gmial.com',
      normalized: 'John.Doe@gmial.com',
      tag: 'news',
      role: false,
      free: false,
      suggestion: 'John.Doe+news@gmail.com',
    },
    'one swap of neighbours',
  ),
  answers(
    'Gmail under its other name',
    { email: 'J.Doe+x@GoogleMail.com' },
    { domain: 'googlemail.com', normalized: 'jdoe@gmail.com', free: true, suggestion: null },
    'support.google.com/mail/answer/7436150',
  ),
  answers(
    'a throw-away domain',
    { email: 'a@mailinator.com' },
    { disposable: true },
    'mailinator.com is the best-known one',
  ),
  answers(
    'a domain below it',
    { email: 'a@b.mailinator.com' },
    { disposable: true },
    'its subdomains are too',
  ),
  answers(
    'a domain that only ends alike',
    { email: 'a@notmailinator.example.org' },
    { disposable: false },
    rfc,
  ),
  answers('a role', { email: 'No-Reply+1@example.org' }, { role: true, tag: '1' }, rfc),
  answers(
    'a domain beyond ASCII',
    { email: 'a@bücher.example.org' },
    { domain: 'bücher.example.org', asciiDomain: 'xn--bcher-kva.example.org' },
    'RFC 3492: bücher is bcher-kva',
  ),
  answers(
    'two slips in a long domain',
    { email: 'a@hotmial.cm' },
    { suggestion: 'a@hotmail.com' },
    'a swap and a missing letter',
  ),
  answers('a short domain near another', { email: 'a@ge.com' }, { suggestion: null }, 'ge.com is a company'),
  answers(
    'no address',
    { email: 'nobody' },
    {
      email: 'nobody',
      valid: false,
      local: null,
      domain: null,
      asciiDomain: null,
      normalized: null,
      tag: null,
      disposable: false,
      role: false,
      free: false,
      suggestion: null,
    },
    rfc,
  ),
  answers('two dots', { email: 'a..b@example.org' }, { valid: false }, 'RFC 5321, dot-string'),
  answers(
    'a local part of 65 letters',
    { email: `${'a'.repeat(65)}@example.org` },
    { valid: false },
    'RFC 5321, 4.5.3.1.1',
  ),
  refuses(400, 'too long a text', { email: 'a'.repeat(321) }, 'email'),
])
