import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const SOURCE = 'the contract'

table('rest_security_passwordStrength', [
  answers(
    'the commonest password against a policy',
    { password: 'password', minLength: 12, require: 'upper,digit' },
    {
      score: 0,
      label: 'very weak',
      length: 8,
      classes: { lower: true, upper: false, digit: false, symbol: false },
      policy: { passes: false, failed: ['minLength', 'upper', 'digit'] },
    },
    'zxcvbn: among the first of every list',
  ),
  answers(
    'four random words',
    { password: 'ecology-monogram-caravan-skipper' },
    { score: 4, label: 'very strong', policy: { passes: true, failed: [] } },
    'zxcvbn: past 10^10 guesses',
  ),
  answers(
    'every rule broken at once',
    {
      password: '日日日',
      minLength: 4,
      require: 'symbol,digit,upper,lower',
      minScore: 4,
      maxRepeat: 2,
      userInputs: ' , 日日日 ',
    },
    {
      policy: {
        passes: false,
        failed: ['minLength', 'lower', 'upper', 'digit', 'minScore', 'maxRepeat', 'userInput'],
      },
      classes: { symbol: true },
    },
    SOURCE,
  ),
  answers(
    'a word of the user in other case',
    { password: 'xxMiraXX-1', userInputs: 'MIRA' },
    { policy: { failed: ['userInput'], passes: false } },
    SOURCE,
  ),
  answers(
    'a word of the user of two letters',
    { password: 'Mi5-xyzzy-2', userInputs: 'mi' },
    { policy: { failed: [], passes: true } },
    SOURCE,
  ),
  answers(
    'code points, and digits and letters of other scripts',
    { password: '٣Ж😀ж', minLength: 4 },
    {
      length: 4,
      classes: { lower: true, upper: true, digit: true, symbol: true },
      policy: { failed: [], passes: true },
    },
    'Unicode categories Nd, Lu, So, Ll',
  ),
  answers(
    'a run as long as is allowed',
    { password: 'aab-xyzzy!', maxRepeat: 2 },
    { policy: { failed: [], passes: true } },
    SOURCE,
  ),
  refuses(400, 'a class that is not offered', { password: 'x', require: 'greek' }, 'require'),
  refuses(400, 'no password', { password: '' }, 'password'),
])

it('knows the words of the user as a dictionary', async () => {
  const guesses = async (userInputs: string): Promise<number> => {
    const { body } = await call('rest_security_passwordStrength', { password: 'zorbaquintle', userInputs })
    return (body as { data: { guesses: number } }).data.guesses
  }
  expect(await guesses('zorbaquintle')).toBeLessThan((await guesses('')) / 1000)
})
