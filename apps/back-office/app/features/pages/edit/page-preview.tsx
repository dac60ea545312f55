import { directionOf, type Locale } from '@craftsandore/i18n';
import { Panel, Prose, Skeleton } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './edit-page.module.css';
import { fieldsIn, type SentPage } from './page-fields.ts';
import type { usePreview } from './use-preview.ts';

type PagePreviewProps = {
  languages: readonly Locale[];
  typed: SentPage;
  shown: ReturnType<typeof usePreview>;
};

/** Both languages as the shop shows them, by the same renderer. */
export function PagePreview({ languages, typed, shown }: PagePreviewProps) {
  const { t } = useTranslation();
  const { preview, hasFailed } = shown;

  return (
    <Panel flush title={t('pages.asInShop')} actions={hasFailed && t('pages.previewFailed')}>
      <div className={styles.panes}>
        {languages.map((language) => (
          <div
            key={language}
            lang={language}
            dir={directionOf(language)}
            data-scheme="light"
            className={styles.shown}
            role="group"
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard can scroll what is longer than its box only when it is focusable
            tabIndex={0}
            aria-label={t(`inLanguage.${language}`, { label: t('pages.asInShop') })}
          >
            <p className={styles.shownTitle}>{typed[fieldsIn[language].title]}</p>
            {preview ? <Prose html={preview[language].html} /> : <Skeleton />}
          </div>
        ))}
      </div>
    </Panel>
  );
}
