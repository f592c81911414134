// House rules (who may import whom is held by tests/structure); types are checked by `npm run types`.
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const scripts = ['**/*.{ts,tsx,mts,mjs,js}'];
const typescript = ['**/*.{ts,tsx,mts}'];
const globalNames = (extra = []) =>
  Object.fromEntries(
    [...Object.getOwnPropertyNames(globalThis), ...extra].map((name) => [name, 'readonly']),
  );

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    'dist-package',
    'dist-create',
    '.portao',
    '.data',
    '**/generated',
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
    // A promise that nobody waits for loses its error; this needs types. One program has those of all files: `projectService`, which
    // opens file by file, takes half as long again.
    files: typescript,
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
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
    // What people read stands in the catalogue (engine/words); code that asks for a language by its name leaves out the next one.
    files: ['cli/**/*.ts', 'engine/**/*.ts'],
    // Scripts are built for one language: these leave out the others.
    ignores: ['engine/words/site-*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(pt|pt-BR|en)$/]',
          message: 'Put what differs by language into engine/words/<language>/.',
        },
      ],
    },
  },
  {
    // Plain Node: no compiler looks for unknown names here.
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: globalNames() },
    rules: { 'no-undef': 'error' },
  },
);
