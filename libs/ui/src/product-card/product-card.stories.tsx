import { productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from '../icon-button/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../icons/icons.ts';
import { Photo } from '../photo/photo.tsx';
import { Price } from '../price/price.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

const meta = {
  title: 'Display/ProductCard',
  component: ProductCard,
  parameters: { width: '20rem' },
  args: {
    href: '#product',
    photo: <Photo src={productPhotos.tray} alt="" priority />,
    headingLevel: 2,
    name: words({ ar: 'صينية تقديم بمقابض', en: 'Serving tray with handles' }),
    category: words({ ar: 'تقديم وصواني', en: 'Serving & trays' }),
    price: words({
      ar: <Price value="٨٥٠" currency="ج.م" label="٨٥٠ جنيهًا مصريًا" />,
      en: <Price value="850" currency="LE" currencyFirst label="850 Egyptian pounds" />,
    }),
    rating: words({
      ar: (
        <RatingStars compact value={4.5} label="التقييم ٤٫٥ من ٥، من عميلين">
          ٤٫٥ (٢)
        </RatingStars>
      ),
      en: (
        <RatingStars compact value={4.5} label="Rated 4.5 of 5 by 2 customers">
          4.5 (2)
        </RatingStars>
      ),
    }),
  },
  decorators: [
    (Card, { parameters }) => (
      <div style={{ maxInlineSize: parameters.width }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAGrid: Story = {};

export const SoldOut: Story = {
  args: { soldOut: words({ ar: 'نفدت الكمية', en: 'Sold out' }) },
};

export const LastPiece: Story = {
  args: { note: words({ ar: 'آخر قطعة', en: 'Last piece' }) },
};

export const Unrated: Story = { args: { rating: undefined } };

export const ForStaff: Story = {
  args: {
    actions: words({
      ar: (
        <>
          <IconButton label="تعديل صينية التقديم" variant="paper">
            <PencilIcon />
          </IconButton>
          <IconButton label="حذف صينية التقديم" variant="paper">
            <TrashIcon />
          </IconButton>
        </>
      ),
      en: (
        <>
          <IconButton label="Edit Serving tray" variant="paper">
            <PencilIcon />
          </IconButton>
          <IconButton label="Delete Serving tray" variant="paper">
            <TrashIcon />
          </IconButton>
        </>
      ),
    }),
  },
};

export const LongName: Story = {
  args: {
    name: words({
      ar: 'طقم من ثلاث سلطانيات متداخلة من خشب الزان المصري المعالج بزيت آمن للطعام مع غطاء',
      en: 'Set of three nested beech bowls, finished with food-safe oil, with a lid for each of them',
    }),
  },
};

export const FeatureBesideOthers: Story = {
  parameters: { width: 'none' },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 18rem), 1fr))',
        gap: 'var(--grid-gap)',
      }}
    >
      <ProductCard
        {...args}
        variant="feature"
        photo={<Photo src={productPhotos.saladBowl} alt="" priority />}
      />
      {Array.from({ length: 4 }, (_, index) => (
        <ProductCard key={index} {...args} />
      ))}
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="…">
      <ProductCardSkeleton />
    </SkeletonGroup>
  ),
};
