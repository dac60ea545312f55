import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: { wasmBinary: await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm')) },
});

type Picture = { width: number; height: number; data: Uint8ClampedArray };

type CanvasFactory = {
  create: (
    width: number,
    height: number,
  ) => {
    canvas: { width: number; height: number };
    context: { getImageData: (x: number, y: number, width: number, height: number) => Picture };
  };
};

/** Pixels of a point: about what a scanner sees of a sheet from a printer. */
const scale = 4;

/** What a reader and a scanner find on each page: its size in points, its words as they are copied, its barcodes. */
export async function readPdf(file: Blob) {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale });
    const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(
      viewport.width,
      viewport.height,
    );
    await page.render({ canvas: canvas as never, viewport }).promise; // its types know browsers only
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture as never, { formats: ['Code128'] }); // the same
    pages.push({
      size: [page.view[2], page.view[3]],
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''))
        .join(''),
      codes: found.map(({ text }) => text),
      margins: marginsOf(picture),
    });
  }
  await loading.destroy();
  return pages;
}

/** How much of a page is empty on each side, in points. */
function marginsOf({ width, height, data }: Picture) {
  const ink = { left: width, top: height, right: -1, bottom: -1 };
  for (let place = 0; place < width * height; place += 1) {
    if ((data[place * 4] ?? 255) > 200) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  const { left, top } = ink;
  const sides = { left, top, right: width - 1 - ink.right, bottom: height - 1 - ink.bottom };
  return Object.fromEntries(
    Object.entries(sides).map(([side, pixels]) => [side, Math.round(pixels / scale)]),
  );
}
