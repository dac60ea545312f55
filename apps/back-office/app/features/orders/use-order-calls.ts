import { addOrderNote, changeOrder, listProducts } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { useAction } from '../../navigation/actions.ts';
import type { ChangeCalls } from './change/order-change-panel.tsx';
import type { AddNote } from './events/note-form.tsx';

/** What the order's page and the desk do with what an order holds. */
export const orderIntents = { addNote: addOrderNote, change: changeOrder, search: listProducts };

/** They change nothing that the page has loaded. */
const reading = { revalidate: false } as const;

/** The calls about one order, of a page whose action takes `orderIntents`. */
export function useOrderCalls(orderId: number): { change: ChangeCalls; onAddNote: AddNote } {
  const { t } = useTranslation();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const act = useAction<typeof orderIntents>();
  const params = { orderId };

  return {
    change: {
      onAsk: (seenVersion, edits) =>
        act('change', { params, body: { seenVersion, dryRun: true, edits } }, reading),
      onApply: async (seenVersion, edits) => {
        const result = await act('change', {
          params,
          body: { seenVersion, dryRun: false, edits },
        });
        if (result.ok) showToast({ tone: 'success', children: t('orderChange.applied') });
        return result;
      },
      onSearch: (query) => act('search', { query: { query, perPage: 8 } }, reading),
      onReload: () => void revalidate(),
    },
    onAddNote: (text) => act('addNote', { params, body: { text } }),
  };
}
