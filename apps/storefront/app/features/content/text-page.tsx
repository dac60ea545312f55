import type { PageText, TextPageName } from '@craftsandore/i18n/pages';
import { ArrowForwardIcon, ButtonLink, Container, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import styles from './text-page.module.css';

type TextPageProps = { name: TextPageName; text: PageText };

/** A page that is read: terms, privacy, help … */
export function TextPage({ name, text }: TextPageProps) {
  const { t } = useTranslation();

  return (
    <>
      <HeadTags title={text.title} description={text.description} />
      <Container className={styles.root}>
        <header className={styles.head}>
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text variant="lead">{text.lead}</Text>
        </header>
        {text.sections.map(({ title, anchor, paragraphs }) => (
          <section key={title} id={anchor} className={styles.section}>
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <div className={styles.prose}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className={styles.ask}>
          <ButtonLink href="/contact" variant="secondary" iconAfter={<ArrowForwardIcon />}>
            {t('footer.contactUs')}
          </ButtonLink>
        </p>
      </Container>
      {name === 'branches' && <Partners />}
    </>
  );
}
