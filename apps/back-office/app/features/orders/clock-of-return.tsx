import type { ReturnClock } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { Meter } from '../../components/meter.tsx';
import styles from './outbox/outbox.module.css';

const tones = { calm: 'olive', soon: 'warning', late: 'danger' } as const;

/** What is to be done next for a return and until when, and how much of the time is gone. */
export function ClockOfReturn({ clock }: { clock: ReturnClock }) {
  const { t } = useTranslation();
  const { of, days, gone, tone } = clock;
  const words = () => {
    if (days === 0) return t(`returnClock.${of}Today`);
    if (days < 0 && (of === 'answer' || of === 'refund')) return t(`returnClock.${of}Late`);
    return t(`returnClock.${of}`, { count: days });
  };
  return (
    <span className={styles.facts} style={{ justifyItems: 'stretch' }}>
      {tone === 'calm' ? (
        words()
      ) : (
        <b style={{ color: `var(--color-${tones[tone]})` }}>{words()}</b>
      )}
      <Meter share={gone} tone={tones[tone]} />
    </span>
  );
}
