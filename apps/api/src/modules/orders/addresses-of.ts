import type { AddressFields } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import { toAddressFields } from '../addresses/addresses.ts';
import type { OrderRow } from './order-rows.ts';

type Addresses = { shippingDetails: AddressFields; billingDetails: AddressFields | null };

/** Where an order goes, and where its bill goes if elsewhere, as both were when it was placed. */
export const addressesOf = (order: OrderRow, locale: Locale): Addresses => ({
  shippingDetails: toAddressFields(order, locale),
  billingDetails: order.billingAddress && toAddressFields(order.billingAddress, locale),
});
