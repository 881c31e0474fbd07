import { answers, refuses, table } from '../../support/table.js'

const OPENWALL = 'crypt_blowfish, wrapper.c'
const PYTHON = 'argon2-cffi, bcrypt and hashlib of Python'
const HORSE = { password: 'correct horse', seed: 'demo' }
const ARGON2ID =
  '$argon2id$v=19$m=19456,t=2,p=1$h8DyobuK1TEaPYPttLySrg$4wxTGPDoEZL3ypMX3z0naPyRg3cZPsNBh1W2/LDb0Hs'
const SCRYPT = '$scrypt$ln=15,r=8,p=1$h8DyobuK1TEaPYPttLySrg$bhgljWD6oL0JYAu0LbzV5IAa7lcym0y/QStMtWkX9LI'
const PBKDF2 = '$pbkdf2-sha256$i=600000$h8DyobuK1TEaPYPttLySrg$JBK58Fl8nDbigC19vB7vVMMAlvZ21jiVvPrp6b/lp9c'
const verify = (password: string, hash: string) => ({ mode: 'verify', password, hash })

table('rest_security_passwordHash', [
  answers(
    'Argon2id',
    { mode: 'hash', ...HORSE },
    {
      algorithm: 'argon2id',
      hash: ARGON2ID,
      matches: null,
      parameters: { m: 19456, t: 2, p: 1 },
      needsRehash: false,
    },
    PYTHON,
  ),
  answers(
    'bcrypt',
    { mode: 'hash', ...HORSE, algorithm: 'bcrypt', cost: 4 },
    {
      hash: '$2b$04$f6BwmZsIzRCYNWNrrJwQpe9lV2/Td5Ju2PTclK5VAqiiNZtdimIjm',
      parameters: { cost: 4 },
      needsRehash: false,
    },
    PYTHON,
  ),
  answers(
    'scrypt',
    { mode: 'hash', ...HORSE, algorithm: 'scrypt' },
    { hash: SCRYPT, parameters: { ln: 15, r: 8, p: 1 } },
    PYTHON,
  ),
  answers(
    'PBKDF2',
    { mode: 'hash', ...HORSE, algorithm: 'pbkdf2-sha256' },
    { hash: PBKDF2, parameters: { i: 600000 } },
    PYTHON,
  ),
  answers(
    'an Argon2id hash',
    verify('correct horse', ARGON2ID),
    {
      mode: 'verify',
      algorithm: 'argon2id',
      hash: ARGON2ID,
      matches: true,
      parameters: { m: 19456, t: 2, p: 1 },
      needsRehash: false,
    },
    PYTHON,
  ),
  answers('another password', verify('battery staple', ARGON2ID), { matches: false }, PYTHON),
  answers(
    'an Argon2i hash with two lanes',
    verify('päss', '$argon2i$v=19$m=4096,t=3,p=2$c2FsdHNhbHQ$iK8Q544zK0U5zR0iUYK89FVHJ2WthMhI'),
    { algorithm: 'argon2i', matches: true, needsRehash: true },
    PYTHON,
  ),
  answers(
    'an Argon2d hash',
    verify('p', '$argon2d$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$WDoUGseaAWAZ8Me1WOFi9i5SJo5d3ky4zYNEYYRH4GQ'),
    { algorithm: 'argon2d', matches: true, needsRehash: true },
    PYTHON,
  ),
  answers('a scrypt hash', verify('correct horse', SCRYPT), { matches: true, needsRehash: false }, PYTHON),
  answers(
    'a small scrypt hash of 64 bytes',
    verify(
      'p',
      '$scrypt$ln=4,r=1,p=2$TmFDbA$QKtMqPyZWuwUvn4GdpYfiPMw7yy+f+anUESbAh+5q8mhOH9buMgYorCeQH0+paFCmPkKPxTiP3wQmF1HCi2UjA',
    ),
    { matches: true, parameters: { ln: 4, r: 1, p: 2 }, needsRehash: true },
    PYTHON,
  ),
  answers(
    'a PBKDF2 hash',
    verify('p', '$pbkdf2-sha256$i=1000$c2FsdA$rs96FmOyNUg3Gy2NJydDTZnhjENOrJOcqeTzVD0qDf0'),
    { algorithm: 'pbkdf2-sha256', matches: true, needsRehash: true },
    PYTHON,
  ),
  answers(
    '$2a$',
    verify('U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'),
    { algorithm: 'bcrypt', matches: true, parameters: { cost: 5 }, needsRehash: true },
    OPENWALL,
  ),
  answers(
    '$2a$ with more letters',
    verify('U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'),
    { matches: true },
    OPENWALL,
  ),
  answers(
    '$2y$ under another password',
    verify('U*V', '$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'),
    { matches: false },
    OPENWALL,
  ),
  answers(
    '72 bytes, and what follows them',
    verify(
      '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789chars after 72 are ignored',
      '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui',
    ),
    { matches: true },
    OPENWALL,
  ),
  refuses(
    400,
    '73 bytes for bcrypt',
    { mode: 'hash', password: `${'é'.repeat(36)}x`, algorithm: 'bcrypt' },
    'password',
  ),
  refuses(400, 'no hash to verify', { mode: 'verify', password: 'x' }, 'hash'),
  refuses(400, 'a cost of 13', { mode: 'hash', password: 'x', algorithm: 'bcrypt', cost: 13 }, 'cost'),
  ...[
    '',
    'plain',
    '$1$salt$hash',
    '$2b$03$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$argon2id$v=16$m=64,t=1,p=1$c2FsdHNhbHQ$WDoUGseaAWA',
    '$argon2id$v=19$m=7,t=1,p=1$c2FsdHNhbHQ$WDoUGseaAWA',
    '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$WDoUGseaAWA',
    '$scrypt$ln=0,r=8,p=1$c2FsdA$c2FsdA',
    '$pbkdf2-sha256$i=0$c2FsdA$c2FsdA',
    '$__proto__$i=1$c2FsdA$c2FsdA',
  ].map((hash) =>
    refuses<'rest_security_passwordHash'>(422, `the hash ${hash}`, verify('x', hash), 'not of bcrypt'),
  ),
  ...[
    '$2b$13$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$argon2id$v=19$m=65537,t=1,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ',
    '$argon2id$v=19$m=64,t=11,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ',
    '$argon2id$v=19$m=640,t=1,p=9$c2FsdHNhbHQ$c2FsdHNhbHQ',
    '$scrypt$ln=17,r=8,p=1$c2FsdA$c2FsdA',
    '$scrypt$ln=4,r=9,p=1$c2FsdA$c2FsdA',
    '$pbkdf2-sha256$i=1000001$c2FsdA$c2FsdA',
  ].map((hash) =>
    refuses<'rest_security_passwordHash'>(
      422,
      `the dear hash ${hash}`,
      verify('x', hash),
      'hash is past cost 12',
    ),
  ),
])
