import type { ReturnState } from '@craftsandore/contract';
import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ReturnState, TagProps['tone']> = {
  requested: 'warning',
  approved: 'info',
  refused: 'danger',
  in_transit: 'info',
  received: 'success',
  closed: 'neutral',
};

/** Where a return is. */
export function ReturnTag({ state }: { state: ReturnState }) {
  const { t } = useTranslation();
  return <Tag tone={tones[state]}>{t(`returnState.${state}`)}</Tag>;
}
