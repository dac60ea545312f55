import { useToast } from '@craftsandore/ui';

import { sentenceOf } from '../../shop/failure.ts';

/** Waits for a change of the cart and tells when it failed: the cart itself is restored by then. */
export function useCartChange() {
  const showToast = useToast();

  return async (change: Promise<void>, words: string) => {
    try {
      await change;
    } catch (error) {
      showToast({ tone: 'danger', children: sentenceOf(error) ?? words });
    }
  };
}
