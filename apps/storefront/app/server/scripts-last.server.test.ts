import { expect, test } from 'vitest';

import { scriptsLast } from './scripts-last.server.ts';

test('scripts are asked for after the style sheets, and in no hurry', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2"/>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body></body>';

  expect(scriptsLast(page)).toBe(
    '<head><link rel="preload" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body></body>',
  );
});

test('a page without scripts stays as it is', () => {
  expect(scriptsLast('<head></head><body></body>')).toBe('<head></head><body></body>');
});
