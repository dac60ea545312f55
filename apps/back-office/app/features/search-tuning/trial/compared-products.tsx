import { useLocale } from '@craftsandore/i18n/react';
import { Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './trial-result.module.css';
import type { Trial } from './use-trial.ts';

type ComparedProductsProps = Pick<Trial, 'before' | 'after'> & { query: string };

/** What a search finds with a group, beside what it finds without. */
export function ComparedProducts({ query, before, after }: ComparedProductsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const isIn = (products: Trial['before'], id: number) =>
    products.some((product) => product.id === id);
  const left = before.filter(({ id }) => !isIn(after, id));

  return (
    <div>
      <p>{t(sentenceOf(before, after), { query })}</p>
      {after.length > 0 && (
        <ol className={styles.list}>
          {after.map((product) => (
            <li key={product.id}>
              <bdi>{local(product, 'name')}</bdi>{' '}
              {before.length > 0 && !isIn(before, product.id) && (
                <Tag tone="success">{t('trial.new')}</Tag>
              )}
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <>
          <p>{t('trial.left')}</p>
          <ul className={styles.list}>
            {left.map((product) => (
              <li key={product.id}>
                <bdi>{local(product, 'name')}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function sentenceOf(before: Trial['before'], after: Trial['after']) {
  if (after.length === 0) return 'trial.stillNothing';
  if (before.length === 0) return 'trial.findsAtLast';
  const isSame = before.map(({ id }) => id).join() === after.map(({ id }) => id).join();
  return isSame ? 'trial.findsTheSame' : 'trial.findsOthers';
}
