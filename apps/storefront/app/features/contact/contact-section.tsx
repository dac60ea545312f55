import { Heading, type HeadingLevel, Photo, Text } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import tableLarge from './assets/contact-large.webp';
import tableSmall from './assets/contact-small.webp';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';

type ContactSectionProps = { headingLevel: HeadingLevel };

/** A photo on one side, the form on the other (specification, section 2). */
export function ContactSection({ headingLevel }: ContactSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Photo
        className={styles.photo}
        ratio="fill-box"
        src={tableLarge}
        sources={[{ type: 'image/webp', srcSet: `${tableSmall} 768w, ${tableLarge} 1280w` }]}
        sizes="(min-width: 1024px) 60vw, 120vw"
        width={1280}
        height={720}
        alt=""
        priority={headingLevel === 1}
      />
      <div className={styles.words}>
        <Heading level={headingLevel} size="h1" id={titleId} tabIndex={-1}>
          {t('contact.title')}
        </Heading>
        <Text tone="muted" className={styles.lead}>
          {t('contact.lead')}
        </Text>
        <ContactForm />
      </div>
    </section>
  );
}
