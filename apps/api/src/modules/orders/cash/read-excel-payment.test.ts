import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { rowOf, workbookFiles, workbookOf, zipOf } from '../../../../test/support/workbook.ts';
import { readRemittance, tableIn } from './read-remittance.ts';

const read = async (bytes: Buffer) =>
  readRemittance(await tableIn({ xlsx: bytes.toString('base64') }));

describe('a payment in a workbook', () => {
  test('is on the first sheet whose head is understood and that can be seen', async () => {
    const sheets = [
      rowOf('Summary', 'of'),
      rowOf('AWB', 'COD') + rowOf('HIDDEN', { v: '1' }),
      rowOf('AWB', 'COD', 'Fees') + rowOf('8836402', { v: '1380.1000000000001' }, { v: '40' }),
    ];
    expect(await read(zipOf(workbookFiles(sheets, { hidden: [1] })))).toEqual([
      { line: 1, trackingNumber: '8836402', amount: 138_010, fee: 4_000 },
    ]);
  });

  test('is read as LibreOffice writes it, with a title above its head', async () => {
    const bytes = await readFile(
      new URL('../../../../test/support/libreoffice-payment.xlsx', import.meta.url),
    );
    expect(await read(bytes)).toEqual([
      { line: 1, trackingNumber: 'BX1000001', amount: 138_010, fee: 4_000 },
      { line: 2, trackingNumber: 'BX1000002', amount: 30, fee: 3_550 },
      { line: 3, trackingNumber: '123456', amount: 25_000, fee: 3_000 },
    ]);
  });

  test.each([
    ['nothing', workbookOf(), 'remittance.empty'],
    ['no known head', workbookOf(rowOf('a', 'b'), rowOf('1', '2')), 'remittance.no_column'],
    ['old files', Buffer.from('d0cf11e0a1b11ae1'.repeat(9), 'hex'), 'remittance.no_workbook'],
    ['no bytes', Buffer.alloc(0), 'remittance.no_workbook'],
    ['another zip', zipOf([{ name: 'a', content: 'b' }]), 'remittance.no_workbook'],
    ['broken XML', workbookOf('<row><c></row>'), 'remittance.no_workbook'],
    ['half a file', workbookOf(rowOf('AWB', 'COD')).subarray(0, 300), 'remittance.no_workbook'],
    [
      'entities',
      zipOf([
        {
          name: 'xl/workbook.xml',
          content: '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>',
        },
      ]),
      'remittance.no_workbook',
    ],
  ])('that is %s is refused', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code });
  });

  test.each([
    ['a formula without a value', '<c><f>B1*2</f></c>', '='],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['less than nought', '<c><v>-3</v></c>', '-3'],
    ['parts of a piastre', '<c><v>10.999</v></c>', '10.999'],
  ])('with %s for an amount is refused by its row', async (_, cell, text) => {
    const row = `<row r="9"><c t="inlineStr"><is><t>1</t></is></c>${cell}</row>`;
    await expect(read(workbookOf(rowOf('AWB', 'COD'), row))).rejects.toMatchObject({
      ...{ code: 'remittance.unreadable', values: { line: 9, text } },
    });
  });

  test('with a number that Excel has rounded is refused', async () => {
    const rows = [rowOf('AWB', 'COD'), rowOf({ v: '8.8364021234567804E+18' }, { v: '5' })];
    await expect(read(workbookOf(...rows))).rejects.toMatchObject({
      code: 'remittance.unreadable',
    });
  });
});

describe('a hostile workbook', () => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const blanks = Buffer.alloc(64 * 1024 ** 2, ' ');
  const withSheet = (content: string | Buffer, says?: number) =>
    zipOf([
      ...workbookFiles(['']).filter(({ name }) => name !== sheet),
      { name: sheet, content, ...(says !== undefined && { says }) },
    ]);

  test.each([
    ['is a bomb', () => withSheet(blanks)],
    [
      'has very many files',
      () => zipOf(Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
    ],
    ['has a cell far away', () => workbookOf('<row><c r="XFD1"><v>1</v></c></row>')],
    ['has more cells than any payment', () => workbookOf(`<row>${'<c/>'.repeat(400_001)}</row>`)],
    ['has more rows than any payment', () => workbookOf('<row/>'.repeat(50_001))],
    ['is deeper than any payment', () => workbookOf('<a>'.repeat(100_000))],
    ['has more attributes', () => workbookOf(`<row ${attributes(1_000)}/>`)],
    [
      'has more texts',
      () => zipOf(workbookFiles([''], { texts: '<si><t/></si>'.repeat(400_001) })),
    ],
  ])('that %s is refused', async (_, made) => {
    await expect(read(made())).rejects.toMatchObject({ code: 'remittance.too_large' });
  });

  test('that is a bomb and says it is small is refused', async () => {
    await expect(read(withSheet(blanks, 1_000))).rejects.toMatchObject({
      code: 'remittance.no_workbook',
    });
  });
});

const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
