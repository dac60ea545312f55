import {
  deletePromotion,
  getPromotion,
  getShippingOptions,
  updatePromotion,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ordersPath } from '../features/orders/order-filters.ts';
import { promotionsPath } from '../features/promotions/promotion-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useReport } from '../navigation/use-report.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/promotion';

// Forms are heavy; theirs comes while the frame already stands.
const PromotionPage = lazily(() =>
  import('../features/promotions/promotion-page.tsx').then(({ PromotionPage }) => PromotionPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getPromotion.access);
  const params = pathParams(getPromotion, args.params);
  const [promotion, options] = await Promise.all([
    api(getPromotion, { params }),
    api(getShippingOptions, {}),
  ]);
  return { promotion, options };
});

const intents = { save: updatePromotion, delete: deletePromotion };
// What others have saved meanwhile is shown beside what was typed.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'promotion.changed');

export default function PromotionRoute({
  loaderData: { promotion, options },
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const list = useWayBack(promotionsPath());
  const showToast = useToast();
  const report = useReport();
  const act = useAction<typeof intents>();
  const params = { id: promotion.id };

  return (
    <PromotionPage
      promotion={promotion}
      options={options}
      ordersHref={ordersPath({ promotion: promotion.id })}
      onSave={(body, seen) =>
        act('save', { params, body: { ...body, seenVersion: (seen ?? promotion).version } })
      }
      onSaved={(saved) => {
        const words = t(saved?.active ? 'promotions.saved' : 'promotions.savedOff');
        showToast({ tone: 'success', children: words });
        list.go();
      }}
      onDelete={async () => {
        const { ok } = await report(act('delete', { params }, { revalidate: false }));
        return ok;
      }}
      onDeleted={() => {
        showToast({ tone: 'success', children: t('promotions.deleted') });
        list.go({ replace: true });
      }}
    />
  );
}
