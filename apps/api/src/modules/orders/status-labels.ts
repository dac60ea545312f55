import { orderStatusName, type OrderStatusId } from '@craftsandore/contract';
import { orderStatusLabel } from '@craftsandore/i18n';

/** What people call a status in either language, for the sentence of a refusal. */
export function statusLabels(statusId: OrderStatusId) {
  const name = orderStatusName(statusId);
  return { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
}
