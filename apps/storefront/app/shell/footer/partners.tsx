import { Container, retailerLogos } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../../session/context.ts';
import type { ShopWords } from '../../session/shop.ts';
import styles from './partners.module.css';

const logos = {
  'souq-el-balad': retailerLogos.souqElBalad,
  'beit-and-co': retailerLogos.beitAndCo,
};

/** The retail chains at whose branches the pieces can be bought. */
export function Partners() {
  const { t } = useTranslation();
  const { partners } = useShop();
  if (partners.length === 0) return null;

  return (
    <section className={styles.root}>
      <Container className={styles.inner}>
        <p className={styles.words}>{t('home.partners')}</p>
        <ul className={styles.logos}>
          {partners.map((partner) => (
            <li key={partner.name}>
              {partner.link ? (
                <a href={partner.link} target="_blank" rel="noreferrer">
                  <Sign of={partner} />
                </a>
              ) : (
                <Sign of={partner} />
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Its logo, or else its name. */
function Sign({ of: { name, logo } }: { of: ShopWords['partners'][number] }) {
  if (!logo) return <bdi className={styles.name}>{name}</bdi>;
  const { url, ...size } = typeof logo === 'string' ? logos[logo] : logo;
  return <img src={url} {...size} alt={name} loading="lazy" />;
}
