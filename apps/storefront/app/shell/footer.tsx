import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ArrowUpRightIcon, Container, Logo, Rings } from '@craftsandore/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { contactDetails } from './contact-details.ts';
import styles from './footer.module.css';
import { mainPages } from './navigation.ts';

export function Footer({ inert }: { inert: boolean }) {
  const { t, ordinal } = useLocale();
  const pagesId = useId();
  const { phone, email } = contactDetails;

  return (
    <footer className={styles.root} data-ground="inverse" inert={inert}>
      <Rings size="lg" tone="inverse" className={styles.rings} />
      <Container className={styles.inner}>
        <a className={styles.call} href={`mailto:${email}`}>
          {t('footer.contactUs')}
          <ArrowUpRightIcon />
        </a>
        <div className={styles.columns}>
          <div>
            <Link to="/" className={styles.logo} aria-label={t('shop.homeLabel')}>
              <Logo />
            </Link>
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          <nav aria-labelledby={pagesId}>
            <h2 id={pagesId}>{t('footer.pages')}</h2>
            <ul>
              {mainPages.map(({ href, label }) => (
                <li key={href}>
                  <Link to={href}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t('footer.talkToUs')}</h2>
            <ul>
              <li>
                <a href={`tel:${phone}`}>
                  <bdi dir="ltr">{formatPhone(phone)}</bdi>
                </a>
              </li>
              <li>
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            </ul>
          </div>
        </div>
        <p className={styles.rights}>
          © <bdi>{ordinal(new Date().getFullYear())}</bdi> {t('footer.rights')}
        </p>
      </Container>
    </footer>
  );
}
