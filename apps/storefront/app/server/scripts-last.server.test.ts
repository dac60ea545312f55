import { expect, test } from 'vitest';

import { scriptsAfterDrawing, scriptsLast } from './scripts-last.server.ts';

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
  const page = '<head></head><body></body>';
  expect(scriptsLast(page)).toBe(page);
  expect(scriptsAfterDrawing(page)).toBe(page);
});

test('scripts that may wait are fetched when the page has been drawn, and run in turn', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/></head><body>' +
    '<script nonce="n" type="module" async="">;\nimport * as route0 from "/a.js";\nstart();</script></body>';

  expect(scriptsAfterDrawing(page)).toMatch(
    /^<head><\/head>.*type="module" async="">await \(function whenDrawn.*\["\/a\.js"\].*const route0 = await import\("\/a\.js"\);\nstart\(\);<\/script><\/body>$/s,
  );
});
