import { Button, DownloadIcon, Notice, PrinterIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../../navigation/save-file.ts';
import styles from './second-step.module.css';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();

  return (
    <div className={styles.part}>
      <Notice tone="warning" role="status">
        {t('secondStep.keepCodes')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <span className={styles.buttons}>
        <Button
          variant="secondary"
          iconBefore={<DownloadIcon />}
          onClick={() =>
            saveFile('craftsandore-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')
          }
        >
          {t('secondStep.download')}
        </Button>
        <Button variant="secondary" iconBefore={<PrinterIcon />} onClick={() => window.print()}>
          {t('secondStep.print')}
        </Button>
        <Button onClick={onDone}>{t('secondStep.kept')}</Button>
      </span>
    </div>
  );
}
