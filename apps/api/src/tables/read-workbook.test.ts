import { describe, expect, test } from 'vitest';

import { rowOf, workbookFiles, workbookOf, zipOf } from '../../test/support/workbook.ts';
import { sheetsOf } from './read-workbook.ts';

const limits = {
  unpacked: 16 * 1024 ** 2,
  cells: 100_000,
  rows: 50_000,
  columns: 100,
  cellLetters: 200,
};

async function readAll(bytes: Buffer) {
  const sheets = [];
  for await (const rows of sheetsOf(bytes, limits)) sheets.push(rows);
  return sheets;
}

const cellsOf = async (bytes: Buffer) => (await readAll(bytes)).flat().map(({ cells }) => cells);

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

  test('with one text in very many cells keeps none of it', async () => {
    const texts = `<si><t>${'x'.repeat(1024 ** 2)}</t></si>`;
    const rows = `<row><c t="s"><v>0</v></c></row>`.repeat(10_000);
    const [first] = await cellsOf(zipOf(workbookFiles([rows], { texts })));
    expect(first?.[0]).toHaveLength(200);
  });
});
