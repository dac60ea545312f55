import { sortCategories, type StaffCategory } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router-dom';

import { actionOf, useAction } from '../navigation/actions.ts';
import { useCloseDialog } from '../navigation/dialogs.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-categories';

const OrderCategories = lazily(() =>
  import('../features/categories/list/order-categories.tsx').then(
    ({ OrderCategories }) => OrderCategories,
  ),
);

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, sortCategories.access);
}

const intents = { arrange: sortCategories };
// Who has not seen what a colleague did is shown it.
export const clientAction = actionOf(
  intents,
  (refusal) => refusal?.code === 'category.order_changed',
);

export default function OrderCategoriesRoute() {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const close = useCloseDialog();

  return (
    <OrderCategories
      categories={useOutletContext<StaffCategory[]>()}
      onSave={async (ids, seenIds) => {
        const result = await act('arrange', { body: { ids, seenIds } });
        if (result.ok) showToast({ tone: 'success', children: t('categories.ordered') });
        return result;
      }}
      onClose={close}
    />
  );
}
