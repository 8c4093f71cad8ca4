import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';

const node = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];
const BROWSER = [
  'packages/vitrine/src/client/**',
  'packages/vitrine/src/shell/**',
  'packages/vitrine/src/worker/**',
  'site/content/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.vitrine/**',
      '**/node_modules/**',
      '**/fixtures/**',
      'bench/.work/**',
      'e2e/.work/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // The border: what runs in the browser imports no Node, by name or through the engine's Node side.
    files: BROWSER.flatMap((glob) => [`${glob}/*.ts`, `${glob}/*.tsx`]),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: node.map((name) => ({ name, message: 'Browser code imports no Node.' })),
          patterns: [
            {
              regex:
                '^(\\.\\./)+(api|build|config|content|demo|history|markdown|nav|search|site|vite)/|^(\\.\\./)+(cli|files|listen|errors|text)\\.(js|ts)$',
              message:
                'client/, shell/ and worker/ know page.ts and contract.ts, not the Node side.',
            },
          ],
        },
      ],
    },
  },
  {
    // The library types the values of some callbacks as `any`, so that readers may narrow them.
    files: ['site/content/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.test.ts', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
