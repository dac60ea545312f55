import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

type Named = { id: number; name: string; nameAr: string };

/** What a product or a category is called; of one that is gone for good, its number. */
export function useNames() {
  const { t } = useTranslation();
  const { local, ordinal } = useLocale();

  return (things: readonly Named[], id: number): string => {
    const thing = things.find((each) => each.id === id);
    return thing ? local(thing, 'name') : t('homeSettings.number', { number: ordinal(id) });
  };
}
