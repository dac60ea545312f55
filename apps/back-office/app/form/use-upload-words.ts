import { useTranslation } from 'react-i18next';

/** The text for an upload's progress. After 100% the API still takes a moment to process the photo. */
export function useUploadWords() {
  const { t } = useTranslation();
  return (sent: number) =>
    sent < 1
      ? { share: sent, words: t('photoField.sent', { percent: Math.floor(sent * 100) }) }
      : { words: t('photoField.beingRead') };
}
