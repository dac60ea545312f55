import type { OrderAttempt, TakenOrder } from '@craftsandore/contract';
import { formatTimestamp } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { PhoneIcon, WhatsAppIcon } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import styles from './attempt-strip.module.css';

const parts = ['morning', 'afternoon', 'evening'] as const;
type Part = (typeof parts)[number];

/** The last days are what a call depends on. */
const mostDays = 4;

type AttemptStripProps = {
  attempts: readonly OrderAttempt[];
  nextAttemptAt: string | null;
  partsOfDay: TakenOrder['partsOfDay'];
  now: Date;
};

/** Which parts of which days a customer was tried in, and which is next. */
export function AttemptStrip({ attempts, nextAttemptAt, partsOfDay, now }: AttemptStripProps) {
  const { t } = useTranslation();
  const { dayName, time } = useLocale();
  const when = useMoment('day and time');

  const placeOf = (moment: string | Date) => {
    const [day = '', clock = ''] = formatTimestamp(moment).split(' ');
    const { afternoonFrom, eveningFrom } = partsOfDay;
    const part: Part =
      clock < afternoonFrom ? 'morning' : clock < eveningFrom ? 'afternoon' : 'evening';
    return { day, part, key: `${day} ${part}` };
  };
  const tries = attempts.filter(({ direction }) => direction === 'out');
  const done = new Map(tries.map((attempt) => [placeOf(attempt.createdAt).key, attempt]));
  const next = nextAttemptAt && Date.parse(nextAttemptAt) > now.getTime() ? nextAttemptAt : null;
  const planned = next && placeOf(next).key;
  const current = placeOf(now);
  const moments = [...tries.map(({ createdAt }) => createdAt), now, ...(next ? [next] : [])];
  const days = [...new Map(moments.map((moment) => [placeOf(moment).day, moment]))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-mostDays);
  const said = tries.map(
    ({ channel, createdAt }) => `${t(`attemptChannel.${channel}`)} ${when(createdAt)}`,
  );

  return (
    <div
      role="img"
      aria-label={t('desk.summary', { count: tries.length, parts: said.join(t('form.comma')) })}
      className={styles.root}
    >
      <span className={styles.head} />
      {parts.map((part) => (
        <span key={part} className={styles.head}>
          {t(`partOfDay.${part}`)}
        </span>
      ))}
      {days.map(([day, moment]) => (
        <Day key={day} name={dayName(moment)}>
          {parts.map((part) => {
            const key = `${day} ${part}`;
            const attempt = done.get(key);
            if (attempt) {
              const Icon = attempt.channel === 'call' ? PhoneIcon : WhatsAppIcon;
              return (
                <span key={key} className={styles.part} data-state="done">
                  <Icon />
                  {time(attempt.createdAt)}
                </span>
              );
            }
            const isNow = key === current.key;
            return (
              <span key={key} className={styles.part} data-state={isNow ? 'now' : undefined}>
                {isNow ? t('desk.now') : next && key === planned ? time(next) : '–'}
              </span>
            );
          })}
        </Day>
      ))}
    </div>
  );
}

function Day({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.day}>{name}</span>
      {children}
    </>
  );
}
