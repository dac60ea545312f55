import type { CallInput, placePhoneOrder } from '@craftsandore/contract';

import { readNumber } from '../../form/read-number.ts';

/** What is to be asked for more or less than the catalogue says, as it is typed. */
export type AdjustmentDraft = { kind: 'less' | 'more'; amount: string; reason: string };

export const emptyAdjustment: AdjustmentDraft = { kind: 'less', amount: '', reason: '' };

type NewAdjustment = NonNullable<CallInput<typeof placePhoneOrder>['body']['adjustment']>;

/** As the calls take it, in pounds; null where nothing is open, or amount or reason is wanting. */
export function adjustmentOf(draft: AdjustmentDraft | null): NewAdjustment | null {
  const amount = readNumber(draft?.amount ?? '') ?? 0;
  const reason = draft?.reason.trim();
  if (!draft || !reason || !(amount > 0)) return null;
  return { amount: draft.kind === 'less' ? -amount : amount, reason };
}
