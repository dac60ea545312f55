import type { ImportState } from '@craftsandore/contract';
import { importStates } from '@craftsandore/contract';
import type { TFunction } from 'i18next';

type Counts = Record<ImportState, number>;

/** How many rows are of each kind that there are any of, in words. */
export const countsIn = (counts: Counts, t: TFunction): string[] =>
  importStates
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`importCount.${kind}`, { rows: counts[kind] }));
