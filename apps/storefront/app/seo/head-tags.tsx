import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { useStorefront } from '../session/context.ts';

type HeadTagsProps = {
  title?: string;
  description?: string | undefined;
  /** The whole address of what a shared link shows of the page; the logo unless told otherwise. */
  image?: string | undefined;
};

/** The title and description of a page, in its language. React puts them in the head, wherever this stands. */
export function HeadTags({ title, description, image }: HeadTagsProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { storefrontUrl } = useStorefront().settings;
  const shop = t('shop.name');

  return (
    <>
      <title>{title ? `${title} | ${shop}` : t('home.title')}</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? t('home.title')} />
      <meta property="og:image" content={image ?? `${storefrontUrl}/icons/share.${locale}.png`} />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
