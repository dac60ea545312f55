import { useTranslation } from 'react-i18next';

import styles from './trial-result.module.css';
import type { Trial } from './use-trial.ts';

/** How the searches that the shop checks itself by would fare. */
export function ComparedChecks({
  checks,
  better,
  worse,
}: Pick<Trial, 'checks' | 'better' | 'worse'>) {
  const { t } = useTranslation();
  if (checks === 0) return <p>{t('trial.noChecks')}</p>;
  if (better.length + worse.length === 0) return <p>{t('trial.allSame', { count: checks })}</p>;

  return (
    <>
      {worse.length > 0 && (
        <Changed words={t('trial.worse', { count: worse.length, checks })} checks={worse} />
      )}
      {better.length > 0 && (
        <Changed words={t('trial.better', { count: better.length, checks })} checks={better} />
      )}
    </>
  );
}

type ChangedProps = { words: string; checks: Trial['better'] };

function Changed({ words, checks }: ChangedProps) {
  const { t } = useTranslation();
  const percent = (share: number) => Math.round(share * 100);

  return (
    <div>
      <p>{words}</p>
      <ul className={styles.list}>
        {checks.map(({ query, before, after }) => (
          <li key={query}>
            {t('trial.share', { query, before: percent(before), after: percent(after) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
