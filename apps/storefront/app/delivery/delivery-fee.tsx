import type { Piastres } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { Money } from '../components/money.tsx';

/** What delivery costs; nothing is said in a word. */
export function DeliveryFee({ fee }: { fee: Piastres }) {
  const { t } = useTranslation();
  return fee === 0 ? t('delivery.free') : <Money amount={fee} />;
}
