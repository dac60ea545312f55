import { z } from 'zod';

import { Category, Product, ProductDesign } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { maxStock, minPhotoSize } from './plain/limits.ts';
import { DesignPhoto, Photo, PhotoWordsFields } from './photos.ts';
import { ProductAttributes, Wood } from './product-attributes.ts';
import { SearchDetails, SearchText } from './search.ts';
import {
  Flag,
  Id,
  IdInUrl,
  line,
  Money,
  PageMeta,
  PageQuery,
  ProductPrice,
  Timestamp,
  VersionInForm,
} from './values.ts';

const Description = z.string().trim().max(5000);

/** What staff write about a product (specification, section 5). */
export const ProductFields = z.object({
  name: line(200),
  nameAr: line(200),
  description: Description,
  descriptionAr: Description,
  price: ProductPrice,
  /** Kilograms, to the gram. */
  weight: z.number().positive().max(1000).multipleOf(0.001),
  categoryId: Id,
  ...ProductAttributes.shape,
});
export type ProductFields = z.infer<typeof ProductFields>;

export const createProduct = endpoint({
  method: 'POST',
  path: '/products',
  access: 'product:write',
  summary: 'Begin a product; it is a draft until it is published',
  body: ProductFields.extend({
    description: Description.default(''),
    descriptionAr: Description.default(''),
    ...ProductAttributes.partial().shape,
  }),
  data: Product,
  errors: ['category.not_found'],
});

export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/products/:id',
  access: 'product:write',
  summary: 'Change a product; fields that are left out stay',
  params: z.object({ id: IdInUrl }),
  body: ProductFields.partial().extend({
    /** The version that was read: refused when somebody has changed the product since. */
    seenVersion: Id.optional(),
    /** The price that was read: refused when the price has changed since, so that nobody's is overwritten unseen. */
    seenPrice: Money.optional(),
  }),
  data: Product,
  errors: ['product.not_found', 'category.not_found', 'product.changed', 'product.price_changed'],
});

export const StaffProduct = Product.extend({
  /** The stock of all designs. */
  totalStock: z.int().nonnegative(),
  soldCount: z.int().nonnegative(),
  /** Whether customers see it; it is a draft where not. */
  isPublished: z.boolean(),
  /** Since when it is out of the shop; null while it is in. */
  removedAt: Timestamp.nullable(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/admin/products/:id',
  access: 'product:write',
  summary: 'One product as staff see it, published or not',
  params: z.object({ id: IdInUrl }),
  data: StaffProduct,
  errors: ['product.not_found'],
});

export const publishProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/publish',
  access: 'product:write',
  summary: 'Put a draft into the shop; it needs a design with a photo, and a price',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['product.not_found', 'product.no_photo', 'product.no_price'],
});

export const hideProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/hide',
  access: 'product:write',
  summary: 'Hide a product from the shop: it is a draft again',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['product.not_found'],
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  access: 'product:delete',
  summary: 'Take a product out of the shop; old orders keep their lines',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['product.not_found'],
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/restore',
  access: 'product:delete',
  summary: 'Bring a product that was taken out back into the shop',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['product.not_found'],
});

/** Without an id a new design; with one a change to it. */
export const saveDesign = endpoint({
  method: 'PATCH',
  path: '/products/productDesigns',
  access: 'product:write',
  summary: 'Add a design to a product, or change one',
  body: z.object({
    id: Id.optional(),
    productId: Id,
    name: line(100),
    nameAr: line(100),
    /** Stays when it is left out. */
    wood: Wood.optional(),
    stock: z.int().min(0).max(maxStock),
    /** The stock that was read: refused when the stock has changed since, so that no sale is overwritten. */
    seenStock: z.int().min(0).optional(),
  }),
  data: ProductDesign,
  errors: ['product.not_found', 'design.not_found', 'design.stock_changed'],
});

export const deleteDesign = endpoint({
  method: 'DELETE',
  path: '/products/productDesigns/:id',
  access: 'product:write',
  summary: 'Take a design out of the shop; old orders keep their lines',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['design.not_found', 'product.last_photo'],
});

