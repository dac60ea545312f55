import type { Discounted } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Problem } from '../../problem.ts';
import { adjustmentOf, type Best } from '../promotions/promotion-for.ts';
import { adjustmentOnWire } from './adjustments.ts';
import { refusalIn } from './refusal-in.ts';

/** What a promotion takes off, and why the named one does not, as the wire has it. */
export const toDiscounted = (
  { best, refusal }: { best: Best | null; refusal: Problem | null },
  locale: Locale,
): Discounted => ({
  adjustments: best ? [adjustmentOnWire(adjustmentOf(best))] : [],
  ...(refusal && { promotionRefusal: refusalIn(refusal, locale) }),
});
