import { ButtonLink, Card, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { signInPath } from '../../session/next-page.ts';
import styles from './guest-delivery.module.css';

/** A guest says at the checkout where the order goes; who has an account finds the addresses there. */
export function GuestDelivery() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();

  return (
    <Card className={styles.root}>
      <Heading level={2} size="h4">
        {t('guest.title')}
      </Heading>
      <Text tone="muted">
        {t('guest.reason')} {t('guest.orSignIn')}
      </Text>
      <div className={styles.ways}>
        <ButtonLink href="/cart/checkout" variant="secondary">
          {t('guest.proceed')}
        </ButtonLink>
        <ButtonLink href={signInPath(pathname + search)} variant="quiet">
          {t('auth.signIn')}
        </ButtonLink>
      </div>
    </Card>
  );
}
