import type { ListedStaffPage } from '@craftsandore/contract';
import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type State = ListedStaffPage['state'];

const tones: Record<State, NonNullable<TagProps['tone']>> = {
  draft: 'warning',
  published: 'success',
  changed: 'info',
};

/** Whether customers read the page, and whether they read its newest version. */
export function PageState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <Tag tone={tones[state]}>{t(`pageState.${state}`)}</Tag>;
}
