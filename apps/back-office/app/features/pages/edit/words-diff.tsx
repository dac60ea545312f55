import type { PageWords } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldsIn } from './page-fields.ts';
import styles from './words-diff.module.css';

// What compares texts comes once there is something to compare.
const TextDiff = lazily(() => import('./text-diff.tsx').then(({ TextDiff }) => TextDiff));

type WordsDiffProps = { before: PageWords; after: PageWords };

const languages = ['ar', 'en'] as const;
const kinds = ['title', 'description', 'body'] as const;

/** The fields of a page that differ, each with what became of it. */
export function WordsDiff({ before, after }: WordsDiffProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(after);
  const changed = languages.flatMap((language) =>
    kinds
      .map((kind) => ({ language, kind, field: fieldsIn[language][kind] }))
      .filter(({ field }) => before[field] !== shown[field]),
  );

  if (changed.length === 0) return <p className={styles.none}>{t('pages.nothingChanged')}</p>;
  return (
    <dl className={styles.root}>
      {changed.map(({ language, kind, field }) => (
        <div key={field}>
          <dt>{t(`inLanguage.${language}`, { label: t(`pageField.${kind}`) })}</dt>
          <dd>
            <Suspense>
              <TextDiff before={before[field]} after={shown[field]} language={language} />
            </Suspense>
          </dd>
        </div>
      ))}
    </dl>
  );
}
