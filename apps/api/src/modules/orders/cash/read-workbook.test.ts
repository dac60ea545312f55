import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { rowOf, workbookFiles, workbookOf, zipOf } from '../../../../test/support/workbook.ts';
import { readRemittance, tableIn } from './read-remittance.ts';
import { sheetsOf } from './read-workbook.ts';

async function readAll(bytes: Buffer) {
  const sheets = [];
  for await (const rows of sheetsOf(bytes)) sheets.push(rows);
  return sheets;
}

const cellsOf = async (bytes: Buffer) => (await readAll(bytes)).flat().map(({ cells }) => cells);
const read = async (bytes: Buffer) =>
  readRemittance(await tableIn({ xlsx: bytes.toString('base64') }));

const numbersAs = async (...written: string[]) => {
  const [cells] = await cellsOf(workbookOf(rowOf(...written.map((v) => ({ v })))));
  return cells;
};

describe('a workbook', () => {
  test('is rows of what its cells show, by where they stand', async () => {
    const texts =
      '<si><t>رقم </t><r><t xml:space="preserve">التتبّع</t></r><rPh><t>read so</t></rPh></si><si><t>A &amp; B</t></si>';
    const rows = `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>
      <row r="4"><c r="A4" s="1"/></row>
      <row r="7"><c r="B7" t="str"><f>A1&amp;"x"</f><v>seen</v></c><c r="D7" t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>`;
    const [sheet] = await readAll(zipOf(workbookFiles([rows], { texts })));
    expect(sheet).toEqual([
      { number: 3, cells: ['رقم التتبّع', '', 'A & B'] },
      { number: 7, cells: ['', 'seen', '', '1', '#REF!'] },
    ]);
  });

  test('holds numbers to 15 digits, as Excel shows them', async () => {
    expect(
      await numbersAs('0.30000000000000004', '1250.1000000000001', '1.25E3', '165', '0', '-3.50'),
    ).toEqual(['0.3', '1250.1', '1250', '165', '0', '-3.5']);
    expect(await numbersAs('883640212345678', '8836402123456780')).toEqual([
      '883640212345678',
      '8.83640212345678e+15',
    ]);
  });

  test('holds days as days, of either calendar of Excel', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="[Red]dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot;days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
    const rows = `<row>${[0, 1, 2, 3].map((s) => `<c s="${s}"><v>45983.5</v></c>`).join('')}</row>`;
    const day = '2025-11-22';
    expect(await cellsOf(zipOf(workbookFiles([rows], { styles })))).toEqual([
      ['45983.5', day, day, '45983.5'],
    ]);
    const properties = '<workbookPr date1904="1"/>';
    expect((await cellsOf(zipOf(workbookFiles([rows], { styles, properties }))))[0]?.[1]).toBe(
      '2029-11-23',
    );
  });

  test('is read whatever prefix its elements have', async () => {
    const files = workbookFiles(['<x:row><x:c><x:v>7</x:v></x:c></x:row>']);
    expect(await cellsOf(zipOf(files))).toEqual([['7']]);
  });
});

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

  test('with one text in very many cells keeps none of it', async () => {
    const texts = `<si><t>${'x'.repeat(1024 ** 2)}</t></si>`;
    const rows = `<row><c t="s"><v>0</v></c></row>`.repeat(10_000);
    const [first] = await cellsOf(zipOf(workbookFiles([rows], { texts })));
    expect(first?.[0]).toHaveLength(200);
  });
});

const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
