import { askingTemplates, piastres } from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { smsText, whatsAppManifest, whatsAppText } from './channel-text.ts';
import { locales } from './locale.ts';

const order = {
  reference: 'CS-26-01184',
  totalCost: piastres(233_000),
  toPay: piastres(233_000),
  pieces: 3,
  firstPiece: { name: 'Salad bowl', nameAr: 'سلطانية' },
  promised: { from: '2026-11-24', to: '2026-11-26' },
  confirmUrl: `https://shop.example/c/${'x'.repeat(27)}`,
};

const all = askingTemplates.flatMap((template) => locales.map((locale) => ({ template, locale })));

describe.each(all)('$template in $locale', ({ template, locale }) => {
  const shop = locale === 'ar' ? 'كرافتساندور' : 'Craftsandore';
  const manifest = whatsAppManifest(template, locale);
  const sent = whatsAppText(order, { template, shop, locale });

  test('is one that WhatsApp approves', () => {
    expect(manifest.name).toMatch(/^[a-z\d_]+$/);
    expect(manifest.body.match(/\{\{\d+\}\}/g)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `{{${n}}}`));
    expect(manifest.body).not.toMatch(/^\{\{|\}\}$/);
    expect(manifest.body.length).toBeLessThanOrEqual(1_024);
    for (const button of manifest.buttons) expect(button.length).toBeLessThanOrEqual(25);
  });

  test('is sent as it was approved, with as many values', () => {
    const filled = sent.values.reduce(
      (text, value, index) => text.replace(`{{${index + 1}}}`, value),
      manifest.body,
    );
    expect(sent.text).toBe(filled);
    expect(sent.name).toBe(manifest.name);
    expect(sent.answers).toHaveLength(manifest.buttons.length);
  });

  test('has values of one line, none of them empty, whatever things are called', () => {
    const name = `Bowl\n\t${' '.repeat(9)}${'long '.repeat(100)}`;
    const firstPiece = { name, nameAr: name };
    const odd = { ...order, pieces: 1, promised: null, firstPiece };
    const { values, text } = whatsAppText(odd, { template, shop, locale });
    for (const value of values) expect(value).toMatch(/^\S+(?: \S+)*$/);
    expect(text.length).toBeLessThanOrEqual(1_024);
  });

  test('asks for no more than is left to pay', () => {
    const inPart = { ...order, toPay: piastres(183_000) };
    const inFull = { ...order, toPay: piastres(0) };
    const texts = [inPart, inFull].flatMap((paid) => [
      whatsAppText(paid, { template, shop, locale }).values[3],
      smsText(paid, { template, shop, locale }),
    ]);
    const [part, partBySms, full, fullBySms] = texts.map((text) => text?.replaceAll('\u00a0', ' '));
    const isArabic = locale === 'ar';
    expect(part).toBe(
      isArabic
        ? '١٬٨٣٠ ج.م (سبق دفع ٥٠٠ ج.م من ٢٬٣٣٠ ج.م)'
        : 'LE 1,830 (LE 500 of LE 2,330 is paid already)',
    );
    expect(full).toBe(
      isArabic ? '٠ ج.م (سبق دفع ٢٬٣٣٠ ج.م بالكامل)' : 'LE 0 (LE 2,330 is paid already)',
    );
    expect(partBySms).toContain(isArabic ? '١٬٨٣٠ ج.م' : 'LE 1,830');
    expect(fullBySms).toContain(isArabic ? 'مدفوع بالكامل' : 'paid in full');
  });

  test('says order, sum and link by SMS in few letters', () => {
    const text = smsText(order, { template, shop, locale });
    for (const value of [order.reference, order.confirmUrl]) expect(text).toContain(value);
    expect(text.replace(order.confirmUrl, '').length).toBeLessThanOrEqual(134);
  });
});
