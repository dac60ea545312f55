import { Button, Notice } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { type AddedKind, LiveContext } from './live.ts';
import styles from './added-bar.module.css';
import { useAddedCount } from './use-live.ts';
import { useAddedWords } from './use-added-words.ts';

/** Says that something was added, instead of moving what somebody reads; `onShow` brings it in. */
export function AddedBar({ kind, onShow }: { kind: AddedKind; onShow: () => void }) {
  const { t } = useTranslation();
  const live = use(LiveContext);
  const words = useAddedWords(kind);
  if (useAddedCount(kind) === 0) return null;

  return (
    // New orders are said on every page.
    <Notice className={styles.root} role={kind === 'order.placed' ? undefined : 'status'}>
      <div className={styles.words}>
        <span>{words}</span>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            live.see(kind);
            onShow();
          }}
        >
          {t('live.show')}
        </Button>
      </div>
    </Notice>
  );
}
