import { useTranslation } from 'react-i18next';

/** What to do in the box for photos. */
export function PhotoDropHint() {
  const { t } = useTranslation();
  return (
    <>
      {t('photoField.drop')} <u>{t('photoField.choose')}</u>
      <br />
      {t('photoField.limit')}
    </>
  );
}
