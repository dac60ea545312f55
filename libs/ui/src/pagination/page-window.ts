/** Stands in the window for pages that are left out. */
export const gap = 'gap';

/**
 * The page numbers worth showing: the first, the last, and the neighbours of the current one, with a
 * gap where pages are left out. A gap never stands for a single page.
 */
export function pageWindow(page: number, pageCount: number): (number | typeof gap)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) [2, 3].forEach((number) => shown.add(number));
  if (page >= pageCount - 2) [pageCount - 2, pageCount - 1].forEach((number) => shown.add(number));

  const numbers = [...shown]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);

  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1;
    if (skipped === 0) return number;
    return [skipped === 1 ? number - 1 : gap, number];
  });
}
