import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo } from './photos.ts';
import { productSorts } from './plain/product-sorts.ts';
import { Rating } from './ratings.ts';
import { SearchDetails, SearchText } from './search.ts';
import { Flag, Id, IdInUrl, Money, PageQuery, perPage } from './values.ts';

export const Category = z.object({
  id: Id,
  name: z.string(),
  nameAr: z.string(),
  imageUrl: z.string().nullable(),
  photo: Photo.nullable(),
});
export type Category = z.infer<typeof Category>;

export const ProductDesign = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  nameAr: z.string(),
  /** What can be sold now. */
  stock: z.int().nonnegative(),
  photosUrls: z.array(z.string()),
  photos: z.array(Photo),
});
export type ProductDesign = z.infer<typeof ProductDesign>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  price: Money,
  /** Kilograms. */
  weight: z.number().nonnegative(),
  categoryId: Id,
  category: Category.pick({ name: true, nameAr: true }),
  productDesigns: z.array(ProductDesign),
  rating: Rating,
  /** Counts the changes to the product. */
  version: z.int().positive(),
});
export type Product = z.infer<typeof Product>;

export const ProductQuery = PageQuery.extend({
  perPage: perPage(12),
  /** What it finds comes by relevance unless a sort is said; without a text, the newest come first. */
  query: SearchText.optional(),
  categoryIds: IdInUrl.optional(),
  sort: z.enum(productSorts).optional(),
  inStock: Flag.optional(),
  minPrice: z.coerce.number<number | string>().nonnegative().optional(),
  maxPrice: z.coerce.number<number | string>().nonnegative().optional(),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const PageOfProducts = z.object({
  products: z.array(Product),
  totalCount: z.int(),
  perPage: z.int(),
  /** There are more than `totalCount`: what a filter finds is counted to 10,000 at most, a text to 120. */
  isCut: z.literal(true).optional(),
  /** Of what was searched. */
  search: SearchDetails.optional(),
});
export type PageOfProducts = z.infer<typeof PageOfProducts>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'A page of products, by text, category, price and stock',
  query: ProductQuery,
  data: PageOfProducts,
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  summary: 'One product with all its designs',
  params: z.object({ id: IdInUrl }),
  data: Product,
  errors: ['product.not_found'],
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/products/categories',
  access: 'public',
  summary: 'All categories',
  data: z.array(Category),
});
