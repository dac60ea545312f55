import { expect, test } from 'vitest';

import { readTable, writeTable } from './clipboard-table.ts';

test.each([
  [
    'cells and rows, with an end as Excel writes it',
    'a\tb\r\n1\t٢\r\n',
    [
      ['a', 'b'],
      ['1', '٢'],
    ],
  ],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['quotes around what parts cells', '"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
  ['a quote that is one', '12" board\t"x\t3', [['12" board', '"x', '3']]],
  ['one cell', '590', [['590']]],
  ['nothing', '', [['']]],
])('reads %s', (_, text, cells) => {
  expect(readTable(text)).toEqual(cells);
});

test('writes what it reads again', () => {
  const cells = [
    ['590', 'a\tb', '12" "'],
    ['', 'x\ny', 'لوح'],
  ];
  expect(readTable(writeTable(cells))).toEqual(cells);
});
