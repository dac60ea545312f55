import { Segmented } from '@craftsandore/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { KeyHint } from './key-hint.tsx';
import styles from './outcome-bar.module.css';
import {
  type NotedOutcome,
  outcomeGroups,
  outcomes,
  type OutcomeWay,
  outcomeWays,
} from './outcomes.ts';

type OutcomeBarProps = {
  /** What was asked about and left open: reading goes on where it was begun. */
  left?: NotedOutcome | undefined;
  way: OutcomeWay;
  onWay: (way: OutcomeWay) => void;
  onOutcome: (outcome: NotedOutcome) => void;
};

/** All that can come of an attempt, in sight: one press, or one key, each. */
export function OutcomeBar({ left, way, onWay, onOutcome }: OutcomeBarProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left) root.current?.querySelector<HTMLElement>(`[data-outcome='${left}']`)?.focus();
  }, [left]);

  return (
    <div ref={root} className={styles.root}>
      <Segmented
        label={t('desk.way')}
        className={styles.ways}
        options={outcomeWays.map((value) => ({ value, label: t(`attemptChannel.${value}`) }))}
        value={way}
        onChange={onWay}
      />
      <div className={styles.groups}>
        <Outcomes of="confirms" onOutcome={onOutcome} />
        {outcomeGroups.map((name) => (
          // Who writes or stands there has been reached.
          <fieldset
            key={name}
            className={styles.group}
            disabled={name === 'notReached' && way !== 'call'}
          >
            <legend className={styles.legend}>{t(`deskGroup.${name}`)}</legend>
            <Outcomes of={name} onOutcome={onOutcome} />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

type OutcomesProps = Pick<OutcomeBarProps, 'onOutcome'> & {
  of: (typeof outcomes)[number]['group'];
};

function Outcomes({ of, onOutcome }: OutcomesProps) {
  const { t } = useTranslation();
  return outcomes
    .filter(({ group }) => group === of)
    .map(({ outcome, hint }) => (
      <button
        key={outcome}
        type="button"
        className={styles.outcome}
        data-group={of}
        data-outcome={outcome}
        aria-keyshortcuts={hint}
        onClick={() => onOutcome(outcome)}
      >
        {t(`outcomeKey.${outcome}`)}
        <KeyHint>{hint}</KeyHint>
      </button>
    ));
}
