import { type DeskFigurePart, getDeskFigures } from '@craftsandore/contract';

import { daysOf } from '../report-filters.ts';

export type DeskFigureFilters = { from: string; to: string; by: DeskFigurePart };

/** What an address asks for; the last thirty days where it holds no days, or none that figures can span. */
export function filtersIn(url: string, now: Date): DeskFigureFilters {
  const month = daysOf('month', now);
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { data } = getDeskFigures.query.safeParse({ ...month, ...asked });
  return data ?? { ...month, by: 'governorate' };
}

/** The address of the desk's figures, or of their file. */
export const deskFiguresPath = (
  { from, to, by }: DeskFigureFilters,
  path = '/admin-desk/figures',
): string => `${path}?${new URLSearchParams({ from, to, by })}`;
