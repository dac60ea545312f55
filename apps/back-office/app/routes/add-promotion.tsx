import { createPromotion, getShippingOptions } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { promotionsPath } from '../features/promotions/promotion-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-promotion';

// Forms are heavy; theirs comes while the frame already stands.
const PromotionPage = lazily(() =>
  import('../features/promotions/promotion-page.tsx').then(({ PromotionPage }) => PromotionPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createPromotion.access);
  return { options: await api(getShippingOptions, {}) };
}

const intents = { create: createPromotion };
export const clientAction = actionOf(intents);

export default function AddPromotionRoute({ loaderData: { options } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const list = useWayBack(promotionsPath());
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <PromotionPage
      promotion={undefined}
      options={options}
      onSave={(body) => act('create', { body })}
      onSaved={(saved) => {
        const words = t(saved?.active ? 'promotions.saved' : 'promotions.savedOff');
        showToast({ tone: 'success', children: words });
        list.go();
      }}
    />
  );
}
