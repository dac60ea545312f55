import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { CartNews } from './cart-news.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './shop-frame.module.css';
import { useSlowNavigation } from './use-slow-navigation.ts';

const fetchMenu = () => import('./mobile-menu.tsx');
const fetchQuickContact = () => import('./quick-contact.tsx');

/** The frame of the shop's pages: header, the page itself, footer. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  const [menuWanted, setMenuWanted] = useState(false);
  const menu = useLater(fetchMenu, menuWanted);
  const menuOpen = menuWanted && menu !== null;
  const isSlow = useSlowNavigation();
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);

  // While rendering, so that a new page is never inert when its h1 is given focus.
  if (key !== shownKey) {
    setShownKey(key);
    setMenuWanted(false);
  }

  return (
    <>
      <Header menu={menuOpen && <menu.MobileMenu />} onMenuOpenChange={setMenuWanted} />
      <main id="main" className={styles.main} inert={menuOpen}>
        {isSlow && <PageSkeleton label={t('failure.loading')} />}
        {/* Hidden, not gone: a navigation may still be called off. */}
        <div hidden={isSlow}>
          {/* Nothing of it is waited for: React brings each part to life in a task of its own. */}
          <Suspense>{children}</Suspense>
        </div>
      </main>
      <Suspense>
        <Footer inert={menuOpen} />
      </Suspense>
      {!menuOpen && <QuickContact />}
      <CartNews />
    </>
  );
}

/** A part of its own: when its code comes, nothing else is rendered again. */
function QuickContact() {
  const code = useLater(fetchQuickContact, true);
  return code && <code.QuickContact />;
}
