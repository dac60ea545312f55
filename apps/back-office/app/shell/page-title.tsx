import { useLocale } from '@craftsandore/i18n/react';

/** The document's title. React moves it into the head; the words come from the page's own language. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useLocale();
  return <title>{`${children} | ${t('backOffice.name')}`}</title>;
}
