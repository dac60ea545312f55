import type { Page } from '@craftsandore/contract';
import { ArrowForwardIcon, ButtonLink, Container, Heading, Prose } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { PageTrail } from '../../seo/page-trail.tsx';
import styles from './text-page.module.css';

type TextPageProps = {
  page: Page;
  /** What the shop itself knows of it, below. */
  children?: ReactNode;
};

/** A page that is read: terms, privacy, help, and what the owner adds. */
export function TextPage({ page: { title, description, html }, children }: TextPageProps) {
  const { t } = useTranslation();

  return (
    <Container className={styles.root}>
      <HeadTags title={title} description={description} />
      <PageTrail className={styles.trail} trail={[]} current={title} />
      <Heading className={styles.title} level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Prose html={html} />
      {children}
      <p className={styles.ask}>
        <ButtonLink href="/contact" variant="secondary" iconAfter={<ArrowForwardIcon />}>
          {t('footer.contactUs')}
        </ButtonLink>
      </p>
    </Container>
  );
}
