import { useLocale } from '@craftsandore/i18n/react';

/** Says how far a picture has got. When all of it has gone out, the API still takes a moment to read it. */
export function useUploadWords() {
  const { t } = useLocale();
  return (sent: number) =>
    sent < 1
      ? { share: sent, words: t('picture.sent', { percent: Math.floor(sent * 100) }) }
      : { words: t('picture.beingRead') };
}
