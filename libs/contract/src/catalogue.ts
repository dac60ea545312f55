import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { DesignPhoto, Photo } from './photos.ts';
import { maxSaved } from './plain/limits.ts';
import { productSorts } from './plain/product-sorts.ts';
import { woods } from './plain/product-attributes.ts';
import { ProductAttributes, Wood } from './product-attributes.ts';
import { Rating } from './ratings.ts';
import { SearchDetails, SearchText } from './search.ts';
import { Flag, Id, IdInUrl, Money, PageQuery, perPage, Timestamp } from './values.ts';

/** What a shared link shows: the address of a picture without language and ending, once it is drawn. */
export const Preview = z.string().optional();

export const Category = z.object({
  id: Id,
  name: z.string(),
  nameAr: z.string(),
  imageUrl: z.string().nullable(),
  photo: Photo.nullable(),
  preview: Preview,
});
export type Category = z.infer<typeof Category>;

/** With what is said of it where it is read alone: lists of categories come with most pages. */
export const DescribedCategory = Category.extend({
  description: z.string(),
  descriptionAr: z.string(),
});
export type DescribedCategory = z.infer<typeof DescribedCategory>;

export const ProductDesign = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  nameAr: z.string(),
  wood: Wood,
  /** What can be sold now. */
  stock: z.int().nonnegative(),
  /** Left out where it has none, as the barcode. */
  sku: z.string().optional(),
  barcode: z.string().optional(),
  /** Its own; left out where it costs, or weighs, what its product does. */
  price: Money.optional(),
  /** Kilograms. */
  weight: z.number().nonnegative().optional(),
  photosUrls: z.array(z.string()),
  photos: z.array(DesignPhoto),
});
export type ProductDesign = z.infer<typeof ProductDesign>;

const SeoText = z.string().nullable();

export const Product = z.object({
  id: Id,
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  /** Of its designs that have no own; so is the weight. Lists go by the price of its cheapest design. */
  price: Money,
  /** Kilograms. */
  weight: z.number().nonnegative(),
  categoryId: Id,
  category: Category.pick({ name: true, nameAr: true }).extend({
    /** It has no page; left out of one that has. */
    isHidden: z.literal(true).optional(),
  }),
  productDesigns: z.array(ProductDesign),
  rating: Rating,
  ...ProductAttributes.shape,
  /** What search engines show; null where name and description serve. */
  seoTitle: SeoText,
  seoTitleAr: SeoText,
  seoDescription: SeoText,
  seoDescriptionAr: SeoText,
  createdAt: Timestamp,
  preview: Preview,
  /** Counts the changes to the product. */
  version: z.int().positive(),
});
export type Product = z.infer<typeof Product>;

/** `olive,beech`: products that have a design of any of them. */
const WoodsInUrl = z
  .string()
  .max(200, { abort: true })
  .transform((names) => names.split(','))
  .pipe(z.array(z.enum(woods)).max(woods.length));

/** What narrows a list of products. */
const ProductFilters = z.object({
  query: SearchText.optional(),
  categoryIds: IdInUrl.optional(),
  woods: WoodsInUrl.optional(),
  inStock: Flag.optional(),
  minPrice: z.coerce.number<number | string>().nonnegative().optional(),
  maxPrice: z.coerce.number<number | string>().nonnegative().optional(),
  /** Stars, on the average. */
  minRating: z.coerce.number<number | string>().min(1).max(5).optional(),
});
export type ProductFilters = z.infer<typeof ProductFilters>;

export const ProductQuery = PageQuery.extend({
  ...ProductFilters.shape,
  perPage: perPage(12),
  /** What a text finds comes by relevance unless a sort is said; without a text, the newest come first. */
  sort: z.enum(productSorts).optional(),
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

/** `3,7,12`, each once. */
const IdsInUrl = z
  .string()
  .max(maxSaved * 11, { abort: true })
  .transform((ids): (string | number)[] => [...new Set(ids.split(','))])
  .pipe(z.array(IdInUrl).min(1).max(maxSaved));

/** Those that the shop does not have are left out. */
export const listProductsById = endpoint({
  method: 'GET',
  path: '/products/by-id',
  access: 'public',
  summary: 'Products by their ids, in the order in which these are given',
  query: z.object({ ids: IdsInUrl }),
  data: z.array(Product),
});

const Count = z.int().nonnegative();

/**
 * What else the filters of a list could be, and how many products each choice would show beside the other filters: a choice
 * of one filter is counted without what that filter is set to now. Of what a text finds the best 120 are counted.
 */
export const Facets = z.object({
  /** Those with products, by id. */
  categories: z.array(z.object({ id: Id, count: Count })),
  /** Those with products, in the order of `woods`. */
  woods: z.array(z.object({ wood: z.enum(woods), count: Count })),
  inStock: Count,
  /** By `minRating`, the highest first. */
  ratings: z.array(z.object({ atLeast: z.int(), count: Count })),
  /** The lowest and the highest price; null where there is no product. */
  prices: z.object({ from: Money, to: Money }).nullable(),
  /** A text finds more than is counted: a choice may show more than is said. */
  isCut: z.literal(true).optional(),
});
export type Facets = z.infer<typeof Facets>;

export const listFacets = endpoint({
  method: 'GET',
  path: '/products/facets',
  access: 'public',
  summary: 'How many products each choice of a filter would show',
  query: ProductFilters,
  data: Facets,
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

/** What is said of a product that is no longer sold. */
export const ArchivedProduct = Product.pick({
  id: true,
  name: true,
  nameAr: true,
  categoryId: true,
  category: true,
});
export type ArchivedProduct = z.infer<typeof ArchivedProduct>;

export const getArchivedProduct = endpoint({
  method: 'GET',
  path: '/products/:id/archived',
  access: 'public',
  summary: 'A product that is no longer sold, for who follows an old link to it',
  params: z.object({ id: IdInUrl }),
  data: ArchivedProduct,
  errors: ['product.not_found'],
});

export const listGoesWith = endpoint({
  method: 'GET',
  path: '/products/:id/goesWith',
  access: 'public',
  summary: 'A few products of other categories that are bought together with one',
  params: z.object({ id: IdInUrl }),
  data: z.array(Product),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/products/categories',
  access: 'public',
  summary: 'All categories that are not hidden, in the order of the shop',
  data: z.array(Category),
});

export const listDescribedCategories = endpoint({
  method: 'GET',
  path: '/products/categories/described',
  access: 'public',
  summary: 'The same categories with their descriptions',
  data: z.array(DescribedCategory),
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/products/categories/:id',
  access: 'public',
  summary: 'One category with its description; a hidden one is not found',
  params: z.object({ id: IdInUrl }),
  data: DescribedCategory,
  errors: ['category.not_found'],
});
