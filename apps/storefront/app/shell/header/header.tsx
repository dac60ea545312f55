import { Container, IconButton, Link, MenuIcon, XIcon } from '@craftsandore/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { PreloadedLogo } from '../../components/preloaded-logo.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { isHere, mainPages } from '../main-pages.ts';
import { StaffLink } from './staff-link.tsx';

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
            <Link
              key={href}
              variant="nav"
              href={href}
              aria-current={isHere(href, pathname) ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          ))}
          <StaffLink variant="nav" />
        </nav>
        <RouterLink to="/" className={styles.logo} aria-label={t('shop.homeLabel')}>
          <PreloadedLogo />
        </RouterLink>
        <div className={styles.tools}>
          <LanguageLink className={styles.large} />
          <AccountButton className={styles.large} />
          <CartButton />
        </div>
      </Container>
      {menu}
    </header>
  );
}
