import { useLocale } from '@craftsandore/i18n/react';

type PageMetaProps = { title?: string; description?: string | undefined };

/** The title and description of a page, in its language. React puts them in the head, wherever this stands. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { t } = useLocale();
  const shop = t('shop.name');

  return (
    <>
      <title>{title ? `${title} | ${shop}` : t('home.title')}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
