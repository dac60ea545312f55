import type { ArabicFor } from '../../dictionary.ts';
import type { costs as english } from './order.en.ts';

export const costs: ArabicFor<typeof english> = { refusedShare: 'خصم القطع التي لم تُستلم' };
