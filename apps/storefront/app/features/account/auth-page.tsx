import { ArrowBackIcon, Heading, Rings, Text } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LanguageLink } from '../../shell/header/language-link.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import saladBowl from './assets/salad-bowl.webp';
import styles from './auth-page.module.css';

type AuthPageProps = {
  title: string;
  lead?: string;
  /** The link back; to the shop by default. */
  back?: { href: string; label: string };
  /** The address of a square photo of 832 pixels. */
  photo?: string;
  children?: ReactNode;
};

/** The ways into an account: a form on one side, a photo on the other. */
export function AuthPage({ title, lead, back, photo = saladBowl, children }: AuthPageProps) {
  const { t } = useTranslation();
  const { href, label } = back ?? { href: '/', label: t('auth.back') };

  return (
    <main id="main" className={styles.root}>
      <HeadTags title={title} />
      <div className={styles.side}>
        <div className={styles.form}>
          <div className={styles.ways}>
            <Link to={href} className={styles.back}>
              <ArrowBackIcon />
              {label}
            </Link>
            <LanguageLink />
          </div>
          <div className={styles.head}>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </div>
          {children}
        </div>
      </div>
      <div className={styles.photo}>
        <Rings size="lg" tone="olive" className={styles.rings} />
        <img src={photo} alt="" width={832} height={832} />
      </div>
    </main>
  );
}
