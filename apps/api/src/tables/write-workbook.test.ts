import type { Worker } from 'node:worker_threads';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sheetsOf } from './read-workbook.ts';
import { toWorkbook } from './write-workbook.ts';

const limits = { unpacked: 1024 ** 2, cells: 1_000, rows: 100, columns: 50, cellLetters: 6_000 };

test('what is written as a text is read as that text, whatever it holds', async () => {
  const pieces = fc.constantFrom(
    ...['a', 'خشب', '🪵', ' ', '\t', '\n', '\r', '\r\n', '\0', '\v', '\x7f', '\x85', '\x9f'],
    ...[
      '\ufdd0',
      '\ufffd',
      '\uffff',
      '\u{1fffe}',
      '<',
      '&amp;',
      '"',
      '=1+1',
      '_x000D_',
      '_x005f_',
      '_',
    ],
  );
  const text = fc
    .array(pieces, { maxLength: 12 })
    // A blank at an edge of a cell says nothing.
    .map((parts) => `·${parts.join('')}·`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 45 }), async (texts) => {
      const bytes = await toWorkbook([texts, texts], { sheet: 'Texts', rightToLeft: true });
      for await (const rows of sheetsOf(bytes, limits)) {
        expect(rows.map(({ cells }) => cells)).toEqual([texts, texts]);
      }
    }),
    { numRuns: 5 },
  );
});

test('numbers and cells without anything keep their places', async () => {
  const rows = [
    ['Name', 'Price', 'Stock'],
    ['1e5', 99.9, null],
    [null, 0.1 + 0.2, 7],
  ];
  const bytes = await toWorkbook(rows, { sheet: 'Products', rightToLeft: false });
  for await (const read of sheetsOf(bytes, { ...limits, isOfValues: true })) {
    expect(read.map(({ cells }) => cells)).toEqual([
      ['Name', 'Price', 'Stock'],
      ['1e5', '99.9'],
      ['', '0.3', '7'],
    ]);
  }
});

test('a table that cannot be written is an error, and not an answer that never comes', async () => {
  const named = toWorkbook([['a']], { sheet: 'a/b', rightToLeft: false });
  await expect(named).rejects.toThrow();
});

test('one file is written after the other', async () => {
  let atOnce = 0;
  let most = 0;
  const count = (thread: Worker) => {
    most = Math.max(most, (atOnce += 1));
    thread.once('message', () => (atOnce -= 1));
  };
  process.on('worker', count);
  await Promise.all(
    ['a', 'b', 'c'].map((sheet) => toWorkbook([[sheet]], { sheet, rightToLeft: false })),
  );
  process.off('worker', count);
  expect(most).toBe(1);
});
