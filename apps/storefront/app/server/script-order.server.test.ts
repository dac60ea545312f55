import { expect, test } from 'vitest';

import { scriptsAfterFirstPaint, scriptsAfterStyles } from './script-order.server.ts';

// What it makes of the pages that React Router really writes is in http/built-pages.test.ts.

const link = '<link rel="modulepreload" href="/a.js"/>';
const start = (code: string) => `<script nonce="n" type="module" async="">${code}</script>`;
const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;

test('a page without scripts stays as it is', () => {
  const html = page(link, '');
  expect(scriptsAfterStyles(html)).toBe(html);
  expect(scriptsAfterFirstPaint(html)).toBe(html);
});

test.each([
  ['links', page('<link href="/a.js" rel="modulepreload"/>', start('import * as a from "/a.js";'))],
  ['a start', page(link, '<script async="" type="module">import * as a from "/a.js";</script>')],
  ['route imports', page(link, start('import a from "/a.js";'))],
  ['any imports', page(link, start('go();'))],
])('fails where it finds scripts, but not %s as expected', (_, html) => {
  expect(() => scriptsAfterFirstPaint(html)).toThrow('React Router no longer writes');
});
