import type { OrderAttempt } from '@craftsandore/contract';
import { LinkIcon, MailIcon, PhoneIcon, UserIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { Typed } from '../../../components/typed.tsx';
import styles from './attempt-events.module.css';

const icons = {
  whatsapp: WhatsAppIcon,
  call: PhoneIcon,
  sms: MailIcon,
  link: LinkIcon,
  in_person: UserIcon,
};

/** What was tried and what came of it, newest first. */
export function AttemptEvents({ attempts }: { attempts: readonly OrderAttempt[] }) {
  const { t } = useTranslation();
  const when = useMoment('day and time');

  return (
    <ol className={styles.root}>
      {attempts.toReversed().map((attempt) => {
        const { id, channel, outcome, direction, createdAt, until, note, staffName } = attempt;
        const Icon = icons[channel];
        const who = direction === 'in' ? t('desk.byCustomer') : t('desk.bySystem');
        return (
          <li key={id} className={styles.event}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <span className={styles.what}>
              {t(`attemptChannel.${channel}`)}
              {t('form.comma')}
              {t(`attemptOutcome.${outcome}`)}
            </span>
            <time dateTime={createdAt} className={styles.small}>
              {when(createdAt)}
            </time>
            <span className={styles.by}>
              {staffName ? <Typed>{staffName}</Typed> : who}
              {until && `${t('form.comma')}${t('desk.until', { moment: when(until) })}`}
              {note && (
                <>
                  <br />
                  <Typed>{note}</Typed>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
