import type { Highlight } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { canInShop } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { type HeadingLevel, ProductCard } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../components/money.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import type { ListedProduct } from './listed-product.ts';
import { MarkedName } from '../../../search/marked-name.tsx';
import { LaterSaveHeart } from '../../../saved/later-save-heart.tsx';
import { ProductRating } from './product-rating.tsx';
import { WoodSwatches } from './wood-swatches.tsx';

type ProductTileProps = {
  product: ListedProduct;
  headingLevel: HeadingLevel;
  variant?: 'grid' | 'feature';
  /** Where the words that were searched stand in its names. */
  highlight?: Highlight | undefined;
  /** One of the photos that the first view waits for. */
  priority?: boolean;
};

const sizes = {
  grid: '(width < 640px) 46vw, (width < 1024px) 30vw, min(22vw, 20rem)',
  feature: '(width < 640px) 92vw, (width < 1024px) 61vw, min(45vw, 41rem)',
};

const fetchStaffLinks = () => import('./staff-product-links.tsx');

/** A product in a list. Its photo is that of its first design. */
export function ProductTile({
  product,
  headingLevel,
  variant = 'grid',
  highlight,
  priority = false,
}: ProductTileProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const isForStaff = useSession(({ user }) => canInShop(user?.roleId, 'product:delete'));
  const later = useLater(fetchStaffLinks, isForStaff);
  const { path, category, price, isFrom, rating, productDesigns, badge, woods } = product;
  const [design] = productDesigns;
  const name = local(product, 'name');
  const ranges = highlight?.[locale === 'ar' ? 'nameAr' : 'name'] ?? [];

  return (
    <ProductCard
      href={path}
      name={name}
      markedName={<MarkedName name={name} ranges={ranges} />}
      variant={variant}
      headingLevel={headingLevel}
      photo={
        <ProductPhoto
          photo={design?.photos[0]}
          url={design?.photosUrls[0]}
          alt=""
          sizes={sizes[variant]}
          priority={priority}
          ratio={variant === 'feature' ? 'fill-box' : '1'}
        />
      }
      category={local(category, 'name')}
      price={<Money amount={price} isFrom={isFrom} />}
      rating={rating.ratingsCount > 0 && <ProductRating rating={rating} compact />}
      choices={woods && <WoodSwatches {...woods} />}
      soldOut={productDesigns.every(({ stock }) => stock === 0) && t('product.soldOut')}
      note={badge}
      actions={
        isForStaff ? (
          later && <later.StaffProductLinks product={product} />
        ) : (
          <LaterSaveHeart product={product} />
        )
      }
    />
  );
}
