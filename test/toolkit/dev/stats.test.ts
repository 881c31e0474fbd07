import { answers, table } from '../../support/table.js'

const counted = (name: string, language: string, code: string, lines: object, source = 'counted by hand') =>
  answers(name, { code, language }, lines, source)

table('rest_dev_stats', [
  counted('every kind of line', 'js', '// c\nconst a = 1 // x\n\n/* b\n c */\nlet b', {
    language: 'js',
    total: 6,
    source: 2,
    comment: 4,
    singleComment: 2,
    blockComment: 2,
    mixed: 1,
    blank: 1,
    todo: 0,
    longestLine: 16,
    averageLine: 6.8,
    functions: 0,
    complexity: 1,
  }),
  counted('one final line feed', 'ts', 'a\r\nb\r\n', {
    total: 2,
    source: 2,
    functions: null,
    complexity: null,
  }),
  counted('blank lines only', 'go', '\n\n', {
    total: 2,
    source: 0,
    blank: 2,
    longestLine: 0,
    averageLine: 0,
  }),
  counted('characters, not UTF-16 units', 'py', '"😀é"\n#\n', {
    longestLine: 4,
    averageLine: 2.5,
    comment: 1,
    source: 1,
  }),
  counted('notes', 'rb', '# TODO a\nb # TODO\n', { todo: 2, comment: 2, mixed: 1, source: 1 }),
  counted("Swift's block comments", 'swift', '/* a\nb */\nlet c = 1 // d', {
    blockComment: 2,
    singleComment: 1,
    source: 1,
  }),
  counted("Lua's block comments", 'lua', '--[[ a\nb ]]\nc = 1 -- d', {
    blockComment: 2,
    singleComment: 1,
    source: 1,
  }),
  counted("SQL's comments", 'sql', '-- a\nselect 1 /* b */', {
    singleComment: 1,
    blockComment: 1,
    mixed: 1,
    source: 1,
  }),
  counted(
    'functions of all forms',
    'js',
    'function a() {} const b = function () {}; const c = () => 1; class D { e() {} get f() { return 1 } }',
    { functions: 5, complexity: 1 },
  ),
  counted(
    'decisions of all forms',
    'js',
    'if (a) b; c ? d : e; for (;;) f; for (g in h) i; for (j of k) l; while (m) n; do o; while (p); ' +
      'switch (q) { case 1: case 2: break; default: } try { r } catch { s } t && u; v || w; x ?? y; z &&= 1',
    { complexity: 14 },
    'McCabe: 1 + 13 decisions; default and &&= are none',
  ),
  counted('a script that is no module', 'js', 'with (a) { if (b) c }', { functions: 0, complexity: 2 }),
  counted('JSX', 'jsx', 'const A = () => <b>{c ? 1 : 2}</b>', { functions: 1, complexity: 2 }),
  counted('JSX in plain JavaScript, which does not parse', 'js', 'a = <b/>', {
    functions: null,
    complexity: null,
  }),
])
