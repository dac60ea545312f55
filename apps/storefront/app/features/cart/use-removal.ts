import { attempt } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useCart } from '../../cart/cart-context.ts';
import { focusLine } from './focus-line.ts';
import { useCartChange } from './use-cart-change.ts';

type Removal = {
  /** What is being taken out, as it was before. */
  lines: readonly CartItem[];
  change: Promise<void>;
  done: string;
  failed: string;
};

/** Tells that lines have left the cart, and offers to put them back: one press may have taken them all. */
export function useRemoval() {
  const { t } = useTranslation();
  const showToast = useToast();
  const tellFailure = useCartChange();
  const restore = useCart((cart) => cart.restore);

  return async ({ lines, change, done, failed }: Removal) => {
    const removed = await attempt(change);
    if (!removed.ok) return tellFailure(change, failed);
    const onPress = () => {
      void tellFailure(restore(lines), t('cart.addFailed'));
      focusLine(lines[0]?.productDesignId);
    };
    showToast({ children: done, action: { label: t('action.undo'), onPress } });
  };
}
