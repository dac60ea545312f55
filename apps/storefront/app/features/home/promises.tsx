import { useLocale } from '@craftsandore/i18n/react';
import type { DeliveryPromise } from '@craftsandore/rules';
import { Container, HandCoinsIcon, TruckIcon, UndoIcon } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './promises.module.css';

/** How the shop sells, in three lines: payment, delivery, returns. */
export function Promises({ delivery }: { delivery: DeliveryPromise | null }) {
  const { t } = useTranslation();
  const { money } = useLocale();

  return (
    <section className={styles.root} aria-label={t('promises.label')}>
      <Container>
        <ul className={styles.promises}>
          <PromiseItem icon={<HandCoinsIcon />} title={t('promises.cash')}>
            {t('promises.cashLine')}
          </PromiseItem>
          {delivery && (
            <PromiseItem icon={<TruckIcon />} title={t('promises.days', { count: delivery.days })}>
              {t('promises.places', { count: delivery.places })}
              {delivery.freeFrom !== null && (
                <>
                  {t('list.comma')}
                  {t('promises.free', { amount: money(delivery.freeFrom) })}
                </>
              )}
            </PromiseItem>
          )}
          <PromiseItem icon={<UndoIcon />} title={t('promises.returns')}>
            {t('promises.returnsLine')}
          </PromiseItem>
        </ul>
      </Container>
    </section>
  );
}

type PromiseItemProps = { icon: ReactNode; title: string; children: ReactNode };

function PromiseItem({ icon, title, children }: PromiseItemProps) {
  return (
    <li className={styles.promise}>
      {icon}
      <b>{title}</b>
      <span>{children}</span>
    </li>
  );
}
