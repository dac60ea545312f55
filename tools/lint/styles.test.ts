import { fileURLToPath } from 'node:url';

import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** What the style sheet of a component would be told. */
async function complaintsAbout(code: string) {
  const { results } = await stylelint.lint({
    code,
    codeFilename: fileURLToPath(
      new URL('../../libs/ui/src/planted/planted.module.css', import.meta.url),
    ),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const token = 'scale-unlimited/declaration-strict-value';
const disallowed = 'declaration-property-value-disallowed-list';

test.each([
  ['margin-left: 1rem', 'csstools/use-logical'],
  ['padding: 0 1rem 0 2rem', disallowed],
  ['left: 0', 'csstools/use-logical'],
  ['text-align: left', 'csstools/use-logical'],
  ['border-top-right-radius: var(--radius-sm)', 'csstools/use-logical'],
  ['width: 50%', 'csstools/use-logical'],
  ['color: #2a1e16', 'color-no-hex'],
  ['background: rgb(0 0 0 / 0.5)', disallowed],
  ['color: walnut', token],
  ['font-size: 14px', token],
  ['font-weight: 700', token],
  ['border-radius: 8px', token],
  ['z-index: 999', token],
  ['transition: color 200ms', disallowed],
  ['animation-duration: 2s', disallowed],
  ['color: var(--color-text) !important', 'declaration-no-important'],
])('refuses "%s"', async (declaration, rule) => {
  expect(await complaintsAbout(`.root { ${declaration}; }`)).toContain(rule);
});

test('accepts logical properties and tokens', async () => {
  const code = `.root {
    margin-inline-start: var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--color-text);
    transition: color var(--dur-2);
  }`;
  expect(await complaintsAbout(code)).toEqual([]);
});
