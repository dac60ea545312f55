import type { ArrangeWords } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What an ArrangeList says, of whatever it arranges. */
export function useArrangeWords(): ArrangeWords {
  const { t } = useTranslation();
  return {
    handle: (row) => t('arrange.handle', { row }),
    hint: t('arrange.hint'),
    up: t('arrange.up'),
    down: t('arrange.down'),
    fixed: t('arrange.fixed'),
    said: {
      lifted: (place) => t('arrange.lifted', place),
      moved: (place) => t('arrange.moved', place),
      dropped: (place) => t('arrange.dropped', place),
      undone: (place) => t('arrange.undone', place),
    },
  };
}
