import { fileURLToPath } from 'node:url';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function complaints(file: string, code: string): Promise<number> {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  return result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length ?? 0;
}

const files = [
  'apps/storefront/app/root.tsx',
  'apps/back-office/app/root.tsx',
  'libs/ui/src/a.tsx',
];

test.each([
  'export const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
  'export const a = <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;',
  'element.innerHTML = text;',
  'element.outerHTML += text;',
  "element.insertAdjacentHTML('beforeend', text);",
  'document.write(text);',
])('no page may say: %s', async (code) => {
  for (const file of files) expect(await complaints(file, code)).toBe(1);
});

test('text is written by React', async () => {
  expect(await complaints('libs/ui/src/a.tsx', 'export const a = <p>{text}</p>;')).toBe(0);
});
