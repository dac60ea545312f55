import { pageMeta, piastres, type Promotion } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { aPromotion } from '../../testing/a-promotion.ts';
import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { PromotionsPage } from './promotions-page.tsx';
import type { PromotionsPromise } from './promotions-table.tsx';

type Shown = Awaited<PromotionsPromise>;
type PromotionsStoryProps = Omit<ComponentProps<typeof PromotionsPage>, 'promotions'> & {
  result?: Shown;
};

function PromotionsStory({ result, ...rest }: PromotionsStoryProps) {
  return <PromotionsPage promotions={usePromiseOf(result)} {...rest} />;
}

const found = (promotions: Promotion[], count = promotions.length): Shown =>
  accepted({ data: promotions, meta: pageMeta(1, 20, count) });

// The pictures stay right: what has days begins or ended long before or after.
const promotions = [
  aPromotion({ atMost: piastres(6_000), minimum: piastres(50_000) }),
  aPromotion({
    ...{ id: 6, name: 'Eid gift', nameAr: 'عيدية العيد', code: 'eid2026', from: '2099-03-18' },
    ...{ kind: 'amount', percent: null, amount: piastres(5_000), to: '2099-03-25' },
    ...{ limit: 100, used: 0, given: piastres(0) },
  }),
  aPromotion({
    ...{ id: 8, name: 'Free delivery', nameAr: 'شحن مجاني', kind: 'delivery', percent: null },
    ...{ minimum: piastres(50_000), atMost: piastres(8_000), used: 31, given: piastres(201_500) },
  }),
  aPromotion({
    ...{ id: 5, name: 'For the first who come', nameAr: 'لأول من يطلب', code: 'خصم١٠' },
    ...{ limit: 10, used: 10, given: piastres(41_250) },
  }),
  aPromotion({
    ...{ id: 4, name: 'Opening', nameAr: 'عرض الافتتاح', from: '2020-05-01', to: '2020-05-31' },
    ...{ used: 240, given: piastres(2_318_000) },
  }),
  aPromotion({
    ...{ id: 3, active: false, used: 0, given: piastres(0) },
    name: 'A long name of a promotion for whoever furnishes a kitchen with boards and bowls',
    nameAr: 'اسم طويل لعرض على من يجهّز مطبخه بألواح التقطيع والسلطانيات والملاعق الخشبية',
  }),
];

const meta = {
  title: 'Back office/Promotions page',
  component: PromotionsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: { filters: { page: 1 }, result: found(promotions), onRetry: fn() },
} satisfies Meta<typeof PromotionsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Many: Story = {
  args: {
    result: found(
      Array.from({ length: 4 }, (_, times) =>
        promotions.map((promotion) => ({ ...promotion, id: promotion.id + times * 10 })),
      ).flat(),
      67,
    ),
  },
};

export const NoneYet: Story = { args: { result: found([]) } };

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };
