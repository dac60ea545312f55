import { useSession } from '@craftsandore/session';
import {
  Avatar,
  ButtonLink,
  ChevronForwardIcon,
  LanguagesIcon,
  LogOutIcon,
  useCloseRequest,
} from '@craftsandore/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { CategoryPictures } from '../../components/category-pictures.tsx';
import { accountPages } from '../account-pages.ts';
import { useCategories } from '../../navigation/use-categories.ts';
import { useOtherLanguage } from './language-link.tsx';
import styles from './mobile-menu.module.css';
import { isHere, mainPages } from '../main-pages.ts';
import { StaffLink } from './staff-link.tsx';
import { useSignOut } from '../../session/sign-out.ts';

const menuPages = [
  ...mainPages,
  { href: '/saved', label: 'saved.title' } as const,
  { href: '/cart', label: 'cart.title' } as const,
];

/** The whole navigation on small screens: a sheet under the header. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { lang, href } = useOtherLanguage();
  const categories = useCategories(true);
  useCloseRequest(true, onClose);

  return (
    <div className={styles.root}>
      <nav className={styles.pages} aria-label={t('nav.label')}>
        {menuPages.map((page) => (
          <Fragment key={page.href}>
            <Link to={page.href} aria-current={isHere(page.href, pathname) ? 'page' : undefined}>
              {t(page.label)}
              <ChevronForwardIcon />
            </Link>
            {page.href === '/products' && (
              <CategoryPictures className={styles.categories} categories={categories} />
            )}
          </Fragment>
        ))}
        <StaffLink />
      </nav>
      <Account />
      <div className={styles.language}>
        <ButtonLink
          href={href}
          lang={lang}
          hrefLang={lang}
          variant="secondary"
          block
          iconBefore={<LanguagesIcon />}
        >
          {t('language.otherLabel')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Account() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const signOut = useSignOut();

  if (!user) {
    return (
      <nav className={styles.entry} aria-label={t('account.label')}>
        <ButtonLink href="/signin">{t('action.logIn')}</ButtonLink>
        <ButtonLink href="/signup" variant="secondary">
          {t('auth.signUp')}
        </ButtonLink>
      </nav>
    );
  }

  return (
    <>
      <div className={styles.customer}>
        <Avatar name={user.name} />
        <div>
          <b>
            <bdi>{user.name}</bdi>
          </b>
          <bdi dir="ltr" className={styles.email}>
            {user.email}
          </bdi>
        </div>
      </div>
      <nav className={styles.account} aria-label={t('account.label')}>
        {accountPages.map(({ href, label, Icon }) => (
          <Link key={href} to={href}>
            <Icon />
            {t(label)}
          </Link>
        ))}
        <button type="button" onClick={signOut}>
          <LogOutIcon />
          {t('action.logOut')}
        </button>
      </nav>
    </>
  );
}
