import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { PromotionState } from './promotion-terms.ts';

const tones: Partial<Record<PromotionState, TagProps['tone']>> = {
  active: 'success',
  not_yet: 'info',
  used_up: 'warning',
};

/** Whether a promotion takes anything off now, and why not. */
export function PromotionStateTag({ state }: { state: PromotionState }) {
  const { t } = useTranslation();
  return <Tag tone={tones[state] ?? 'neutral'}>{t(`promotionState.${state}`)}</Tag>;
}
