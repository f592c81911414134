// House rules (shared/conventions.md, docs/architecture.md "Who may import whom"); types are checked by `npm run types`.
import { builtinModules } from 'node:module';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const scripts = ['**/*.{ts,tsx,mts,mjs,js}'];
const typescript = ['**/*.{ts,tsx,mts}'];
const builtins = builtinModules.filter((name) => !name.startsWith('_')).join('|');

/** Import patterns with the reason that a person reads; `typesToo: false` lets `import type` through. */
const forbid = (regex, message, { typesToo = true } = {}) => ({
  regex,
  message,
  ...(typesToo ? {} : { allowTypeImports: true }),
});
const folders = (...names) => `^(?:\\.{1,2}/)+(?:${names.join('|')})/`;
const node = forbid(
  `^(?:node:.*|(?:${builtins})(?:/.*)?)$`,
  'This runs in a browser: nothing of Node here.',
);
const restrict = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const engineOnly = forbid(
  folders('blocks', 'site', 'cli'),
  'The engine is handed the blocks and the content; it never imports them.',
);
const globalNames = (extra = []) =>
  Object.fromEntries(
    [...Object.getOwnPropertyNames(globalThis), ...extra].map((name) => [name, 'readonly']),
  );

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    '.portao',
    '.data',
    'schemas/generated',
    'tests/fixtures',
    'supabase',
  ]),
  { plugins: { '@typescript-eslint': tseslint.plugin } },
  {
    files: scripts,
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-fallthrough': 'error',
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-escape': 'error',
      'no-irregular-whitespace': 'error',
      'no-misleading-character-class': 'error',
      'no-sparse-arrays': 'error',
      'no-debugger': 'error',
      'no-throw-literal': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          caughtErrors: 'all',
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    // A promise that nobody waits for loses its error; this needs types.
    files: typescript,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Plain Node: no compiler looks for unknown names here.
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: globalNames() },
    rules: { 'no-undef': 'error' },
  },
  { files: ['engine/**'], rules: restrict(engineOnly) },
  {
    files: ['engine/view/**'],
    rules: restrict(
      engineOnly,
      node,
      forbid(
        '^\\.\\./',
        'The view runs in a browser; of the rest of the engine it may know types only.',
        { typesToo: false },
      ),
    ),
  },
  {
    files: ['blocks/**'],
    rules: restrict(
      node,
      forbid(
        '^#engine/(?!view/|posts/)',
        'A block knows of the engine only #engine/view/* and #engine/posts/*, which run in a browser.',
      ),
      forbid('^#schemas/(?!types$)', 'A block knows of the schemas only #schemas/types.'),
      forbid(
        '^\\.\\./(?!parts/)',
        'A block imports from its own folder and ../parts, never another block.',
      ),
    ),
  },
  {
    files: ['blocks/parts/**'],
    rules: restrict(
      node,
      forbid('^#engine/(?!view/)', 'A part knows of the engine only #engine/view/*.'),
      forbid('^#schemas/(?!types$)', 'A part knows of the schemas only #schemas/types.'),
      forbid('^\\.\\./', 'A part never imports a block.'),
    ),
  },
  {
    files: ['site/**'],
    rules: restrict(
      forbid(folders('cli'), 'The command line loads the bundle, not the other way round.'),
    ),
  },
  {
    files: ['cli/**'],
    rules: restrict(
      forbid(
        folders('blocks', 'site'),
        'The command line loads the built bundle; it never imports blocks or the entry.',
      ),
    ),
  },
  {
    files: ['schemas/**'],
    rules: restrict(forbid('^(?:\\.\\./|#)', 'The schemas import nothing of the project.')),
  },
);
