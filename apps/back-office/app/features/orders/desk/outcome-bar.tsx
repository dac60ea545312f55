import { Segmented } from '@craftsandore/ui';
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
  way: OutcomeWay;
  onWay: (way: OutcomeWay) => void;
  onOutcome: (outcome: NotedOutcome) => void;
};

/** All that can come of an attempt, in sight: one press, or one key, each. */
export function OutcomeBar({ way, onWay, onOutcome }: OutcomeBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
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
        aria-keyshortcuts={hint}
        onClick={() => onOutcome(outcome)}
      >
        {t(`outcomeKey.${outcome}`)}
        <KeyHint>{hint}</KeyHint>
      </button>
    ));
}
