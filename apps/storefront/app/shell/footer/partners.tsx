import { Container, retailerLogos } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './partners.module.css';

/** The retail chains at whose branches the pieces can be bought. */
export function Partners() {
  const { t } = useTranslation();

  return (
    <section className={styles.root}>
      <Container className={styles.inner}>
        <p className={styles.words}>{t('home.partners')}</p>
        <ul className={styles.logos}>
          <li>
            <img {...retailerLogos.souqElBalad} alt={t('home.souqElBalad')} loading="lazy" />
          </li>
          <li>
            <img {...retailerLogos.beitAndCo} alt={t('home.beitAndCo')} loading="lazy" />
          </li>
        </ul>
      </Container>
    </section>
  );
}
