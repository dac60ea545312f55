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

import { useShop } from '../../session/context.ts';
import type { ShopWords } from '../../session/shop.ts';
import styles from './footer.module.css';

const socialPages = [
  { name: 'facebook', label: 'contact.facebook', Icon: FacebookIcon },
  { name: 'instagram', label: 'contact.instagram', Icon: InstagramIcon },
  { name: 'youTube', label: 'contact.youTube', Icon: YouTubeIcon },
] as const;

export function Footer({ inert }: { inert: boolean }) {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const id = useId();
  const { phone, email, hours, social, seller, footerColumns, foundedIn } = useShop();

  return (
    <footer className={styles.root} data-ground="inverse" inert={inert}>
      <Rings size="lg" tone="inverse" className={styles.rings} />
      <Container className={styles.inner}>
        <Link className={styles.call} to="/contact">
          {t('footer.contactUs')}
          <ArrowUpRightIcon />
        </Link>
        <div className={styles.columns} data-columns={footerColumns.length}>
          <div>
            <Link to="/" className={styles.logo} aria-label={t('shop.homeLabel')}>
              <Logo />
            </Link>
            <p className={styles.about}>{t('footer.about', { year: ordinal(foundedIn) })}</p>
            {seller && <Seller seller={seller} />}
          </div>
          {footerColumns.map(({ title, links }, column) => (
            <nav key={column} aria-labelledby={`${id}${column}`}>
              <h2 id={`${id}${column}`}>
                <bdi>{title}</bdi>
              </h2>
              <ul>
                {links.map(({ href, label }, place) => (
                  <li key={place}>
                    <Link to={href}>
                      <bdi>{label}</bdi>
                    </Link>
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
              {hours && <li className={styles.hours}>{hours}</li>}
            </ul>
            <div className={styles.social}>
              {socialPages.map(({ name, label, Icon }) => {
                const href = social[name];
                return (
                  href && (
                    <IconButtonLink key={name} href={href} label={t(label)}>
                      <Icon />
                    </IconButtonLink>
                  )
                );
              })}
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

/** Who sells, as the law asks to say it. */
function Seller({ seller }: { seller: NonNullable<ShopWords['seller']> }) {
  const { t } = useTranslation();
  const { legalName, address, commercialRegister, taxCard } = seller;
  return (
    <p className={styles.seller}>
      <bdi>{legalName}</bdi>
      <br />
      <bdi>{address}</bdi>
      <br />
      {t('footer.register')} <bdi dir="ltr">{commercialRegister}</bdi>
      <br />
      {t('footer.taxCard')} <bdi dir="ltr">{taxCard}</bdi>
    </p>
  );
}
