import type { Result } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type Words = { done?: string; failed?: string };

/** Shows a notice of what a call came to: `done` after success, else why it was refused, after `failed`. */
export function useReport() {
  const { t } = useTranslation();
  const showToast = useToast();

  return async function report<T>(call: Promise<Result<T>>, { done, failed }: Words = {}) {
    const result = await call;
    if (!result.ok) {
      const reason = result.refusal.sentence ?? t('failure.connection');
      showToast({ tone: 'danger', children: failed ? `${failed}: ${reason}` : reason });
    } else if (done) {
      showToast({ tone: 'success', children: done });
    }
    return result;
  };
}
