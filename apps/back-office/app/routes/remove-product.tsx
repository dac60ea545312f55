import { deleteProduct, getProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { productsPath } from '../features/products/product-filters.ts';
import { RemoveProductPage } from '../features/products/remove-product-page.tsx';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import { refusalOf } from '../refusal.ts';
import type { Route } from './+types/remove-product';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, deleteProduct.access);
  const params = pathParams(getProduct, args.params);
  return { api, product: await api(getProduct, { params }) };
}

export default function RemoveProductRoute({ loaderData }: Route.ComponentProps) {
  const { api, product } = loaderData;
  const { t, local } = useLocale();
  const navigate = useNavigate();
  const showToast = useToast();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function remove() {
    setPending(true);
    const failure = await refusalOf(api(deleteProduct, { params: { id: product.id } }));
    if (failure) {
      const reason = failure.sentence ?? t('product.networkError');
      showToast({ tone: 'danger', children: reason });
      setRefusal(reason);
      setPending(false);
      return;
    }
    const words = t('removeProduct.removed', { product: local(product, 'name') });
    showToast({ tone: 'success', children: words });
    await navigate(productsPath(), { replace: true });
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
