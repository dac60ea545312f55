import type { Refusal } from '@craftsandore/api-client';
import { Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../session/context.ts';
import { chatAddress } from '../session/shop.ts';

/** Why an order could not be placed. */
export type OrderFailure = Pick<Refusal, 'code'> & { sentence: string };

/** What the shop has to be asked about, because nothing in the form would change it. */
const isForUs = (code: Refusal['code']) =>
  code === 'order.too_many_waiting' ||
  code === 'order.account_too_many_waiting' ||
  code === 'order.too_many_pieces' ||
  code === 'order.too_many_held' ||
  code === 'order.refused';

/** Why an order could not be placed, and whom to ask where pressing again is of no use. */
export function OrderRefusal({ sentence, code }: OrderFailure) {
  const { t } = useTranslation();
  const shop = useShop();
  return (
    <>
      <bdi>{sentence}</bdi>{' '}
      {isForUs(code) && (
        <Link href={chatAddress(shop)} target="_blank" rel="noreferrer">
          {t('checkout.askUs')}
        </Link>
      )}
    </>
  );
}
