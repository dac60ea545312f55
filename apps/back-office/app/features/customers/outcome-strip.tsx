import type { StaffCustomer } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import styles from './outcome-strip.module.css';

type Outcomes = StaffCustomer['latestOutcomes'];

/** What came of the newest orders, the newest at the start. It stands beside the sentence, never alone. */
export function OutcomeStrip({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  if (outcomes.length === 0) return null;
  const words = outcomes.map((outcome) => t(`outcome.${outcome}`));
  return (
    <span
      role="img"
      aria-label={new Intl.ListFormat(locale, { type: 'unit' }).format(words)}
      className={styles.root}
    >
      {outcomes.map((outcome, index) => (
        <span
          // Marks have no other name than their place.
          key={index}
          className={styles.mark}
          data-outcome={outcome}
        />
      ))}
    </span>
  );
}

const all: Outcomes = ['delivered', 'refused', 'returned', 'cancelled', 'open'];

/** What the marks mean. */
export function OutcomeLegend() {
  const { t } = useTranslation();
  return (
    <p className={styles.legend}>
      {all.map((outcome) => (
        <span key={outcome} className={styles.root}>
          <span className={styles.mark} data-outcome={outcome} />
          {t(`outcome.${outcome}`)}
        </span>
      ))}
    </p>
  );
}
