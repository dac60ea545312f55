import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import type { Book, parcelIntents } from './parcel-calls.ts';

/** Books by the action at a path, and says how many parcels were booked. */
export function useBook(path: string): Book {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof parcelIntents>(path);

  return async (booking, key) => {
    const result = await act('book', { booking, key });
    const count = result.ok ? result.value.filter(({ parcel }) => parcel).length : 0;
    if (count > 0) showToast({ tone: 'success', children: t('booking.done', { count }) });
    return result;
  };
}