export const addDesignImage = endpoint({
  method: 'PATCH',
  path: '/products/images',
  access: 'product:write',
  summary: 'Add a photo at the end of a design',
  file: { field: 'image', atLeast: minPhotoSize.product },
  body: z.object({ productDesignId: IdInUrl }),
  data: z.object({ imageUrl: z.string(), photo: Photo }),
  errors: ['design.not_found'],
});

export const removeDesignImage = endpoint({
  method: 'DELETE',
  path: '/products/images',
  access: 'product:write',
  summary: 'Take a photo away from a design',
  body: z.object({ imageurl: z.string().min(1).max(2000), productDesignId: Id }),
  data: z.null(),
  errors: ['design.not_found', 'image.not_found', 'product.last_photo'],
});

export const sortDesignImages = endpoint({
  method: 'PATCH',
  path: '/products/productDesigns/:id/images',
  access: 'product:write',
  summary: 'Put the photos of a design into another order; the first one stands for it',
  params: z.object({ id: IdInUrl }),
  body: z.object({ photosUrls: z.array(z.string().max(2000)).max(100) }),
  data: ProductDesign,
  errors: ['design.not_found', 'image.not_found'],
});

export const describeDesignImage = endpoint({
  method: 'PATCH',
  path: '/products/productDesigns/:id/images/words',
  access: 'product:write',
  summary: 'Say in words what a photo of a design shows, for who cannot see it',
  params: z.object({ id: IdInUrl }),
  body: PhotoWordsFields.extend({ imageurl: z.string().min(1).max(2000) }),
  data: DesignPhoto,
  errors: ['design.not_found', 'image.not_found'],
});

export const staffProductSorts = [
  'newest',
  'name',
  'price-up',
  'price-down',
  'stock-up',
  'stock-down',
  'best-selling',
] as const;

/** How full the shelf is: `low` is what the dashboard warns of, `out` has a design without a piece, or none at all. */
export const stockLevels = ['in', 'low', 'out'] as const;

export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  access: 'product:write',
  summary: 'A page of products as staff see them, those out of the shop too',
  query: PageQuery.extend({
    query: SearchText.optional(),
    categoryIds: IdInUrl.optional(),
    stock: z.enum(stockLevels).optional(),
    removed: Flag.optional(),
    /** Only what customers see, or only drafts; neither is removed. */
    published: Flag.optional(),
    sort: z.enum(staffProductSorts).optional(),
  }),
  data: z.array(StaffProduct),
  meta: PageMeta.extend({
    /** Of what was searched. */
    search: SearchDetails.omit({ highlights: true }).optional(),
    /** A design with this many pieces or fewer is low: the owner sets it. */
    lowStock: z.int().nonnegative(),
  }),
});

/** A category that can be changed. */
export const EditableCategory = Category.extend({
  /** For `seenVersion`. */
  version: z.int().positive(),
});
export type EditableCategory = z.infer<typeof EditableCategory>;

export const StaffCategory = EditableCategory.extend({
  /** Its products, those that are drafts too; not those that were removed. */
  productCount: z.int().nonnegative(),
  /** Of these, what customers see. */
  publishedCount: z.int().nonnegative(),
});
export type StaffCategory = z.infer<typeof StaffCategory>;

export const listStaffCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access: 'category:write',
  summary: 'All categories as staff see them, with the number of their products',
  data: z.array(StaffCategory),
});

const CategoryFields = z.object({ name: line(100), nameAr: line(100) });

export const createCategory = endpoint({
  method: 'POST',
  path: '/products/categories',
  access: 'category:write',
  summary: 'Add a category with its photo',
  file: { field: 'image', atLeast: minPhotoSize.wide },
  body: CategoryFields,
  data: Category,
  errors: ['category.name_taken'],
});

export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/products/categories/:id',
  access: 'category:write',
  summary: "Change a category's names, its photo, or both",
  params: z.object({ id: IdInUrl }),
  file: { field: 'image', atLeast: minPhotoSize.wide, optional: true },
  body: CategoryFields.partial().extend({
    /** The version that was read: refused when somebody has changed the category since. */
    seenVersion: VersionInForm.optional(),
  }),
  data: EditableCategory,
  errors: ['category.not_found', 'category.name_taken', 'category.changed'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/products/categories/:id',
  access: 'category:delete',
  summary: 'Delete a category that holds no products',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['category.not_found', 'category.not_empty'],
});
