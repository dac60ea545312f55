/** Structure and words of CSS: logical directions only, and values from the tokens. Prettier owns the layout. */

const fromTokens = ['/^var\\(--/', '/^color-mix\\(/', '/^calc\\(/'];

// They know left from right when the second and the fourth differ.
const value = String.raw`(?:var\([^)]*\)|[^\s(),]+)`;
const fourUnequalValues = new RegExp(`^${value} (${value}) ${value} (?!\\1$)${value}$`);

const disallowed = {
  '/^(margin|padding|inset)$/': [fourUnequalValues],
  background: [/\b(rgb|hsl|oklch)a?\(/],
};

export default {
  ignoreFiles: ['**/build/**', '**/dist/**'],
  plugins: ['stylelint-use-logical', 'stylelint-declaration-strict-value'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'csstools/use-logical': ['always', { severity: 'error' }],

    'block-no-empty': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-range-notation': 'context',
    'no-descending-specificity': null,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'color-no-hex': true,
        'declaration-property-value-disallowed-list': disallowed,
        'scale-unlimited/declaration-strict-value': [
          [
            '/color$/',
            'fill',
            'stroke',
            'z-index',
            'font-size',
            'font-family',
            'font-weight',
            'border-radius',
            '/^(transition|animation)-duration$/',
          ],
          {
            ignoreValues: [
              ...fromTokens,
              '/^currentcolor$/i',
              'inherit',
              'transparent',
              'none',
              // Inside a component's own stacking context.
              '0',
              '1',
              '-1',
              // A circle, and a corner that only takes the edge off a glyph.
              '50%',
              '1px',
              // Forced colours.
              'ButtonText',
              'CanvasText',
              'Highlight',
              'auto',
              // Sizes that follow the text around them.
              '/em$/',
            ],
            disableFix: true,
          },
        ],
      },
    },
    {
      // An app may wait for as long as a page needs; how a component moves is a token.
      files: ['**/libs/ui/**/*.module.css'],
      rules: {
        'declaration-property-value-disallowed-list': {
          ...disallowed,
          '/^(transition|animation)/': [/(?<![\w.-])(?!0m?s)[\d.]+m?s\b/],
        },
      },
    },
  ],
};
