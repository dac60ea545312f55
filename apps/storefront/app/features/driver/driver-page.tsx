import { Heading } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PreloadedLogo } from '../../components/preloaded-logo.tsx';
import { useWorker } from '../../offline/use-worker.ts';
import { HeadTags } from '../../seo/head-tags.tsx';
import { useStorefront } from '../../session/context.ts';
import { LanguageLink } from '../../shell/header/language-link.tsx';
import styles from './driver-page.module.css';
import { DriverRunPage } from './driver-run-page.tsx';
import { createDriverStore } from './driver-store.ts';

/** Around a driver's run, and in its place until its words are there. */
export const DriverFrame = ({ children }: { children?: ReactNode }) => (
  <>
    <header className={styles.header}>
      <PreloadedLogo />
    </header>
    <main id="main" className={styles.root}>
      {children}
      <LanguageLink />
    </main>
  </>
);

/** The page of a driver, the same for everybody: whose run it is stands behind the sign in its address. */
export function DriverPage() {
  const { t } = useTranslation();
  const storefront = useStorefront();
  const [store] = useState(() => createDriverStore(storefront));
  // Read without a connection, too.
  useWorker(storefront.settings.serviceWorker === 'on');

  return (
    <DriverFrame>
      <HeadTags title={t('driver.title')} />
      <Heading level={1} size="h2">
        {t('driver.title')}
      </Heading>
      <DriverRunPage store={store} />
    </DriverFrame>
  );
}
