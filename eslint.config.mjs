import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: ['node_modules/', 'web/public/', '.local/', 'dist/', 'web/dist/', 'cdk.out/', 'coverage/'],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.mjs'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers in templates are figures for people; nothing is lost by them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Indexing is checked by the compiler (noUncheckedIndexedAccess); where a bound was just tested, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    // Conditions, updates and queries of the table stand with its entities; use cases name what they want.
    files: ['functions/core/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name=/^(Condition|Update|Filter|Projection|KeyCondition)Expression$|^ExpressionAttribute/]',
          message: 'An expression of the table belongs to functions/adapters/entities.',
        },
      ],
    },
  },
  {
    // A choice among three is a guard or a table. The engine's are its own, as are those of the redline and of Word.
    files: ['{shared,functions,infra,web}/**/*.{ts,tsx}'],
    ignores: ['functions/core/{clauses,word}/**', 'web/src/features/analysis/suggestion/**'],
    rules: { 'no-nested-ternary': 'error' },
  },
  {
    // CDK's enums are numbers and words of CloudFormation, which configuration holds as such.
    files: ['infra/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    // The two rules of hooks; the others prepare code for React's compiler, which is not used here.
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A test says what an answer is expected to be; jest's asymmetric matchers are typed as any.
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
);
