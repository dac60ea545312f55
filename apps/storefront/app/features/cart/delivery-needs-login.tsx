import { ButtonLink, Card, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { signInPath } from '../../session/next-page.ts';
import styles from './delivery-needs-login.module.css';

/** A guest may fill a cart, but an order needs to know whose it is. */
export function DeliveryNeedsLogin() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();

  return (
    <Card className={styles.root}>
      <Heading level={2} size="h4">
        {t('auth.pleaseLogin')}
      </Heading>
      <Text tone="muted">{t('cart.loginReason')}</Text>
      <div className={styles.ways}>
        <ButtonLink href={signInPath(pathname + search)}>{t('auth.signIn')}</ButtonLink>
        <ButtonLink href="/signup?next=%2Fcart" variant="secondary">
          {t('auth.signUp')}
        </ButtonLink>
      </div>
    </Card>
  );
}
