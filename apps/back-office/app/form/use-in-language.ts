import { directionOf, type Locale } from '@craftsandore/i18n';
import { useTranslation } from 'react-i18next';

/** What a field for words of one language has, whatever the page is in: the language in its label, and its direction. */
export function useInLanguage() {
  const { t } = useTranslation();
  return (locale: Locale, label: string) => ({
    label: t(`inLanguage.${locale}`, { label }),
    lang: locale,
    dir: directionOf(locale),
  });
}
