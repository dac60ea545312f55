import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import type { parcelIntents, Receive } from './parcel-calls.ts';

/** Receives a parcel by the action at a path, and says how many pieces are on sale again. */
export function useReceive(path?: string): Receive {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof parcelIntents>(path);

  return async (id, pieces, key) => {
    const result = await act('receive', { id, pieces, key });
    const count = pieces
      .filter(({ condition }) => condition === 'sellable')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (result.ok) showToast({ tone: 'success', children: t('receive.onSale', { count }) });
    return result;
  };
}
