import { ArrowBackIcon, Container } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PreloadedLogo } from '../../components/preloaded-logo.tsx';
import { LanguageLink } from '../../shell/header/language-link.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import styles from './checkout-frame.module.css';

/** The checkout has a short header: nothing here leads away but the way back. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();

  return (
    <>
      <HeadTags title={t('checkout.title')} />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link to="/cart" className={styles.back} aria-label={t('checkout.back')}>
            <ArrowBackIcon />
            <span>{t('checkout.back')}</span>
          </Link>
          <Link to="/" aria-label={t('shop.homeLabel')}>
            <PreloadedLogo />
          </Link>
          <LanguageLink className={styles.language} />
        </Container>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
