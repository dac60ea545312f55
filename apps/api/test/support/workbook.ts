import { crc32, deflateRawSync } from 'node:zlib';

type Packed = { name: string; content: string | Buffer; says?: number };

/** A zip; `says` is the size that its directory gives for a file, where it lies. */
export function zipOf(files: Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, says } of files) {
    const bytes = Buffer.from(content);
    const data = deflateRawSync(bytes);
    const sizes = [crc32(bytes), data.length, says ?? bytes.length];
    const title = Buffer.from(name);
    const local = Buffer.concat([numbers('4222', [0x04034b50, 20, 0, 8]), numbers('4', [0])]);
    const head = Buffer.concat([local, numbers('444', sizes), numbers('22', [title.length, 0])]);
    directory.push(
      numbers('422224', [0x02014b50, 20, 20, 0, 8, 0]),
      numbers('444', sizes),
      numbers('2222244', [title.length, 0, 0, 0, 0, 0, at]),
      title,
    );
    parts.push(head, title, data);
    at += head.length + title.length + data.length;
  }
  const index = Buffer.concat(directory);
  const count = files.length;
  const end = numbers('42222442', [0x06054b50, 0, 0, count, count, index.length, at, 0]);
  return Buffer.concat([...parts, index, end]);
}

/** Each number in as many bytes as its digit in `widths` says. */
function numbers(widths: string, values: number[]): Buffer {
  return Buffer.concat(
    values.map((value, index) => {
      const bytes = Buffer.alloc(Number(widths[index]));
      bytes.writeUIntLE(value, 0, bytes.length);
      return bytes;
    }),
  );
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook around the XML of the rows of its sheets, as Excel names them. */
export const workbookFiles = (
  sheets: string[],
  { texts = '', styles = '', hidden = [] as number[], properties = '' } = {},
): Packed[] => [
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns:r="${relations}">${properties}<sheets>${sheets
      .map(
        (_, index) =>
          `<sheet name="S${index}" r:id="rId${index}"${hidden.includes(index) ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships>${sheets
      .map(
        (_, index) => `<Relationship Id="rId${index}" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  },
  { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
  { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
  ...sheets.map((rows, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })),
];

/** A row of texts, and of numbers as they stand in the file. */
export const rowOf = (...cells: (string | { v: string })[]): string =>
  `<row>${cells
    .map((cell) =>
      typeof cell === 'string'
        ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c><v>${cell.v}</v></c>`,
    )
    .join('')}</row>`;

/** A workbook of one sheet. */
export const workbookOf = (...rows: string[]): Buffer => zipOf(workbookFiles([rows.join('')]));
