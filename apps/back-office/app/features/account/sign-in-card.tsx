import { Card, Heading, Logo, Rings, Separator } from '@craftsandore/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useShopName } from '../../session/shop.ts';
import { LanguageToggle } from '../../shell/language-toggle.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './sign-in-card.module.css';

type SignInCardProps = {
  title: string;
  /** It is shown over a page whose session has ended. */
  standsIn?: boolean;
  children: ReactNode;
};

/** The frame of pages on the way into the back office. */
export function SignInCard({ title, standsIn = false, children }: SignInCardProps) {
  const { t } = useTranslation();
  const shop = useShopName();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // What had the focus is hidden with the page below.
    if (standsIn) heading.current?.focus();
  }, [standsIn]);

  return (
    <main id="main" className={styles.root}>
      <PageTitle>{title}</PageTitle>
      <Rings size="lg" className={styles.rings} />
      <div className={styles.language}>
        <LanguageToggle />
      </div>
      <Card className={styles.card}>
        <p className={styles.place}>
          <span role="img" aria-label={shop}>
            <Logo size="sm" />
          </span>
          <Separator variant="inline" />
          {t('backOffice.name')}
        </p>
        <Heading ref={heading} level={1} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.content}>{children}</div>
      </Card>
    </main>
  );
}
