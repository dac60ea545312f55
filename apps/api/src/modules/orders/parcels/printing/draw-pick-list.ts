import type { Readable } from 'node:stream';

import { directionOf, formattersFor, type Locale, pickListWords } from '@craftsandore/i18n';

import { type Box, type Paper, paperSizes, pdfOf } from '../../../../pdf/paper.ts';
import type { PickList } from './find-pick-list.ts';

type Row = PickList['picks'][number];

const [pageWidth, pageHeight] = paperSizes.A4;
const margin = 40;
const width = pageWidth - 2 * margin;
/** Of columns in points, in the order in which they are read. */
const widths = { box: 30, quantity: 56, product: 229, orders: width - 30 - 56 - 229 };
const padding = 6;
const firstTop = 110;
const nextTop = 70;
const bottom = pageHeight - 60;

const large = { size: 15, lines: 1 };
const normal = { size: 11, smallest: 8, lines: 3 };
const small = { size: 9.5 };
/** Above the rows of a page. */
const head = { size: 9.5, lines: 1, color: '#555' };

/** A list to walk along the shelves with, as a PDF of sheets of A4 in a language. */
export function drawPickList(list: PickList, locale: Locale): Promise<Readable> {
  const words = pickListWords(locale);
  const { number, date, time } = formattersFor(locale);
  const direction = directionOf(locale);
  const isRtl = direction === 'rtl';
  const now = new Date();

  /** Where a column is, `from` the one in which it begins. */
  function boxOf(name: keyof typeof widths, y: number): Box {
    const names = Object.keys(widths) as (keyof typeof widths)[]; // which are its keys
    const before = names.slice(0, names.indexOf(name)).reduce((sum, one) => sum + widths[one], 0);
    const x = isRtl ? margin + width - before - widths[name] : margin + before;
    return { x: x + padding, y, width: widths[name] - 2 * padding };
  }

  const ordersOf = ({ orders }: Row) =>
    orders
      .map(({ reference, quantity }) =>
        quantity > 1 ? `${reference}\u00a0×\u00a0${number(quantity)}` : reference,
      )
      .map((one) => `\u2066${one}\u2069`)
      .join(isRtl ? '، ' : ', ');

  /** With the SKU, which is Latin by itself. */
  const designOf = ({ designName, sku }: Row) =>
    [designName, sku && `\u2066${sku}\u2069`].filter(Boolean).join(' · ');

  function heightOf({ heightOf: of }: Paper, row: Row): number {
    const product = boxOf('product', 0);
    const design = designOf(row);
    const inProduct =
      of(row.name, product, { ...normal, direction }) +
      (design ? of(design, product, { ...small, lines: 2, direction }) : 0);
    const inOrders = of(ordersOf(row), boxOf('orders', 0), { ...small, direction });
    return Math.max(inProduct, inOrders, large.size * 1.5) + 2 * padding;
  }

  /** The rows of each page. Whatever is higher than a page has one alone, and is cut. */
  function pagesOf(paper: Paper): { row: Row; height: number }[][] {
    const pages: { row: Row; height: number }[][] = [[]];
    let y = firstTop;
    for (const row of list.picks) {
      const height = Math.min(heightOf(paper, row), bottom - nextTop);
      if (y + height > bottom) {
        pages.push([]);
        y = nextTop;
      }
      pages.at(-1)?.push({ row, height });
      y += height;
    }
    return pages;
  }

  function drawHead({ doc, write }: Paper, y: number) {
    for (const name of ['quantity', 'product', 'orders'] as const) {
      write(words[name], boxOf(name, y - 20), { ...head, direction });
    }
    doc
      .lineWidth(1)
      .strokeColor('#000')
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke();
  }

  function drawRow(
    { doc, write }: Paper,
    { row, height }: { row: Row; height: number },
    y: number,
  ) {
    const top = y + padding;
    const box = boxOf('box', top);
    doc
      .lineWidth(1)
      .strokeColor('#000')
      .rect(box.x, top + 3, 14, 14)
      .stroke();
    write(number(row.quantity), boxOf('quantity', top - 1), { ...large, direction });
    const product = boxOf('product', top);
    const named = write(row.name, product, { ...normal, direction });
    write(
      designOf(row),
      { ...product, y: top + named },
      { ...small, lines: 2, color: '#555', direction },
    );
    write(ordersOf(row), boxOf('orders', top), {
      ...small,
      height: height - 2 * padding,
      direction,
    });
    const end = y + height;
    doc
      .lineWidth(0.5)
      .strokeColor('#bbb')
      .moveTo(margin, end)
      .lineTo(margin + width, end)
      .stroke();
  }

  return pdfOf({ title: words.title, locale }, async function* (paper) {
    const { doc, write } = paper;
    const pages = pagesOf(paper);
    const whole = (y: number): Box => ({ x: margin, y, width });
    for (const [place, rows] of pages.entries()) {
      doc.addPage({ size: 'A4', margin: 0 });
      if (place === 0) {
        const counts = `${words.orders}: ${number(list.ordersCount)} · ${words.pieces}: ${number(list.pieces)}`;
        write(words.title, whole(34), { size: 22, lines: 1, direction });
        write(counts, whole(64), { size: 11, lines: 1, direction });
        const printed = `${date(now)} · ${time(now)}`;
        write(printed, whole(42), { ...head, align: 'end', direction });
      }
      let y = place === 0 ? firstTop : nextTop;
      drawHead(paper, y);
      for (const row of rows) {
        drawRow(paper, row, y);
        y += row.height;
        yield;
      }
      const page = `${number(place + 1)} / ${number(pages.length)}`;
      write(page, whole(pageHeight - 46), { ...head, align: 'center', direction });
    }
  });
}
