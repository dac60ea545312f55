import { lazily } from '@craftsandore/resilience';
import { useSession } from '@craftsandore/session';
import {
  Anchor,
  Avatar,
  IconButton,
  Logo,
  markUrl,
  MenuIcon,
  Skeleton,
  SkeletonGroup,
  SkipLink,
} from '@craftsandore/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';

import { useShopName } from '../session/shop.ts';
import { Navigation } from './navigation.tsx';
import { PaletteOpener } from './palette-opener.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './shell.module.css';
import { usePalette } from './use-palette.ts';

// Loaded when first opened.
const Drawer = lazily(() => import('@craftsandore/ui/drawer').then(({ Drawer }) => Drawer));
// Not lazily, which waits in silence: who pressed the keys is told when its file is gone.
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })));

/** Whether a page leaves the menu no more room than its icons need, until it is pointed at. */
const isWorkedInAllDay = (pathname: string) => /^\/admin-desk(\/\d+)?\/?$/i.test(pathname);

/** The frame of every page for signed-in staff: a sidebar, or on smaller screens a bar with a drawer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const palette = usePalette();

  return (
    <div className={styles.root}>
      <SkipLink>{t('action.skipToContent')}</SkipLink>
      <div className={styles.progress} data-busy={isBusy || undefined} />
      <header className={styles.side} data-rail={isWorkedInAllDay(pathname) || undefined}>
        <HomeLink />
        <Menu onFind={palette.open} />
      </header>
      <TopBar onFind={palette.open} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.page}>
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </div>
      </main>
      <Suspense>{palette.isOpen && <Palette onClose={palette.close} />}</Suspense>
    </div>
  );
}

function PageWaiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={6} />
    </SkeletonGroup>
  );
}

type Finding = { onFind: () => void };

function TopBar({ onFind }: Finding) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userName = useSession(({ user }) => user?.name);
  const [openAt, setOpenAt] = useState<string | null>(null);

  return (
    <header className={styles.top}>
      <IconButton label={t('action.menu')} onClick={() => setOpenAt(pathname)}>
        <MenuIcon />
      </IconButton>
      <HomeLink />
      {userName && <Avatar name={userName} />}
      <Suspense>
        {openAt && (
          <Drawer
            // Another page closes it.
            open={openAt === pathname}
            onOpenChange={(open) => setOpenAt(open ? pathname : null)}
            label={t('action.menu')}
            closeLabel={t('backOffice.closeMenu')}
            head={<HomeLink />}
          >
            <Menu
              onFind={() => {
                setOpenAt(null);
                onFind();
              }}
            />
          </Drawer>
        )}
      </Suspense>
    </header>
  );
}

function HomeLink() {
  const { t } = useTranslation();
  const shop = useShopName();
  return (
    <Anchor className={styles.logo} href="/admin" aria-label={t('backOffice.homeLabel', { shop })}>
      <Logo size="sm" className={styles.lettering} />
      <img className={styles.mark} src={markUrl} alt="" width="32" height="32" />
    </Anchor>
  );
}

function Menu({ onFind }: Finding) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.place}>{t('backOffice.name')}</p>
      <PaletteOpener onOpen={onFind} />
      <Navigation />
      <AccountMenu />
    </>
  );
}
