import { attempt } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';

/** Waits for a change of the cart and tells when it failed: the cart itself is restored by then. */
export function useCartChange() {
  const showToast = useToast();

  return async (change: Promise<void>, words: string) => {
    const changed = await attempt(change);
    if (!changed.ok) showToast({ tone: 'danger', children: changed.refusal.sentence ?? words });
  };
}
