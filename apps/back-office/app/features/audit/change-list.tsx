import type { AuditChange } from '@craftsandore/contract';
import { ArrowForwardIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './change-list.module.css';

/** As many as a row shows before somebody asks for the others. */
const shown = 3;

/** What values were, and what they are. */
export function ChangeList({ changes }: { changes: AuditChange[] }) {
  const { t } = useTranslation();
  const others = changes.slice(shown);

  return (
    <>
      <Changes changes={changes.slice(0, shown)} />
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{t('audit.more', { count: others.length })}</summary>
          <Changes changes={others} />
        </details>
      )}
    </>
  );
}

function Changes({ changes }: { changes: AuditChange[] }) {
  return (
    <dl className={styles.root}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>
            <bdi>{field}</bdi>
          </dt>
          <dd className={styles.values}>
            {before !== null && (
              <del>
                <bdi dir="auto">{before}</bdi>
              </del>
            )}
            {before !== null && after !== null && <ArrowForwardIcon />}
            {after !== null && (
              <ins>
                <bdi dir="auto">{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
