import type { Result } from '@craftsandore/api-client';
import type { IdentityProvider } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useSearchParams } from 'react-router-dom';

import styles from './identity-button.module.css';
import { loadIdentityScript, logIdentityFailure } from './identity-script.ts';

/** The widest that a provider renders its button, in pixels. */
const widest = 400;

type IdentityButtonProps = {
  provider: IdentityProvider;
  purpose: 'signin' | 'signup';
  /** Whether the session outlives the browser. */
  keep: boolean;
};

/** The identity provider's own button; what it hands over goes to the sign-in route. */
export function IdentityButton({ provider, purpose, keep }: IdentityButtonProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const fetcher = useFetcher<Result<unknown>>();
  const place = useRef<HTMLDivElement>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const { scriptUrl, clientId } = provider;
  const isRefused = fetcher.state === 'idle' && fetcher.data !== undefined;

  const signIn = useEffectEvent(({ credential }: { credential: string }) => {
    const target = { method: 'post', encType: 'application/json' } as const;
    void fetcher.submit({ credential, keep }, { ...target, action: `/signin?${params}` });
  });

  const render = useEffectEvent(async (host: HTMLElement) => {
    const identity = await loadIdentityScript(scriptUrl);
    identity.initialize({ client_id: clientId, callback: (response) => signIn(response) });
    identity.renderButton(host, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: purpose === 'signin' ? 'continue_with' : 'signup_with',
      logo_alignment: 'center',
      width: Math.min(widest, host.clientWidth),
      locale,
    });
  });

  useEffect(() => {
    if (!place.current) return;
    render(place.current).catch((error: unknown) => {
      logIdentityFailure(error);
      setUnreachable(true);
    });
  }, []);

  return (
    <div className={styles.root}>
      <div ref={place} className={styles.button} />
      {(isRefused || isUnreachable) && (
        <Text size="sm" tone="muted" role="status">
          {t('auth.identityFailed')}
        </Text>
      )}
      <p className={styles.or}>{t('auth.orByEmail')}</p>
    </div>
  );
}
