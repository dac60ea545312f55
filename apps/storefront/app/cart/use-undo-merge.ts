import { refusalOf } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useCart } from './cart-context.ts';

/** Undoes the last merge of a guest's cart, and says so, or why not. */
export function useUndoMerge() {
  const { t } = useTranslation();
  const showToast = useToast();
  const undoMerge = useCart((cart) => cart.undoMerge);

  return useCallback(
    () =>
      void undoMerge().then(
        () => showToast({ tone: 'success', children: t('cart.unmerged') }),
        (error: unknown) =>
          showToast({
            tone: 'danger',
            children: refusalOf(error).sentence ?? t('cart.unmergeFailed'),
          }),
      ),
    [undoMerge, showToast, t],
  );
}
