import { answers, refuses, table } from '../../support/table.js'

const POSIX = 'POSIX.1-2024, chmod'

/** Mode, base, octal, listing, clauses. */
const ROWS: readonly (readonly [
  mode: string,
  base: string,
  octal: string,
  symbolic: string,
  clauses: string,
])[] = [
  ['754', '000', '0754', 'rwxr-xr--', 'u=rwx,g=rx,o=r'],
  ['0', '000', '0000', '---------', 'u=,g=,o='],
  ['4755', '000', '4755', 'rwsr-xr-x', 'u=rwxs,g=rx,o=rx'],
  ['2644', '000', '2644', 'rw-r-Sr--', 'u=rw,g=rs,o=r'],
  ['1777', '000', '1777', 'rwxrwxrwt', 'u=rwx,g=rwx,o=rwxt'],
  ['7000', '000', '7000', '--S--S--T', 'u=s,g=s,o=t'],
  ['rwsr-sr-T', '000', '7754', 'rwsr-sr-T', 'u=rwxs,g=rxs,o=rt'],
  ['-rw-r--r--', '000', '0644', 'rw-r--r--', 'u=rw,g=r,o=r'],
  ['drwxrwxrwt', '000', '1777', 'rwxrwxrwt', 'u=rwx,g=rwx,o=rwxt'],
  ['u=rwx,go+rx', '000', '0755', 'rwxr-xr-x', 'u=rwx,g=rx,o=rx'],
  ['+x', '644', '0755', 'rwxr-xr-x', 'u=rwx,g=rx,o=rx'],
  ['go-w', '666', '0644', 'rw-r--r--', 'u=rw,g=r,o=r'],
  ['a+X', '644', '0644', 'rw-r--r--', 'u=rw,g=r,o=r'],
  ['a+X', '744', '0755', 'rwxr-xr-x', 'u=rwx,g=rx,o=rx'],
  ['u+x,a+X', '600', '0711', 'rwx--x--x', 'u=rwx,g=x,o=x'],
  ['u+s', '755', '4755', 'rwsr-xr-x', 'u=rwxs,g=rx,o=rx'],
  ['+t', '777', '1777', 'rwxrwxrwt', 'u=rwx,g=rwx,o=rwxt'],
  ['u+t,o+s', '755', '0755', 'rwxr-xr-x', 'u=rwx,g=rx,o=rx'],
  ['u=rwx', '4644', '0744', 'rwxr--r--', 'u=rwx,g=r,o=r'],
]

table('rest_developer_chmod', [
  ...ROWS.map(([mode, base, octal, symbolic, clauses]) =>
    answers<'rest_developer_chmod'>(
      `${mode} on ${base}`,
      { mode, base },
      { octal, symbolic, clauses },
      POSIX,
    ),
  ),
  answers('a class without permissions', { mode: 'u=,g=r', base: '4777' }, { octal: '0047' }, POSIX),
  answers(
    'all of an answer',
    { mode: '4754' },
    {
      decimal: 2540,
      owner: { read: true, write: true, execute: true },
      group: { read: true, write: false, execute: true },
      other: { read: true, write: false, execute: false },
      setuid: true,
      setgid: false,
      sticky: false,
      umask: '0023',
    },
    '4 x 512 + 7 x 64 + 5 x 8 + 4; 777 - 754',
  ),
  refuses(422, 'a listing with a mark behind it', { mode: 'rwxrwxrwx+' }, 'rwxrwxrwx+'),
  refuses(422, 'the digit 8', { mode: '758' }, '758'),
  refuses(422, 'five digits', { mode: '00755' }, '00755'),
  refuses(422, 'letters in the wrong place', { mode: 'wrxr-xr-x' }, 'wrxr-xr-x'),
  refuses(422, 'a comma at the end', { mode: 'u+x,' }, 'u+x,'),
  refuses(422, 'a clause without an operator', { mode: 'ux' }, 'ux'),
  refuses(422, 'white space alone', { mode: ' ' }, 'mode'),
  refuses(400, 'a base that is no mode', { mode: '+x', base: '888' }, 'base'),
  answers(
    'permissions of the umask alone',
    { mode: '7777' },
    { umask: '0000', decimal: 4095, setgid: true, sticky: true },
    '8^4 - 1; nine bits are left open',
  ),
  answers('X by the bits of another class', { mode: 'g=x,o+X', base: '600' }, { octal: '0611' }, POSIX),
  answers('no who is all, without a umask', { mode: '=rw' }, { octal: '0666' }, 'the contract: no umask'),
])
