import { toPounds, type Piastres, type ReportRow, type SalesReport } from '@craftsandore/contract';
import { reportWords, type Locale } from '@craftsandore/i18n';

import { toCsv } from '../../csv.ts';

const pounds = (amount: Piastres | null) => (amount === null ? '' : toPounds(amount).toFixed(2));

/** The rows of a report as a table for Excel, with what was sold as its last line. */
export function salesReportAsCsv({ span, by, rows, others }: SalesReport, locale: Locale): string {
  const words = reportWords(locale);
  const { sold } = span;
  const nameOf = ({ name, nameAr }: ReportRow) => (locale === 'ar' ? nameAr : name);
  const amounts = ({
    pieces,
    goods,
    adjustments,
    delivery,
    total,
  }: Omit<ReportRow, 'key' | 'name' | 'nameAr' | 'orders'>) => [
    String(pieces),
    pounds(goods),
    pounds(adjustments),
    pounds(delivery),
    pounds(total),
  ];
  return toCsv([
    [
      ...[words.parts[by], words.orders, words.pieces, words.goods],
      ...[words.adjustments, words.delivery, words.total],
    ],
    ...rows.map((row) => [nameOf(row), String(row.orders), ...amounts(row)]),
    ...(others ? [[words.others, '', ...amounts(others)]] : []),
    [words.sum, String(sold.orders), ...amounts(sold)],
  ]);
}
