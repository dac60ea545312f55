import { deleteProduct, getStaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { productsPath } from '../features/products/product-filters.ts';
import { RemoveProductPage } from '../features/products/remove/remove-product-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/remove-product';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, deleteProduct.access);
  const params = pathParams(getStaffProduct, args.params);
  return { product: await api(getStaffProduct, { params }) };
}

const intents = { remove: deleteProduct };
export const clientAction = actionOf(intents);

export default function RemoveProductRoute({ loaderData: { product } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { local } = useLocale();
  const list = useWayBack(productsPath());
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function remove() {
    setPending(true);
    const result = await act('remove', { params: { id: product.id } }, { revalidate: false });
    if (!result.ok) {
      const { refusal } = result;
      const reason = refusal.status === undefined ? t('product.networkError') : sentenceOf(refusal);
      showToast({ tone: 'danger', children: reason });
      setRefusal(reason);
      setPending(false);
      return;
    }
    const words = t('removeProduct.removed', { product: local(product, 'name') });
    showToast({ tone: 'success', children: words });
    list.go({ replace: true });
  }

  return (
    <RemoveProductPage
      product={product}
      isPending={isPending}
      refusal={refusal}
      onRemove={() => void remove()}
    />
  );
}
