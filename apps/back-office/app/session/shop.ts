import type { Shop } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { shopAsDelivered } from '@craftsandore/rules';
import { useRouteLoaderData } from 'react-router-dom';

/** What everybody may know of the shop; what it came with where that cannot be had. */
export function useShop(): Shop {
  const root = useRouteLoaderData<{ shop: Shop | null }>('root');
  return root?.shop ?? shopAsDelivered();
}

/** Whether the shop is known not to say yet who sells. */
export function useSellerMissing(): boolean {
  const root = useRouteLoaderData<{ shop: Shop | null }>('root');
  return root?.shop?.sellerIdentity === null;
}

/** The shop's name in the page's language. */
export function useShopName(): string {
  const { local } = useLocale();
  return local(useShop().names, 'name');
}
