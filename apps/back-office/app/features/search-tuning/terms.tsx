import { Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../components/typed.tsx';
import styles from './terms.module.css';

type TermsProps = {
  terms: string[];
  /** How many are shown, where a group may be long. */
  most?: number;
};

/** Words of either language, side by side. */
export function Terms({ terms, most = terms.length }: TermsProps) {
  const { t } = useTranslation();
  const hidden = terms.length - most;

  return (
    <span className={styles.root}>
      {terms.slice(0, most).map((term) => (
        <Tag key={term}>
          <Typed>{term}</Typed>
        </Tag>
      ))}
      {hidden > 0 && <span className={styles.more}>{t('synonyms.more', { count: hidden })}</span>}
    </span>
  );
}
