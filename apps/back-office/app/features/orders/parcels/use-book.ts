import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import type { Book, parcelIntents } from './parcel-calls.ts';

/** Books by the action at a path, and says how many parcels were booked, and of how many their carrier has not answered. */
export function useBook(path: string): Book {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof parcelIntents>(path);

  return async (booking, key) => {
    const result = await act('book', { booking, key });
    const parcels = result.ok ? result.value.flatMap(({ parcel }) => parcel ?? []) : [];
    const waiting = parcels.filter(({ state }) => state === 'booking').length;
    const count = parcels.length - waiting;
    if (count > 0) showToast({ tone: 'success', children: t('booking.done', { count }) });
    if (waiting > 0) showToast({ children: t('booking.waiting', { count: waiting }) });
    return result;
  };
}
