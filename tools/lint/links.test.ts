import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const pages = globSync(
  ['README.md', 'docs/**/*.md', '{apps,libs}/*/README.md', 'tools/README.md'],
  {
    cwd: root,
  },
);

/** Where the links of a page lead inside this repository, `[words](path)` and `[name]: path` alike. */
function targetsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, defined]) => (inline ?? defined ?? '').replace(/#.*$/, ''))
    .filter((target) => target && !/^[a-z]+:/.test(target));
}

/** Names in brackets that no line at the end of the page explains. */
function undefinedNames(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/```.*?```|`[^`\n]*`/gs, '');
  const defined = new Set([...text.matchAll(/^\[([^\]]+)\]: /gm)].map(([, name]) => name));
  return [...text.matchAll(/\[([^\][]+\.(?:tsx?|css)[^\][]*)\](?![(:])/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !defined.has(name));
}

test.each(pages)('no link of %s is dead', (page) => {
  const dead = targetsOf(page).filter((target) => !existsSync(join(root, dirname(page), target)));
  expect(dead).toEqual([]);
  expect(undefinedNames(page)).toEqual([]);
});
