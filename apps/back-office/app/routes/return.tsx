import type { Result } from '@craftsandore/api-client';
import { getReturn, listRefundDestinations, listReturnPhotos } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { returnIntents } from '../features/orders/returns/return-calls.ts';
import { ReturnPage } from '../features/orders/returns/return-page.tsx';
import { ReturnPhotos } from '../features/orders/returns/return-photos.tsx';
import { returnsPath } from '../features/orders/returns/return-filters.ts';
import { useLive } from '../live/use-live.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/return';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getReturn.access);
  const params = pathParams(getReturn, args.params);
  const photos = api(listReturnPhotos, { params });
  const shown = await api(getReturn, { params });
  const ofOrder = { params: { orderId: shown.orderId } };
  const destinations = await api(listRefundDestinations, ofOrder);
  return { shown, destinations, photos: await photos };
});

export const clientAction = actionOf(returnIntents, onceAnswered);

/** They change nothing that the page has loaded. */
const reading = { revalidate: false } as const;

const kinds = ['return.changed'] as const;

export default function ReturnRoute({
  loaderData: { shown, destinations, photos },
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const act = useAction<typeof returnIntents>();
  const { id, orderId } = shown;
  useLive(kinds, (ids) => {
    if (!ids || ids.has(orderId)) void revalidate();
  });

  async function told<T>(done: Promise<Result<T>>, words: string) {
    const result = await done;
    if (result.ok) showToast({ tone: 'success', children: words });
    return result;
  }

  return (
    <ReturnPage
      key={id}
      {...{ shown, destinations }}
      onNoteDestination={(orderId, refundTo) =>
        told(
          act('noteDestination', { params: { orderId }, body: { refundTo } }),
          t('refundTo.noted'),
        )
      }
      onMove={(body) => told(act('move', { params: { id }, body }), t('returns.moved'))}
      onReceive={(pieces, key) => told(act('receive', { id, pieces, key }), t('returns.moved'))}
      onBegin={(items) => act('begin', { items }, reading)}
      onSearch={(query) => act('search', { query: { query, perPage: 9 } }, reading)}
      onExchange={(body) =>
        told(act('exchange', { params: { id }, body }), t('returns.exchangeMade'))
      }
      onPay={(refund, key) => told(act('pay', { id, refund, key }), t('returns.refundPaid'))}
    >
      <ReturnPhotos
        photos={photos}
        onAdd={(file) => {
          const upload = { file, signal: new AbortController().signal, onSent: () => undefined };
          return told(act('addPhoto', { params: { id } }, { upload }), t('returns.photoAdded'));
        }}
        onDelete={(photoId) =>
          told(act('deletePhoto', { params: { id, photoId } }), t('returns.photoDeleted'))
        }
      />
    </ReturnPage>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  const list = { href: returnsPath(), label: t('nav.returns') };
  return (
    <PageError title={t('returns.pageFailed')} missing={{ title: t('returns.missing'), list }} />
  );
}
