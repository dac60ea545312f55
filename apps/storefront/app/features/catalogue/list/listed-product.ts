import type { Product, ProductDesign, PageOfProducts } from '@craftsandore/contract';

/** What lists show of a product. */
export type ListedProduct = Pick<
  Product,
  'id' | 'name' | 'nameAr' | 'price' | 'category' | 'rating'
> & { productDesigns: readonly Pick<ProductDesign, 'stock' | 'photos' | 'photosUrls'>[] };

export type ListedPage = Omit<PageOfProducts, 'products'> & { products: readonly ListedProduct[] };

/** Strips a product to what lists show: a page embeds its data, and most of a product is texts and photos. */
export function toListed(product: Product): ListedProduct {
  const { id, name, nameAr, price, category, rating, productDesigns } = product;
  const designs = productDesigns.map(({ stock, photos, photosUrls }, place) => {
    const shown = place === 0 ? 1 : 0;
    return { stock, photos: photos.slice(0, shown), photosUrls: photosUrls.slice(0, shown) };
  });
  return { id, name, nameAr, price, category, rating, productDesigns: designs };
}

export const toListedPage = (page: PageOfProducts): ListedPage => ({
  ...page,
  products: page.products.map(toListed),
});
