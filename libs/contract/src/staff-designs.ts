import { z } from 'zod';

import { ProductDesign } from './catalogue.ts';
import { Barcode, Sku } from './design-codes.ts';
import { endpoint } from './endpoint.ts';
import { DesignPhoto, Photo, PhotoWordsFields } from './photos.ts';
import { maxStock, minPhotoSize } from './plain/limits.ts';
import { Wood } from './product-attributes.ts';
import { Id, IdInUrl, line, Money, ProductPrice, ProductWeight } from './values.ts';

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
    /** Stays when it is left out, as the barcode; no two designs have the same, be it in small or capital letters. */
    sku: Sku.nullable().optional(),
    barcode: Barcode.nullable().optional(),
    /** Stays when it is left out, as the weight; null is the price, or the weight, of the product. */
    price: ProductPrice.nullable().optional(),
    weight: ProductWeight.nullable().optional(),
    stock: z.int().min(0).max(maxStock),
    /** The stock that was read: refused when the stock has changed since, so that no sale is overwritten. */
    seenStock: z.int().min(0).optional(),
    /** The same of its own price; null where it had none. */
    seenPrice: Money.nullable().optional(),
  }),
  data: ProductDesign,
  errors: [
    'product.not_found',
    'design.not_found',
    'design.stock_changed',
    'design.price_changed',
    'design.sku_taken',
  ],
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
