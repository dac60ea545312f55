import type { Refusal, Result } from '@craftsandore/api-client';
import type { getPageVersion, ResponseBody, StaffPage } from '@craftsandore/contract';
import { Button, FormError, Skeleton } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import styles from './compare-version.module.css';
import { WordsDiff } from './words-diff.tsx';

export type Version = ResponseBody<typeof getPageVersion>;

export type VersionCalls = {
  onReadVersion: (number: number) => Promise<Result<Version>>;
  onRestore: (number: number) => Promise<Result<StaffPage>>;
};

type CompareVersionProps = VersionCalls & {
  page: StaffPage;
  number: number;
  /** What is typed would be lost under what is restored. */
  isDirty: boolean;
  onClose: () => void;
  onRestored: () => void;
};

/** What has become of a version since, and the way back to it. */
export function CompareVersion({
  page,
  number,
  isDirty,
  onReadVersion,
  onRestore,
  onClose,
  onRestored,
}: CompareVersionProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [asked] = useState(() => onReadVersion(number));
  const [read, setRead] = useState<Result<Version>>();
  const [refusedRestore, setRefusal] = useState<Refusal>();
  const [isRestoring, setRestoring] = useState(false);
  const version = read?.ok ? read.value : undefined;
  const refusal = refusedRestore ?? (read?.ok === false ? read.refusal : undefined);

  useEffect(() => {
    void asked.then(setRead);
  }, [asked]);

  async function restore() {
    setRestoring(true);
    const result = await onRestore(number);
    setRestoring(false);
    if (result.ok) onRestored();
    else setRefusal(result.refusal);
  }

  const title = t('pages.sinceVersion', { number });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button
            loading={isRestoring}
            disabled={isDirty || !version}
            onClick={() => void restore()}
          >
            {t('pages.restore', { number })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      {refusal && <FormError>{sentenceOf(refusal)}</FormError>}
      {isDirty && <p>{t('pages.saveFirst')}</p>}
      {version ? (
        <div
          className={styles.words}
          role="group"
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard can scroll what is longer than its box only when it is focusable
          tabIndex={0}
          aria-label={title}
        >
          <WordsDiff before={version.words} after={page} />
        </div>
      ) : (
        !refusal && <Skeleton />
      )}
    </Dialog>
  );
}
