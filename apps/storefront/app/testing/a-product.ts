import { type CartItem, piastres, type Product, type ProductDesign } from '@craftsandore/contract';

import type { ListedProduct } from '../features/catalogue/list/listed-product.ts';

/** A design as the API returns it. */
export function aDesign(facts: Partial<ProductDesign> = {}): ProductDesign {
  return {
    id: 7,
    productId: 1,
    name: 'Oak',
    nameAr: 'أرو',
    wood: null,
    stock: 9,
    photosUrls: [],
    photos: [],
    ...facts,
  };
}

/** A product as the API returns it. */
export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: 'Fruit bowl',
    nameAr: 'طبق فاكهة',
    description: 'A wide bowl on a turned foot.',
    descriptionAr: 'طبق واسع على قاعدة مخروطة.',
    price: piastres(89_000),
    weight: 1.4,
    categoryId: 2,
    category: { name: 'Bowls', nameAr: 'السلطانيات' },
    productDesigns: [aDesign()],
    rating: { averageRating: 4.7, ratingsCount: 3 },
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    finish: null,
    care: [],
    origin: null,
    isFoodSafe: null,
    madeToOrderDays: null,
    inTheBox: null,
    inTheBoxAr: null,
    seoTitle: null,
    seoTitleAr: null,
    seoDescription: null,
    seoDescriptionAr: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** The same as lists have it. */
export function aListedProduct(facts: Partial<Product & ListedProduct> = {}): ListedProduct {
  const product = aProduct();
  const path = `/product/${facts.id ?? product.id}`;
  return { ...product, path, isFrom: false, badge: null, woods: null, ...facts };
}

/** A cart item with this quantity. */
export function aCartItem(productDesignId: number, quantity = 1, price = 89_000): CartItem {
  const { id, name, nameAr } = aProduct();
  const product = { id, name, nameAr, price: piastres(price) };
  return {
    productDesignId,
    quantity,
    productDesign: { ...aDesign({ id: productDesignId }), product },
  };
}
