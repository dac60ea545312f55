import { Container, LogOutIcon, Text } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { accountPages } from '../../shell/account-pages.ts';
import { useSignOut } from '../../session/sign-out.ts';
import styles from './account-frame.module.css';

/** What the account pages share: the way between them, and the way out. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const { pathname } = useLocation();

  return (
    <Container>
      <Text as="div" className={styles.title}>
        {t('accountPages.title')}
      </Text>
      <div className={styles.columns}>
        <nav className={styles.pages} aria-label={t('account.label')}>
          {accountPages.map(({ href, label, Icon }) => (
            <Link
              key={href}
              to={href}
              aria-current={pathname.startsWith(href) ? 'page' : undefined}
            >
              <Icon />
              {t(label)}
            </Link>
          ))}
          <button type="button" onClick={signOut}>
            <LogOutIcon />
            {t('action.logOut')}
          </button>
        </nav>
        <section>{children}</section>
      </div>
    </Container>
  );
}
