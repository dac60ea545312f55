import type { Result } from '@craftsandore/api-client';
import type { Promotion } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { useEditForm } from '../../form/use-edit-form.ts';
import { fieldsOfPromotion, PromotionFields, type SentPromotion } from './promotion-fields.ts';

/** Keeps what was typed; `seen` is the promotion as the person who typed knows it, undefined for a new one. */
export type SavePromotion = (
  fields: SentPromotion,
  seen: Promotion | undefined,
) => Promise<Result<Promotion | undefined>>;

export type PromotionForm = ReturnType<typeof usePromotionForm>;

/** The form of a promotion, or of one that is not yet there. */
export function usePromotionForm(promotion: Promotion | undefined) {
  const { number } = useLocale();
  return useEditForm({
    name: promotion ? `promotion-${promotion.id}` : 'promotion',
    kept: promotion,
    fieldsOf: (kept: Promotion | undefined) => fieldsOfPromotion(kept, number),
    schema: PromotionFields,
  });
}
