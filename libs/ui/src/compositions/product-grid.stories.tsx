import type { Meta, StoryObj } from '@storybook/react-vite';

import { productPhotos } from '../../../../.storybook/photos/photos.ts';
import { words } from '../../../../.storybook/words.ts';
import { Container } from '../container/container.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Photo } from '../photo/photo.tsx';
import { Price } from '../price/price.tsx';
import { ProductCard, ProductCardSkeleton } from '../product-card/product-card.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './product-grid.module.css';

type Product = { name: string; category: string; price: string };

type ProductGridProps = {
  title: string;
  currency: string;
  currencyFirst: boolean;
  soldOut: string;
  loading: string;
  empty: string;
  products: readonly Product[];
  state?: 'ready' | 'loading';
};

const photos = Object.values(productPhotos);

/** The list of products as the shop lays it out: 2, 3 or 4 columns, the third product sold out. */
function ProductGrid({
  title,
  products,
  state,
  loading,
  empty,
  soldOut,
  ...money
}: ProductGridProps) {
  return (
    <Container>
      <PageHeader title={title} />
      {state === 'loading' && (
        <SkeletonGroup label={loading} className={styles.grid}>
          {photos.map((photo) => (
            <ProductCardSkeleton key={photo} />
          ))}
        </SkeletonGroup>
      )}
      {state !== 'loading' && products.length === 0 && <EmptyState title={empty} />}
      <div className={styles.grid}>
        {state !== 'loading' &&
          products.map(({ name, category, price }, index) => (
            <ProductCard
              key={name}
              href={`#product-${index}`}
              name={name}
              headingLevel={2}
              category={category}
              photo={<Photo src={photos[index % photos.length]} alt="" priority />}
              price={<Price value={price} {...money} />}
              soldOut={index === 2 && soldOut}
            />
          ))}
      </div>
    </Container>
  );
}

const meta = {
  title: 'Pages/Product grid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    title: words({ ar: 'منتجاتنا', en: 'Our products' }),
    currency: words({ ar: 'ج.م', en: 'LE' }),
    currencyFirst: words({ ar: false, en: true }),
    soldOut: words({ ar: 'نفدت الكمية', en: 'Sold out' }),
    loading: words({ ar: 'جارٍ تحميل المنتجات', en: 'Loading products' }),
    empty: words({ ar: 'لا توجد منتجات بهذا الاسم', en: 'No product has this name' }),
    products: words({
      ar: [
        { name: 'طبق فاكهة بقاعدة', category: 'سلطانيات وأطباق', price: '٨٩٠' },
        { name: 'سلطانية سلطة مع ملعقتي تقديم', category: 'سلطانيات وأطباق', price: '١٬٢٥٠' },
        { name: 'طقم ملاعق من خشب الزان', category: 'أدوات الطهي', price: '٣٢٠' },
        { name: 'صينية تقديم بمقابض', category: 'تقديم وصواني', price: '٨٥٠' },
      ],
      en: [
        { name: 'Footed fruit bowl', category: 'Bowls & plates', price: '890' },
        { name: 'Salad bowl with servers', category: 'Bowls & plates', price: '1,250' },
        { name: 'Set of beech spoons', category: 'Cooking utensils', price: '320' },
        { name: 'Serving tray with handles', category: 'Serving & trays', price: '850' },
      ],
    }),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const NothingFound: Story = { args: { products: [] } };
