import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

import { explainedCastsRule } from './tools/lint/explained-casts.js';
import { fencesRule } from './tools/lint/fences.js';
import { rawMarkup } from './tools/lint/raw-markup.js';

export default defineConfig(
  globalIgnores([
    '**/build/',
    '**/dist/',
    '**/.react-router/',
    '**/test-results/',
    '**/.data/',
    '.nx/',
  ]),
  js.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  comments.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { local: { rules: { fences: fencesRule, 'explained-casts': explainedCastsRule } } },
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'local/explained-casts': 'error',
      'local/fences': 'error',
      'no-console': 'error',
      'no-restricted-exports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/*/app/**', 'libs/**'],
    rules: { 'no-restricted-syntax': ['error', ...rawMarkup] },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
  // Tools and commands speak on the terminal.
  {
    files: ['libs/env/**', 'measure/**', 'tools/**', 'apps/api/src/cli.ts', 'apps/*/server.ts'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
