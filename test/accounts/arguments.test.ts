import { describe, expect, it } from 'vitest'
import { parseCommand, UsageError, wholeNumber } from '../../src/accounts/cli/arguments.js'
import { usageOf } from '../../src/accounts/cli/command.js'

const SHAPES = {
  create: {
    required: ['plane', 'plan', 'account'],
    optional: ['label'],
    choices: { plane: ['gateway', 'rest'] },
  },
  revoke: { operands: ['KEY'] },
  list: {},
  remove: { operands: ['NAME'], flags: ['yes'] },
}

const problemsOf = (line: string): readonly string[] => {
  try {
    parseCommand(line.split(' ').filter(Boolean), SHAPES)
    return []
  } catch (error) {
    if (error instanceof UsageError) return [...error.problems].sort()
    throw error
  }
}

describe('a good command line', () => {
  it('has its options in any order and form', () => {
    const command = parseCommand(
      ['--plan=live', 'create', '--account', 'a b', '--plane', 'rest', '--label=--x'],
      SHAPES,
    )
    expect(command.name).toBe('create')
    expect(['plane', 'plan', 'account', 'label'].map(command.option)).toEqual(['rest', 'live', 'a b', '--x'])
  })

  it.each([
    ['remove', 'x', '--yes'],
    ['remove', '--yes', 'x'],
  ])('has its flags: %s %s %s', (...args) => {
    expect(parseCommand(args, SHAPES).operands).toEqual(['x'])
  })

  it('has its operands', () => {
    expect(parseCommand(['revoke', 'svc_live_x'], SHAPES).operands).toEqual(['svc_live_x'])
  })
})

describe('every mistake is named', () => {
  it.each<[string, string[]]>([
    ['remove x', ['--yes is missing']],
    ['remove x --yes=no', ['--yes takes no value']],
    ['list --yes', ['--yes is not an option here']],
    ['', ['A command is missing: create, revoke, list, remove']],
    ['make', ['make is not a command; the commands are: create, revoke, list, remove']],
    ['toString', ['toString is not a command; the commands are: create, revoke, list, remove']],
    ['create', ['--account is missing', '--plan is missing', '--plane is missing']],
    [
      'create --plane toolkit --plan --account x --quiet y',
      [
        '--plan needs a value',
        '--plane must be gateway or rest, not toolkit',
        '--quiet is not an option here',
        'y is one argument too many',
      ],
    ],
    [
      'create --plane rest --plane rest --plan free --account',
      ['--account needs a value', '--plane is given more than once'],
    ],
    ['revoke', ['KEY is missing']],
    ['revoke a b --label x', ['--label is not an option here', 'b is one argument too many']],
    ['list -v', ['-v is not an option here']],
  ])('%s', (line, problems) => {
    expect(problemsOf(line)).toEqual(problems)
  })
})

describe('a whole number', () => {
  const bounds = { least: 1, most: 1_000, otherwise: 200 }
  const shapes = { list: { optional: ['limit'] } }
  const limitOf = (...args: string[]): number => wholeNumber(parseCommand(args, shapes), 'limit', bounds)

  it('is what the option says, or what it is without one', () => {
    expect([limitOf('list'), limitOf('list', '--limit', '1'), limitOf('list', '--limit=1000')]).toEqual([
      200, 1, 1_000,
    ])
  })

  it.each(['0', '1001', '-1', '2.5', 'many', '1e2'])('is not %s', (value) => {
    expect(() => limitOf('list', `--limit=${value}`)).toThrow(
      `--limit must be a whole number from 1 to 1000, not ${value}`,
    )
  })
})

describe('the usage that follows a mistake', () => {
  const usage =
    'Usage:\n  keys list\n      Lists keys.\n  keys hide KEY | keys show KEY\n      Hides one,\n      or shows it.'

  it('is of the one command, or of all where none was named', () => {
    expect(usageOf(usage, 'list')).toBe('Usage:\n  keys list\n      Lists keys.')
    expect(usageOf(usage, 'show')).toBe(
      'Usage:\n  keys hide KEY | keys show KEY\n      Hides one,\n      or shows it.',
    )
    expect(usageOf(usage, undefined)).toBe(usage)
  })
})
