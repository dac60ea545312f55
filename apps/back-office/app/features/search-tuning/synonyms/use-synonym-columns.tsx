import type { SynonymGroup } from '@craftsandore/contract';
import { directionOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ChevronForwardIcon, type DataTableColumn } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from '../search-tables.module.css';
import { Terms } from '../terms.tsx';

const maxTerms = 12;

export function useSynonymColumns(): DataTableColumn<SynonymGroup>[] {
  const { t } = useTranslation();
  const { shortDate } = useLocale();

  return [
    {
      id: 'terms',
      header: t('synonyms.terms'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ terms }) => <Terms terms={terms} most={maxTerms} />,
    },
    {
      id: 'note',
      header: t('synonyms.note'),
      stacked: 'full',
      cell: ({ note }) => (
        <bdi dir={directionOfText(note)} className={styles.note}>
          {note}
        </bdi>
      ),
    },
    {
      id: 'changed',
      header: t('synonyms.changed'),
      stackedLabel: t('synonyms.changed'),
      stacked: 'full',
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className={styles.muted}>
          {shortDate(updatedAt)}
        </time>
      ),
    },
    {
      id: 'open',
      header: t('synonyms.open'),
      headerHidden: true,
      align: 'end',
      stacked: 'hidden',
      cell: () => <ChevronForwardIcon className={styles.open} />,
    },
  ];
}
