import { answers, refuses, table } from '../../../support/table.js'

const MINIFIED = { minify: true }

table('rest_dev_format_2', [
  answers(
    'a query with a clause a line',
    { sql: 'select a from t where b=1;' },
    { dialect: 'sql', sql: 'SELECT\n  a\nFROM\n  t\nWHERE\n  b = 1;', statements: 1 },
    'standard indent style',
  ),
  answers(
    'lower case and four spaces',
    { sql: 'SELECT a FROM t', keywordCase: 'lower', tabWidth: 4 },
    { sql: 'select\n    a\nfrom\n    t' },
    'the options',
  ),
  answers(
    'one line without comments',
    { ...MINIFIED, sql: "select a,\n  b -- names\nfrom t /* all\nof them */ where c = 'x  y -- z'" },
    { sql: "SELECT a, b FROM t WHERE c = 'x  y -- z'", statements: 1 },
    'SQL-92: comments are white space',
  ),
  answers(
    'keywords as they are, and none behind a dot',
    { ...MINIFIED, sql: 'Select t.order From t', keywordCase: 'preserve' },
    { sql: 'Select t.order From t' },
    'the contract',
  ),
  answers(
    'a keyword as a name behind a dot',
    { ...MINIFIED, sql: 'select t.order from t' },
    { sql: 'SELECT t.order FROM t' },
    'SQL-92: identifier chain',
  ),
  answers(
    "MySQL's comments and quoted names",
    { ...MINIFIED, sql: 'select `a  b` # c\nfrom t', dialect: 'mysql' },
    { dialect: 'mysql', sql: 'SELECT `a  b` FROM t' },
    'MySQL 8.0 reference manual, 11.7 and 11.2',
  ),
  answers(
    "PostgreSQL's dollar quotes",
    { ...MINIFIED, sql: 'select $$a  -- b$$  from t', dialect: 'postgresql' },
    { sql: 'SELECT $$a  -- b$$ FROM t' },
    'PostgreSQL manual, 4.1.2.4',
  ),
  answers(
    "Transact-SQL's brackets",
    { ...MINIFIED, sql: 'select  [a  b]', dialect: 'transactsql' },
    { sql: 'SELECT [a  b]' },
    'Transact-SQL: delimited identifiers',
  ),
  answers(
    'empty statements',
    { sql: 'select 1;; -- a\n;select 2;' },
    { statements: 2 },
    'two hold something',
  ),
  answers('comments only', { ...MINIFIED, sql: '-- a' }, { sql: '', statements: 0 }, 'nothing is left'),
  refuses(
    422,
    'a quote that never closes',
    { sql: 'select\n `a', dialect: 'postgresql' },
    'line 2, column 2',
  ),
  refuses(422, 'a parenthesis that never closes', { sql: 'select (a' }, 'line 1, column'),
  refuses(422, 'brackets without end', { sql: '('.repeat(5_000) }, 'sql is nested deeper than 200 levels'),
  refuses(
    422,
    'cases without end',
    { sql: `select ${'case when '.repeat(2_000)}` },
    'sql is nested deeper than 200 levels',
  ),
  answers(
    'a hundred brackets',
    { ...MINIFIED, sql: `select ${'('.repeat(100)}1${')'.repeat(100)}` },
    { sql: `SELECT ${'('.repeat(100)}1${')'.repeat(100)}` },
    'SQL-92 bounds no depth',
  ),
  refuses(400, 'an unknown dialect', { sql: 'select 1', dialect: 'foxpro' }, 'dialect'),
  ...[
    'sql',
    'postgresql',
    'mysql',
    'mariadb',
    'sqlite',
    'transactsql',
    'plsql',
    'bigquery',
    'snowflake',
    'redshift',
    'spark',
    'trino',
    'db2',
    'duckdb',
    'clickhouse',
  ].map((dialect) =>
    answers<'rest_dev_format_2'>(
      dialect,
      { sql: "select 'a  b' as c from t", dialect },
      { dialect, sql: "SELECT\n  'a  b' AS c\nFROM\n  t", statements: 1 },
      'SQL-92: every dialect has it',
    ),
  ),
  answers(
    'a semicolon in a string and in a comment',
    { ...MINIFIED, sql: "select ';' /* ; */" },
    { sql: "SELECT ';'", statements: 1 },
    'SQL-92: neither parts statements',
  ),
])
