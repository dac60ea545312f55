import { Container, Heading, Link, Text } from '@craftsandore/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './product-section.module.css';

type ProductSectionProps = {
  title: string;
  lead?: string;
  /** All of them. */
  href: string;
  children: ReactNode;
};

/** Some products under a title, and the way to all like them. */
export function ProductSection({ title, lead, href, children }: ProductSectionProps) {
  const { t } = useTranslation();
  const id = useId();

  return (
    <section className={styles.root} aria-labelledby={id}>
      <Container>
        <div className={styles.head}>
          <div>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            {lead && (
              <Text tone="muted" className={styles.lead}>
                {lead}
              </Text>
            )}
          </div>
          <Link variant="arrow" href={href}>
            {t('home.allProducts')}
          </Link>
        </div>
        {children}
      </Container>
    </section>
  );
}
