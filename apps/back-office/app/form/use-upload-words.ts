import { useLocale } from '@craftsandore/i18n/react';

/** The text for an upload's progress. After 100% the API still takes a moment to process the picture. */
export function useUploadWords() {
  const { t } = useLocale();
  return (sent: number) =>
    sent < 1
      ? { share: sent, words: t('picture.sent', { percent: Math.floor(sent * 100) }) }
      : { words: t('picture.beingRead') };
}
