import { expect, test } from 'vitest';

import { readRemittance, tableIn } from './read-remittance.ts';

test.each([
  ['a title above its head', 'Payment of October\n\nAWB;COD;Fees\nB1;1,250;40\nB2;65.50;\n'],
  ['a total below', 'AWB,COD,Fees\nB1,"1,250",40\nB2,65.5,\n,1315.50,40\n'],
  ['a total that is called so', 'AWB\tCOD\tFees\nB1\t1250\t40\nB2\t65.5\t0\nالإجمالي\t1315.5\t40'],
])('a payment with %s is read without it', async (_, csv) => {
  expect(readRemittance(await tableIn({ csv }))).toEqual([
    { line: 1, trackingNumber: 'B1', amount: 125_000, fee: 4_000 },
    { line: 2, trackingNumber: 'B2', amount: 6_550, fee: 0 },
  ]);
});

test.each([
  ['another sum', ',1315.51,0', 'remittance.unreadable'],
  ['no sum', ',,0', 'remittance.unreadable'],
])('a payment whose last line has no number and %s is refused', async (_, last, code) => {
  const table = await tableIn({ csv: `AWB,COD,Fees\nB1,1250,40\nB2,65.5,\n${last}\n` });
  expect(() => readRemittance(table)).toThrow(expect.objectContaining({ code }));
});

test('a payment keeps its last line where that has a number and the sum of all others', async () => {
  const table = await tableIn({ csv: 'AWB,COD\nB1,10\nB2,20\nB3,30\n' });
  expect(readRemittance(table)).toHaveLength(3);
});
