import type { Refusal } from '@craftsandore/api-client';
import { useTranslation } from 'react-i18next';

/** Says why a call came to nothing: in the API's own sentence, else whether there was a response at all, else `failed`. */
export function useRefusalSentence() {
  const { t } = useTranslation();
  return (
    refusal: Pick<Refusal, 'sentence' | 'status'> | undefined,
    failed: string = t('failure.server'),
  ): string =>
    refusal?.sentence ?? (refusal?.status === undefined ? t('failure.connection') : failed);
}
