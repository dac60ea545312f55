import { useLocale } from '@craftsandore/i18n/react';
import { type ReactNode, useState } from 'react';

import { CartShortages } from './cart-shortages.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './shop-frame.module.css';
import { usePageFocus } from './use-page-focus.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';

/** The frame of the shop's pages: header, the page itself, footer. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  const [menuOpen, setMenuOpen] = useState(false);
  const isSlow = useSlowNavigation();
  usePageFocus();

  return (
    <>
      <Header menuOpen={menuOpen} onMenuOpenChange={setMenuOpen} />
      <main id="main" className={styles.main} inert={menuOpen}>
        {isSlow && <PageSkeleton label={t('failure.loading')} />}
        {/* Hidden, not gone: a navigation may still be called off. */}
        <div hidden={isSlow}>{children}</div>
      </main>
      <Footer inert={menuOpen} />
      <CartShortages />
    </>
  );
}
