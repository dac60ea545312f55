import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Heading, Rings, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './not-found.module.css';
import { HeadTags } from '../seo/head-tags.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const { ordinal } = useLocale();

  return (
    <div className={styles.root}>
      <HeadTags title={t('notFound.title')} />
      <p className={styles.number} aria-hidden="true">
        <Rings size="lg" fade className={styles.rings} />
        <bdi>{ordinal(404)}</bdi>
      </p>
      <div className={styles.words}>
        <Heading level={1} size="h3" tabIndex={-1}>
          {t('notFound.title')}
        </Heading>
        <Text tone="muted" className={styles.reason}>
          {t('notFound.reason')}
        </Text>
        <ButtonLink href="/home" size="lg">
          {t('action.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
