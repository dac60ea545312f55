import type { Passkey } from '@craftsandore/contract';
import { Button } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import styles from './second-step.module.css';

type PasskeyListProps = {
  passkeys: Passkey[];
  onAsk: (what: 'rename-passkey' | 'remove-passkey', passkey: Passkey) => void;
};

export function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  const { t } = useTranslation();
  const moment = useMoment();

  return (
    <ul className={styles.keys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.key}>
          <span className={styles.words}>
            <Typed>{passkey.name}</Typed>
            <span className={styles.muted}>
              {passkey.lastUsedAt
                ? t('secondStep.lastUsed', { date: moment(passkey.lastUsedAt) })
                : t('secondStep.since', { date: moment(passkey.createdAt) })}
            </span>
          </span>
          <span className={styles.buttons}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('secondStep.renameKey', { name: passkey.name })}
              onClick={() => onAsk('rename-passkey', passkey)}
            >
              {t('secondStep.rename')}
            </Button>
            <Button
              variant="danger-quiet"
              size="sm"
              aria-label={t('secondStep.removeKey', { name: passkey.name })}
              onClick={() => onAsk('remove-passkey', passkey)}
            >
              {t('secondStep.remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
