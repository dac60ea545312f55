import { lazily, useIdle, useLater } from '@craftsandore/resilience';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Announcement } from './announcement.tsx';
import { Header } from './header/header.tsx';
import { LaterPart } from './later-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './shell.module.css';
import { useSlowNavigation } from '../navigation/use-slow-navigation.ts';

// Links, which work without it.
const Footer = lazily(async () => (await import('./footer/footer.tsx')).Footer);

const fetchMenu = () => import('./header/mobile-menu.tsx');
const fetchNextPage = () => import('../navigation/next-page-ahead.tsx');

/** The frame of the shop's pages: header, the page itself, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
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
      <Announcement />
      <Header
        menu={menuOpen && <menu.MobileMenu onClose={() => setMenuWanted(false)} />}
        onMenuOpenChange={setMenuWanted}
      />
      <LaterPart name="Offline" />
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
      {!menuOpen && <LaterPart name="QuickContact" />}
      <NextPageAhead />
      <LaterPart name="CartNotices" />
    </>
  );
}

/** A part of its own: when its code comes, nothing else is rendered again. */
function NextPageAhead() {
  const code = useLater(fetchNextPage, useIdle());
  return code && <code.NextPageAhead />;
}
