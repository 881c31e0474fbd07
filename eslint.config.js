import tseslint from 'typescript-eslint'

/** From the outermost layer to the innermost: a layer imports only what stands to the right of it. */
const LAYERS = [
  'http',
  'published',
  'contract',
  'handlers',
  'gateway',
  'webhooks',
  'mail',
  'toolkit',
  'assets',
  'accounts',
  'events',
  'jobs',
  'store',
  'http-client',
  'observe',
  'config',
  'flow',
  'operation',
]

/** What a layer may not import by value: whatever stands outside it. */
const direction = (layer) => {
  // Of the toolkit the gateway needs no features, but what they share.
  const shared = layer === 'gateway' ? ['toolkit(?!/lib/)'] : []
  const outer = LAYERS.slice(0, LAYERS.indexOf(layer)).concat(shared)
  const patterns = [
    // '#' begins a comment in the rule's glob patterns, so these are regular expressions.
    {
      regex: `^#(${outer.join('|')})(/|$)`,
      allowTypeImports: true,
      message: `Data flows one way: ${LAYERS.join(' -> ')}.`,
    },
    { regex: `^(\\.\\./)+(${LAYERS.join('|')})/`, message: "Go through the other folder's index." },
  ]
  return {
    files: layer === 'handlers' ? ['handlers/**/*.ts'] : [`src/${layer}/**/*.ts`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: patterns.slice(outer.length > 0 ? 0 : 1) },
      ],
    },
  }
}

export default tseslint.config(
  { ignores: ['dist/', 'dist.*/', 'generated/', 'node_modules/', 'data/', '.local-model/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Our objects are records of plain functions, none of which knows `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...LAYERS.map(direction),
  // Commands speak to a person, on their own streams.
  {
    files: [
      'src/contract/codegen/**',
      'src/accounts/cli/**',
      'src/gateway/local/install.ts',
      'src/published/{deps-report,notice-command}.ts',
      'src/toolkit/data/build.ts',
      'test/bench/**',
      'test/chaos/**',
      'test/figures/**',
      'test/scaffold/**',
      'test/**/support/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
