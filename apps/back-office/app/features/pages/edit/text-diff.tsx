import { directionOf, type Locale } from '@craftsandore/i18n';
import { VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { diffRuns } from './diff-runs.ts';
import styles from './text-diff.module.css';

export type TextDiffProps = { before: string; after: string; language: Locale };

/** What became of a text, word by word; in the direction of its language. */
export function TextDiff({ before, after, language }: TextDiffProps) {
  const { t } = useTranslation();
  const runs = diffRuns(before, after);

  return (
    <p className={styles.root} lang={language} dir={directionOf(language)}>
      {runs.map(({ kind, text }, place) => {
        const key = `${place}${kind}`;
        if (kind === 'same' || kind === 'left out') return <span key={key}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={key}>
            <VisuallyHidden>
              {t(kind === 'added' ? 'pages.added' : 'pages.removed')}{' '}
            </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
