import type { Page } from '@craftsandore/contract';
import type { PageTexts } from '@craftsandore/i18n/pages';
import { ArrowForwardIcon, ButtonLink, Container, Heading, Prose } from '@craftsandore/ui';

import { HeadTags } from '../../seo/head-tags.tsx';
import styles from './services-page.module.css';

type ServicesPageProps = { page: Page; text: PageTexts['services'] };

/** What the workshop does beside the catalogue: a row for each section that the owner writes. */
export function ServicesPage({ page: { title, description, html }, text }: ServicesPageProps) {
  return (
    <Container className={styles.root}>
      <HeadTags title={title} description={description} />
      <Heading className={styles.title} level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Prose className={styles.services} html={html} />
      <p className={styles.ask}>
        <ButtonLink href="/contact" size="lg" iconAfter={<ArrowForwardIcon />}>
          {text.ask}
        </ButtonLink>
      </p>
    </Container>
  );
}
