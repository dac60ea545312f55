import type { Result } from '@craftsandore/api-client';
import type { ReturnFigures as Figures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Panel } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { Meter } from '../../../components/meter.tsx';
import columns from '../../../shell/columns.module.css';
import styles from '../outbox/outbox.module.css';

type FiguresProps = { figures: Promise<Result<Figures>> };

/** Why pieces came back in the last 90 days, and of which products most. */
export function ReturnFigures({ figures }: FiguresProps) {
  const { t } = useTranslation();
  const { number, local } = useLocale();
  const result = use(figures);
  if (!result.ok) return <Panel title={t('returns.reasons')}>{t('returns.figuresFailed')}</Panel>;
  const { reasons, products } = result.value;
  const highest = Math.max(...reasons.map(({ count }) => count));
  if (reasons.length === 0)
    return <Panel title={t('returns.reasons')}>{t('returns.noReasons')}</Panel>;

  return (
    <>
      <Panel title={t('returns.reasons')}>
        <div className={columns.stack}>
          {reasons.map(({ reason, count }) => (
            <div key={reason}>
              <DescriptionList
                items={[{ term: t(`returnReason.${reason}`), description: number(count) }]}
              />
              <Meter share={count / highest} />
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={t('returns.most')}>
        <DescriptionList
          items={products.map(({ returned, delivered, reason, ...product }) => ({
            term: (
              <span className={styles.facts}>
                <bdi>{local(product, 'name')}</bdi>
                <span className={styles.muted}>{t(`returnReason.${reason}`)}</span>
              </span>
            ),
            description: t('returns.ofDelivered', {
              returned: number(returned),
              delivered: number(delivered),
            }),
          }))}
        />
      </Panel>
    </>
  );
}
