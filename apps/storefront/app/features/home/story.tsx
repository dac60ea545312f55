import { useLocale } from '@craftsandore/i18n/react';
import { Container, Heading, Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { WorkshopPhoto } from '../../components/workshop-photo.tsx';
import { useShop } from '../../session/context.ts';
import styles from './story.module.css';

/** Who makes the pieces. */
export function Story() {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const { foundedIn } = useShop();

  return (
    <Container as="section" className={styles.root} aria-label={t('home.story')}>
      <WorkshopPhoto className={styles.photo} alt="" sizes="(width < 1024px) 92vw, 50vw" />
      <div className={styles.words}>
        <Heading level={2}>{t('home.story')}</Heading>
        <Text tone="soft">{t('footer.about', { year: ordinal(foundedIn) })}</Text>
        <Link variant="arrow" href="/about">
          {t('home.toStory')}
        </Link>
      </div>
    </Container>
  );
}
