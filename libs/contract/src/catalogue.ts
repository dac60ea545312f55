import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { Photo } from './photos.ts';
import { productSorts } from './plain/product-sorts.ts';
import { SearchDetails, SearchText } from './search.ts';
import { Flag, Id, IdInUrl, Money, PageMeta, PageQuery, perPage, Timestamp } from './values.ts';

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

export const Rating = z.object({
  /** 0 while nobody has rated. */
  averageRating: z.number().min(0).max(5),
  ratingsCount: z.int().nonnegative(),
});

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

export const ProductPage = z.object({
  products: z.array(Product),
  totalCount: z.int(),
  perPage: z.int(),
  /** There are more than `totalCount`: what a filter finds is counted to 10,000 at most, a text to 120. */
  isCut: z.literal(true).optional(),
  /** Of what was searched. */
  search: SearchDetails.optional(),
});
export type ProductPage = z.infer<typeof ProductPage>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'A page of products, by text, category, price and stock',
  query: ProductQuery,
  data: ProductPage,
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

export const Review = z.object({
  id: Id,
  userName: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  createdAt: Timestamp,
});
export type Review = z.infer<typeof Review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/products/:id/ratings',
  access: 'public',
  summary: 'What customers said of a product, newest first',
  params: z.object({ id: IdInUrl }),
  query: PageQuery,
  data: z.array(Review),
  meta: PageMeta,
  errors: ['product.not_found'],
});

/** One rating for each customer and product: a second one replaces the first. */
export const rateProduct = endpoint({
  method: 'POST',
  path: '/ratings',
  access: 'signed-in',
  summary: 'Rate a product from 1 to 5, with a comment or without',
  body: z.object({
    productId: Id,
    rating: z.int().min(1).max(5),
    comment: z.string().trim().max(maxLength.ratingComment).default(''),
  }),
  data: Review,
  errors: ['product.not_found'],
});

export const Banner = z.object({
  id: Id,
  value: z.object({
    header: z.string(),
    headerAr: z.string(),
    details: z.string(),
    detailsAr: z.string(),
    imageUrl: z.string(),
    photo: Photo.nullable(),
    active: z.boolean(),
  }),
});
export type Banner = z.infer<typeof Banner>;

export const listActiveBanners = endpoint({
  method: 'GET',
  path: '/banners',
  access: 'public',
  summary: 'The banners that customers see',
  data: z.array(Banner),
});
