import type { Readable } from 'node:stream';

import type { LabelSize, Piastres } from '@craftsandore/contract';
import {
  carrierLabel,
  formatPhone,
  formattersFor,
  parcelLabelWords as words,
} from '@craftsandore/i18n';

import { code128, quietModules } from '../../../../pdf/barcode.ts';
import { type Box, type Paper, paperSizes, pdfOf } from '../../../../pdf/paper.ts';
import type { ParcelLabel } from './find-labels.ts';

const { number, money } = formattersFor('ar');

const [labelWidth, labelHeight] = paperSizes.A6;
const margin = 17;
const width = labelWidth - 2 * margin;
const barHeight = 48;
/** Points of the narrowest bar at most: scanners read no better what is wider. */
const widestModule = 1.4;
const cashHeight = 76;

/** The labels of parcels as a PDF: one on each sheet of A6, or four on one of A4. `shop` is its name in Arabic. */
export function drawLabels(
  labels: readonly ParcelLabel[],
  { size, shop }: { size: LabelSize; shop: string },
): Promise<Readable> {
  const [pageWidth, pageHeight] = paperSizes[size];
  const perPage = size === 'A4' ? 4 : 1;
  return pdfOf({ title: words.title, locale: 'ar' }, async function* (paper) {
    const { doc } = paper;
    for (const [place, label] of labels.entries()) {
      const corner = place % perPage;
      if (corner === 0) {
        doc.addPage({ size: [pageWidth, pageHeight], margin: 0 });
        if (perPage > 1) drawCuts(paper, pageWidth, pageHeight);
      }
      // The first one is at the right, as everything is read.
      const isLeft = perPage > 1 && corner % 2 === 1;
      const isRight = perPage > 1 && !isLeft;
      doc.save();
      doc.translate(isRight ? pageWidth / 2 : 0, corner < 2 ? 0 : pageHeight / 2);
      drawLabel(paper, { label, shop, barcode: await code128(label.trackingNumber) });
      doc.restore();
      yield;
    }
  });
}

function drawCuts({ doc }: Paper, pageWidth: number, pageHeight: number) {
  doc.lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#999');
  doc
    .moveTo(pageWidth / 2, 0)
    .lineTo(pageWidth / 2, pageHeight)
    .stroke();
  doc
    .moveTo(0, pageHeight / 2)
    .lineTo(pageWidth, pageHeight / 2)
    .stroke();
  doc.undash();
}

type Drawn = { label: ParcelLabel; shop: string; barcode: Awaited<ReturnType<typeof code128>> };

/** From the top: whose it is, its number, where it goes; at the foot what is to be collected. */
function drawLabel(paper: Paper, { label, shop, barcode }: Drawn) {
  const { doc, write } = paper;
  const half = width / 2;
  const [left, right] = [margin, margin + half];
  const whole = (y: number): Box => ({ x: margin, y, width });
  const line = (y: number) =>
    doc
      .lineWidth(0.75)
      .strokeColor('#000')
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke();

  write(shop, { x: right, y: 14, width: half }, { size: 13, smallest: 8, lines: 1 });
  const { orderReference } = label;
  write(
    orderReference,
    { x: left, y: 15, width: half },
    { size: 12, smallest: 8, ...latin('start') },
  );
  line(37);

  drawBars(paper, barcode, 44);
  write(label.trackingNumber, whole(44 + barHeight), { size: 11, smallest: 7, ...latin('center') });
  line(114);

  let y = 116;
  const place = { x: left + 78, y, width: width - 78 };
  const carrier = carrierLabel(label.carrier, 'ar');
  write(label.governorate, place, { size: 25, smallest: 14, lines: 1 });
  write(carrier, { x: left, y: y + 12, width: 74 }, { size: 10, lines: 1, align: 'end' });
  y += 39;
  y += write(label.name, whole(y), { size: 16, smallest: 10, height: 32 });
  const phones = label.phoneNumbers.map(formatPhone).join('  /  ');
  y += write(phones, whole(y), { size: 13, smallest: 9, ...latin('end') });

  const foot = labelHeight - margin - cashHeight;
  const note = label.note && `${words.note}: ${label.note}`;
  const noteStyle = { size: 10, smallest: 7.5, height: 46 };
  const noteHeight = note ? paper.heightOf(note, whole(0), noteStyle) : 0;
  const noteTop = foot - noteHeight - 5;
  write(label.address, whole(y + 2), { size: 14, smallest: 7, height: noteTop - y - 4 });
  if (note) write(note, whole(noteTop), noteStyle);

  drawCash(paper, foot, label);
}

/** Of what is Latin by itself. */
const latin = (align: 'start' | 'center' | 'end') => ({
  direction: 'ltr' as const,
  lines: 1,
  align,
});

function drawBars({ doc }: Paper, { bars, width: modules }: Drawn['barcode'], y: number) {
  const module = Math.min(widestModule, width / (modules + 2 * quietModules));
  const left = margin + (width - modules * module) / 2;
  for (const bar of bars) doc.rect(left + bar.from * module, y, bar.width * module, barHeight);
  doc.fill('#000');
}

function drawCash(
  { doc, write }: Paper,
  y: number,
  label: Pick<ParcelLabel, 'cashDue' | 'pieces'>,
) {
  const side = 62;
  doc.lineWidth(1.5).strokeColor('#000').rect(margin, y, width, cashHeight).stroke();
  doc
    .moveTo(margin + side, y)
    .lineTo(margin + side, y + cashHeight)
    .stroke();
  const box = { x: margin + side + 8, width: width - side - 16 };
  write(words.collect, { ...box, y: y + 6 }, { size: 10, lines: 1 });
  write(cashWords(label.cashDue), { ...box, y: y + 22 }, { size: 29, smallest: 15, lines: 1 });
  const pieces = { x: margin + 4, width: side - 8 };
  write(
    words.pieces,
    { ...pieces, y: y + 6 },
    { size: 10, smallest: 7, lines: 1, align: 'center' },
  );
  write(
    number(label.pieces),
    { ...pieces, y: y + 22 },
    { size: 29, smallest: 12, lines: 1, align: 'center' },
  );
}

const cashWords = (due: Piastres) => (due > 0 ? money(due) : words.nothing);
