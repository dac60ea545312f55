// @vitest-environment node
import { expect, test } from 'vitest';

import { aPage } from '../testing/a-page.ts';
import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './page.tsx';

const at = (asked: string, slug: string) =>
  load(loader, async () => aPage({ slug }), {
    path: `/pages/${asked}?lang=en`,
    params: { slug: asked },
  });

test('shows a page where it is', async () => {
  expect(await at('wholesale', 'wholesale')).toMatchObject({ title: 'Wholesale' });
});

test.each([
  ['bulk', 'wholesale', '/pages/wholesale?lang=en'],
  ['help', 'help', '/help?lang=en'],
])('from %s it leads to where the page %s is, for good', async (asked, slug, path) => {
  const answer = at(asked, slug);
  expect(await locationOf(answer)).toBe(path);
  await expect(answer).rejects.toMatchObject({ status: 301 });
});
