import type { AboutText } from '@craftsandore/i18n/pages';
import { Container, Heading, Link } from '@craftsandore/ui';

import { WorkshopPhoto } from '../../components/workshop-photo.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import styles from './about-page.module.css';

/** `( About ) US`: who makes the pieces, and how. */
export function AboutPage({ text }: { text: AboutText }) {
  return (
    <>
      <HeadTags title={text.title} description={text.description} />
      <Container className={styles.root}>
        <Heading level={1} size="display" tabIndex={-1} aria-label={text.title}>
          <span aria-hidden="true">
            <span className={styles.bracket}>(</span> {text.inBrackets}{' '}
            <span className={styles.bracket}>)</span> {text.afterBrackets}
          </span>
        </Heading>
        <WorkshopPhoto
          className={styles.photo}
          sizes="(min-width: 1500px) 1360px, 100vw"
          alt={text.picture}
          priority
        />
        <div className={styles.columns}>
          <div>
            <Heading level={2} className={styles.tagline}>
              {text.tagline}
            </Heading>
            <dl className={styles.facts}>
              {text.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.prose}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link variant="arrow" href="/products">
                {text.toProducts}
              </Link>
            </p>
          </div>
        </div>
      </Container>
      <Partners />
    </>
  );
}
