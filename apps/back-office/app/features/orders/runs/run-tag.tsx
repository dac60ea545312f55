import type { RunState } from '@craftsandore/contract';
import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<RunState, TagProps['tone']> = {
  open: 'info',
  signed: 'warning',
  closed: 'neutral',
};

/** Where a run is. */
export function RunTag({ state }: { state: RunState }) {
  const { t } = useTranslation();
  return <Tag tone={tones[state]}>{t(`runState.${state}`)}</Tag>;
}
