import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Heading, Rings, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './not-found.module.css';
import { HeadTags } from '../seo/head-tags.tsx';

/** Of what was there once: the server says it. */
export type GoneWords = { title: string; reason: string; more: string; href: string };

export function NotFound({ gone }: { gone?: GoneWords | null }) {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const title = gone?.title ?? t('notFound.title');

  return (
    <div className={styles.root}>
      <HeadTags title={title} />
      <p className={styles.number} aria-hidden="true">
        <Rings size="lg" fade className={styles.rings} />
        {!gone && <bdi>{ordinal(404)}</bdi>}
      </p>
      <div className={styles.words}>
        <Heading level={1} size="h3" tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted" className={styles.reason}>
          {gone?.reason ?? t('notFound.reason')}
        </Text>
        <ButtonLink href={gone?.href ?? '/home'} size="lg">
          {gone?.more ?? t('action.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
