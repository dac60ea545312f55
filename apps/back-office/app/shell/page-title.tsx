import { useTranslation } from 'react-i18next';

/** The document's title. React moves it into the head; the words come from the page's own language. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} | ${t('backOffice.name')}`}</title>;
}
