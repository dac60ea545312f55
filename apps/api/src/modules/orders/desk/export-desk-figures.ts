import type { DeskFigurePart, DeskFigureRow } from '@craftsandore/contract';
import { deskFigureWords, type Locale } from '@craftsandore/i18n';

import { toCsv } from '../../../csv.ts';

/** The rows of the desk's figures as a table for Excel; rates in hundredths, so that they can be calculated with. */
export function deskFiguresAsCsv(
  by: DeskFigurePart,
  rows: readonly DeskFigureRow[],
  locale: Locale,
): string {
  const { parts, nobody, ...columns } = deskFigureWords(locale);
  const nameOf = ({ key, name, nameAr }: DeskFigureRow) =>
    by === 'day' ? key : (locale === 'ar' ? nameAr : name) || nobody;
  const rounded = (value: number | null) => (value === null ? '' : value.toFixed(2));
  return toCsv([
    [
      ...[parts[by], columns.placed, columns.counted, columns.confirmed, columns.confirmationRate],
      ...[columns.delivered, columns.returned, columns.deliveryRate, columns.attempts],
    ],
    ...rows.map((row) => [
      ...[nameOf(row), String(row.placed), String(row.counted), String(row.confirmed)],
      ...[rounded(row.confirmationRate), String(row.delivered), String(row.returned)],
      ...[rounded(row.deliveryRate), rounded(row.attemptsPerConfirmation)],
    ]),
  ]);
}
