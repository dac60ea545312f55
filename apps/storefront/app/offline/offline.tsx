import { LocaleProvider } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';

import { useStorefront } from '../session/context.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useConnection } from './use-connection.ts';
import { useWorker } from './use-worker.ts';

const words = {
  ar: () => import('@craftsandore/i18n/storefront/offline/ar'),
  en: () => import('@craftsandore/i18n/storefront/offline/en'),
};

/** Has pages cached for times without a connection, and tells whoever sees a copy how old it is. */
export function Offline() {
  const { settings, locale } = useStorefront();
  const connection = useConnection();
  useWorker(settings.serviceWorker === 'on');
  const code = useLater(words[locale], true);

  if (!code) return null;
  return (
    <LocaleProvider locale={locale} dictionary={code.offline}>
      <OfflineBar {...connection} />
    </LocaleProvider>
  );
}
