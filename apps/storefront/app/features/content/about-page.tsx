import type { Page } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { PageTexts } from '@craftsandore/i18n/pages';
import { Container, Heading, Link, Prose } from '@craftsandore/ui';

import { WorkshopPhoto } from '../../components/workshop-photo.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { useShop } from '../../session/context.ts';
import { Partners } from '../../shell/footer/partners.tsx';
import styles from './about-page.module.css';
import { inBrackets } from './in-brackets.ts';

type AboutPageProps = { page: Page; text: PageTexts['about'] };

/** `( About ) US`: who makes the pieces, and how. The words are the owner's; photo and figures are the shop's. */
export function AboutPage({ page: { title, description, html }, text }: AboutPageProps) {
  const { locale, ordinal } = useLocale();
  const founded = { label: text.founded, value: ordinal(useShop().foundedIn) };
  const { within, after } = inBrackets(title, locale);

  return (
    <>
      <HeadTags title={title} description={description} />
      <Container className={styles.root}>
        <Heading level={1} size="display" tabIndex={-1} aria-label={title}>
          <span aria-hidden="true">
            <span className={styles.bracket}>(</span> {within}{' '}
            <span className={styles.bracket}>)</span> {after}
          </span>
        </Heading>
        <WorkshopPhoto
          className={styles.photo}
          sizes="(min-width: 1500px) 1360px, 100vw"
          alt={text.picture}
          priority
        />
        <div className={styles.columns}>
          <Prose className={styles.prose} html={html} />
          <dl className={styles.facts}>
            {[founded, ...text.facts].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.more}>
            <Link variant="arrow" href="/products">
              {text.toProducts}
            </Link>
          </p>
        </div>
      </Container>
      <Partners />
    </>
  );
}
