import { useLocale } from '@craftsandore/i18n/react';

/** What to do in the box for pictures. */
export function DropWords() {
  const { t } = useLocale();
  return (
    <>
      {t('picture.drop')} <u>{t('picture.choose')}</u>
      <br />
      {t('picture.limit')}
    </>
  );
}
