import { useTranslation } from 'react-i18next';

import type { AddedKind } from './live.ts';
import { useAddedCount } from './use-live.ts';

const words = {
  'order.placed': 'live.newOrders',
  'review.added': 'live.newReviews',
  'question.added': 'live.newQuestions',
  'message.added': 'live.newMessages',
  'outbox.added': 'live.newMessages',
} as const satisfies Record<AddedKind, string>;

/** How much of a kind was added and nobody has seen. */
export function useAddedWords(kind: AddedKind): string {
  const { t } = useTranslation();
  return t(words[kind], { count: useAddedCount(kind) });
}
