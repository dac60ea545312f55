import { Button, Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './news-bar.module.css';

type NewsBarProps = {
  words: string;
  /** Left out where they are said elsewhere, too. */
  role?: 'status' | undefined;
  onShow: () => void;
};

/** Says what is new, instead of moving what somebody reads; `onShow` brings it in. Stands last on its page. */
export function NewsBar({ words, role, onShow }: NewsBarProps) {
  const { t } = useTranslation();
  return (
    <Notice className={styles.root} role={role}>
      <div className={styles.words}>
        <span>{words}</span>
        <Button size="sm" variant="secondary" onClick={onShow}>
          {t('live.show')}
        </Button>
      </div>
    </Notice>
  );
}
