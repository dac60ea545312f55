import type { ServicesText } from '@craftsandore/i18n/pages';
import { ArrowForwardIcon, ButtonLink, Container, Heading, Photo, Text } from '@craftsandore/ui';

import { HeadTags } from '../../seo/head-tags.tsx';
import care from './assets/care.webp';
import gifts from './assets/gifts.webp';
import madeToMeasure from './assets/made-to-measure.webp';
import restaurants from './assets/restaurants.webp';
import styles from './services-page.module.css';

const services = [
  { name: 'madeToMeasure', photo: madeToMeasure },
  { name: 'restaurants', photo: restaurants },
  { name: 'gifts', photo: gifts },
  { name: 'care', photo: care },
] as const;

/** What the workshop does beside the catalogue. */
export function ServicesPage({ text }: { text: ServicesText }) {
  return (
    <Container className={styles.root}>
      <HeadTags title={text.title} description={text.description} />
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <Text variant="lead">{text.lead}</Text>
      </header>
      {services.map(({ name, photo }, index) => (
        <article key={name} className={styles.service}>
          <Photo
            className={styles.photo}
            ratio="fill-box"
            src={photo}
            alt=""
            width={576}
            height={576}
            priority={index === 0}
          />
          <Heading level={2} size="h3">
            {text.services[name].title}
          </Heading>
          <Text tone="soft">{text.services[name].text}</Text>
        </article>
      ))}
      <p className={styles.ask}>
        <ButtonLink href="/contact" size="lg" iconAfter={<ArrowForwardIcon />}>
          {text.ask}
        </ButtonLink>
      </p>
    </Container>
  );
}
