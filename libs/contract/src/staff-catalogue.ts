import { z } from 'zod';

import { Category, DescribedCategory, Product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { maxLength, minPhotoSize } from './plain/limits.ts';
import { ProductAttributes } from './product-attributes.ts';
import { SearchDetails, SearchText } from './search.ts';
import {
  Flag,
  Id,
  IdInUrl,
  IdsInOrder,
  line,
  Money,
  PageMeta,
  PageQuery,
  ProductPrice,
  ProductWeight,
  Timestamp,
  VersionInForm,
} from './values.ts';

const Description = z.string().trim().max(5000);
// Search engines show no more.
const SeoTitle = line(70).nullable();
const SeoDescription = line(320).nullable();

const seoTexts = {
  seoTitle: SeoTitle,
  seoTitleAr: SeoTitle,
  seoDescription: SeoDescription,
  seoDescriptionAr: SeoDescription,
};

/** What staff write about a product (specification, section 5). */
export const ProductFields = z.object({
  name: line(200),
  nameAr: line(200),
  description: Description,
  descriptionAr: Description,
  price: ProductPrice,
  weight: ProductWeight,
  categoryId: Id,
  ...ProductAttributes.shape,
  ...seoTexts,
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
    ...ProductAttributes.extend(seoTexts).partial().shape,
  }),
  data: Product,
  errors: ['category.not_found'],
});

export const copyProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/copy',
  access: 'product:write',
  takesKey: true,
  summary: 'Make a draft with all that a product and its designs have, but stock and codes',
  params: z.object({ id: IdInUrl }),
  data: z.object({ id: Id }),
  errors: ['product.not_found', 'request.key_reused'],
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
  /** Whether customers see it; where not, it is a draft, or archived. */
  isPublished: z.boolean(),
  /** Since when it is no longer sold; only its page still says so. Null where it is not archived. */
  archivedAt: Timestamp.nullable(),
  /** When a draft goes into the shop by itself; null where nobody has said so. */
  publishAt: Timestamp.nullable(),
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

export const scheduleProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/schedule',
  access: 'product:write',
  summary: 'Let a draft go into the shop by itself at a moment; it needs what publishing needs',
  params: z.object({ id: IdInUrl }),
  body: z.object({ publishAt: Timestamp }),
  data: z.null(),
  errors: [
    'product.not_found',
    'product.no_photo',
    'product.no_price',
    'product.published',
    'product.moment_past',
  ],
});

export const hideProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/hide',
  access: 'product:write',
  summary: 'Make a product a draft again, whether it was published, to be published or archived',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['product.not_found'],
});

export const archiveProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/archive',
  access: 'product:write',
  summary: 'Sell a product no longer; its page says so to who follows an old link',
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
    /** Only what customers see, or only drafts; neither is removed or archived. */
    published: Flag.optional(),
    /** Only what is archived. Who asks for what is not removed gets nothing that is archived. */
    archived: Flag.optional(),
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
export const EditableCategory = DescribedCategory.extend({
  /** Customers see it nowhere; its products stay for sale. */
  isHidden: z.boolean(),
  /** For `seenVersion`. */
  version: z.int().positive(),
});
export type EditableCategory = z.infer<typeof EditableCategory>;

export const StaffCategory = EditableCategory.extend({
  /** Its products, drafts and what is archived too; not those that were removed. */
  productCount: z.int().nonnegative(),
  /** Of these, what customers see. */
  publishedCount: z.int().nonnegative(),
});
export type StaffCategory = z.infer<typeof StaffCategory>;

export const listStaffCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access: 'category:write',
  summary:
    'All categories as staff see them, in the order of the shop, with the number of their products',
  data: z.array(StaffCategory),
});

/** A form with a photo sends its lines as CRLF. */
const CategoryDescription = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .max(maxLength.categoryDescription);

const CategoryFields = z.object({
  ...{ name: line(100), nameAr: line(100) },
  ...{ description: CategoryDescription, descriptionAr: CategoryDescription },
  isHidden: Flag,
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/products/categories',
  access: 'category:write',
  summary: 'Add a category with its photo',
  file: { field: 'image', atLeast: minPhotoSize.wide },
  body: CategoryFields.partial({ description: true, descriptionAr: true, isHidden: true }),
  data: Category,
  errors: ['category.name_taken'],
});

export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/products/categories/:id',
  access: 'category:write',
  summary: "Change a category's words, its photo, or whether it is hidden; what is left out stays",
  params: z.object({ id: IdInUrl }),
  file: { field: 'image', atLeast: minPhotoSize.wide, optional: true },
  body: CategoryFields.partial().extend({
    /** The version that was read: refused when somebody has changed the category since. */
    seenVersion: VersionInForm.optional(),
  }),
  data: EditableCategory,
  errors: ['category.not_found', 'category.name_taken', 'category.changed'],
});

export const sortCategories = endpoint({
  method: 'PUT',
  path: '/admin/categories/order',
  access: 'category:write',
  summary: 'Put all categories into another order',
  body: z.object({
    ids: IdsInOrder,
    /** The order that was seen: refused with that of now when it is another. */
    seenIds: IdsInOrder,
  }),
  data: z.array(StaffCategory),
  errors: ['category.order_changed'],
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
