import { useLocale } from '@craftsandore/i18n/react';
import { VisuallyHidden } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { undoMs, type Waiting } from './outbox.ts';
import styles from './undo-strip.module.css';

type UndoStripProps = { waiting: Waiting; onUndo: () => void };

/** What was noted last, for as long as it can be taken back, and what could not be sent yet. */
export function UndoStrip({ waiting: { deed, until, stuck }, onUndo }: UndoStripProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const words = deed && {
    outcome: t(`outcomeKey.${deed.attempt.outcome}`),
    number: orderNumber(deed.orderId),
  };

  return (
    <>
      <div role="status">
        {stuck.length > 0 && (
          <p className={styles.stuck}>{t('deskUndo.stuck', { count: stuck.length })}</p>
        )}
      </div>
      <div className={styles.place} data-ground="inverse">
        <div role="status">
          {words && <p className={styles.words}>{t('deskUndo.done', words)}</p>}
        </div>
        {deed && (
          <>
            <button type="button" className={styles.undo} onClick={onUndo}>
              <Remaining key={deed.key} until={until} />
            </button>
            <span
              key={deed.key}
              className={styles.line}
              style={{ animationDuration: `${undoMs}ms` }}
            />
          </>
        )}
      </div>
    </>
  );
}

/** The seconds are for the eye: a name that changes each second would be read each second. */
function Remaining({ until }: { until: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));

  return (
    <>
      <VisuallyHidden>{t('deskUndo.undo')}</VisuallyHidden>
      <span aria-hidden="true">{t('deskUndo.undoIn', { seconds })}</span>
    </>
  );
}
