import { lazily } from '@craftsandore/resilience';
import { Container, IconButton, Link, MenuIcon, XIcon } from '@craftsandore/ui';
import { type KeyboardEvent, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { PreloadedLogo } from '../../components/preloaded-logo.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { SavedLink } from '../../saved/saved-link.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { isHere, mainPages } from '../main-pages.ts';
import { StaffLink } from './staff-link.tsx';

// A form that works without it: its code comes after the page's own.
const HeaderSearch = lazily(async () => (await import('./header-search.tsx')).HeaderSearch);

type HeaderProps = {
  /** The navigation of small screens, while it is open. */
  menu: ReactNode;
  onMenuOpenChange: (open: boolean) => void;
};

export function Header({ menu, onMenuOpenChange }: HeaderProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menuOpen = Boolean(menu);
  const menuButton = useRef<HTMLButtonElement>(null);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menuOpen) return;
    onMenuOpenChange(false);
    menuButton.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape is a shortcut for the menu button inside
    <header
      className={styles.root}
      data-menu-open={menuOpen || undefined}
      onKeyDown={handleKeyDown}
    >
      <Container className={styles.bar}>
        <IconButton
          ref={menuButton}
          label={menuOpen ? t('action.close') : t('action.menu')}
          aria-expanded={menuOpen}
          className={styles.small}
          onClick={() => onMenuOpenChange(!menuOpen)}
        >
          {menuOpen ? <XIcon /> : <MenuIcon />}
        </IconButton>
        <nav className={styles.pages} aria-label={t('nav.label')}>
          {mainPages.map(({ href, label }) => (
            <span key={href} className={styles.page}>
              <Link
                variant="nav"
                href={href}
                aria-current={isHere(href, pathname) ? 'page' : undefined}
              >
                {t(label)}
              </Link>
              {href === '/products' && <CategoriesButton />}
            </span>
          ))}
          <StaffLink variant="nav" />
        </nav>
        <RouterLink to="/" className={styles.logo} aria-label={t('shop.homeLabel')}>
          <PreloadedLogo />
        </RouterLink>
        <div className={styles.tools}>
          <Suspense>
            <HeaderSearch />
          </Suspense>
          <LanguageLink className={styles.large} />
          <SavedLink className={styles.large} />
          <AccountButton className={styles.large} />
          <CartButton />
        </div>
      </Container>
      {menu}
    </header>
  );
}
