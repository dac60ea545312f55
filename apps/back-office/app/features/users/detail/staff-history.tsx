import type { StaffChange } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import styles from './staff-history.module.css';

/** What was done to an account of staff, when and by whom. */
export function StaffHistory({ changes }: { changes: StaffChange[] }) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  if (changes.length === 0) return null;

  return (
    <Panel title={t('staffAccount.history')}>
      <ol className={styles.root}>
        {changes.map(({ id, act, roleName, reason, staffName, createdAt }) => {
          const moment = { date: shortDate(createdAt), time: time(createdAt) };
          return (
            <li key={id}>
              {t(`staffAct.${act}`)}
              {roleName && `: ${t(`role.${roleName}`)}`}
              {reason && (
                <span className={styles.by}>
                  <Typed>{reason}</Typed>
                </span>
              )}
              <span className={styles.by}>
                {staffName
                  ? t('order.byStaff', { ...moment, name: staffName })
                  : t('staffAccount.byCommand', moment)}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
