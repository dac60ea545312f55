import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrowUpRightIcon,
  Container,
  FacebookIcon,
  IconButtonLink,
  InstagramIcon,
  Logo,
  Rings,
  YouTubeIcon,
} from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { contactDetails } from '../../seo/contact-details.ts';
import styles from './footer.module.css';
import { footerColumns } from '../main-pages.ts';

const socialPages = [
  { href: contactDetails.facebook, label: 'contact.facebook', Icon: FacebookIcon },
  { href: contactDetails.instagram, label: 'contact.instagram', Icon: InstagramIcon },
  { href: contactDetails.youTube, label: 'contact.youTube', Icon: YouTubeIcon },
] as const;

export function Footer({ inert }: { inert: boolean }) {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const id = useId();
  const { phone, email } = contactDetails;

  return (
    <footer className={styles.root} data-ground="inverse" inert={inert}>
      <Rings size="lg" tone="inverse" className={styles.rings} />
      <Container className={styles.inner}>
        <Link className={styles.call} to="/contact">
          {t('footer.contactUs')}
          <ArrowUpRightIcon />
        </Link>
        <div className={styles.columns}>
          <div>
            <Link to="/" className={styles.logo} aria-label={t('shop.homeLabel')}>
              <Logo />
            </Link>
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          {footerColumns.map(({ title, pages }) => (
            <nav key={title} aria-labelledby={id + title}>
              <h2 id={id + title}>{t(title)}</h2>
              <ul>
                {pages.map(({ href, label }) => (
                  <li key={label}>
                    <Link to={href}>{t(label)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
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
            <div className={styles.social}>
              {socialPages.map(({ href, label, Icon }) => (
                <IconButtonLink key={href} href={href} label={t(label)}>
                  <Icon />
                </IconButtonLink>
              ))}
            </div>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © <bdi>{ordinal(new Date().getFullYear())}</bdi> {t('footer.rights')}
          </p>
          <Link to="/credits">{t('footer.credits')}</Link>
        </div>
      </Container>
    </footer>
  );
}
