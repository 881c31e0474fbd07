import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const LINGUIST = 'github/linguist languages.yml'
const named = (...names: readonly string[]): unknown =>
  names.map((name) => expect.objectContaining({ name }) as unknown)

table('rest_info_programmingLanguage', [
  answers(
    'a name in any case',
    { language: 'javaSCRIPT' },
    { count: 1, items: named('JavaScript') },
    LINGUIST,
  ),
  answers('an alias', { language: 'golang' }, { items: named('Go') }, LINGUIST),
  answers(
    'an alias with blanks',
    { language: 'Visual Basic' },
    { items: named('Visual Basic .NET') },
    LINGUIST,
  ),
  answers(
    'an alias with hyphens for its blanks',
    { language: 'visual-basic' },
    { items: named('Visual Basic .NET') },
    LINGUIST,
  ),
  answers(
    'a name with hyphens for its blanks',
    { language: 'emacs-lisp' },
    { items: named('Emacs Lisp') },
    LINGUIST,
  ),
  answers('a name before an alias', { language: 'C' }, { items: named('C') }, LINGUIST),
  answers(
    'an extension of several languages, by name',
    { language: '.h' },
    { count: 3, items: named('C', 'C++', 'Objective-C') },
    LINGUIST,
  ),
  answers(
    'an extension in another case',
    { language: '.PY' },
    { items: expect.arrayContaining(named('Python') as unknown[]) },
    LINGUIST,
  ),
  answers(
    'null and nothing for what is missing',
    { language: '1C Enterprise' },
    {
      items: [
        {
          name: '1C Enterprise',
          type: 'programming',
          color: '#814CCC',
          aliases: [],
          extensions: ['.bsl', '.os'],
          filenames: [],
          interpreters: [],
          group: null,
          editorMode: 'text',
          textmateScope: 'source.bsl',
          languageId: 0,
        },
      ],
    },
    LINGUIST,
  ),
  answers(
    'a group',
    { language: 'JSON with Comments' },
    { items: [expect.objectContaining({ group: 'JSON' })] },
    LINGUIST,
  ),
  answers(
    'no colour',
    { language: 'Apex' },
    { items: [expect.objectContaining({ color: '#1797c0' })] },
    LINGUIST,
  ),
  refuses(422, 'an unknown name', { language: 'Klingon' }, '"Klingon"'),
  refuses(422, 'an unknown extension', { language: '.nosuch' }, '".nosuch"'),
  refuses(422, 'a dot', { language: '.' }, '"."'),
  refuses(422, 'an empty name', { language: '' }, '""'),
  refuses(400, 'a name of 61 characters', { language: 'a'.repeat(61) }, 'language'),
  refuses(400, 'no name', {}, 'language'),
])
