import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo } from './photos.ts';
import { minPhotoSize } from './plain/limits.ts';
import { Id, IdInUrl, Line } from './values.ts';

export const Banner = z.object({
  id: Id,
  value: z.object({
    header: z.string(),
    headerAr: z.string(),
    details: z.string(),
    detailsAr: z.string(),
    imageUrl: z.string(),
    photo: Photo.nullable(),
    /** Where it leads; null to all products. */
    category: z.object({ id: Id, name: z.string(), nameAr: z.string() }).nullable(),
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

export const listBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  access: 'banner:write',
  summary: 'All banners, newest first',
  data: z.array(Banner),
});

const Header = Line.max(120).default('');
const Details = z.string().trim().max(500).default('');

/** Only the image has to be there. Where words of one language are left out, those of the other stand in. */
export const createBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  access: 'banner:write',
  summary: 'Upload a banner; customers see it at once',
  file: { field: 'image', atLeast: minPhotoSize.wide },
  body: z.object({
    header: Header,
    headerAr: Header,
    details: Details,
    detailsAr: Details,
    /** Where it leads; to all products where it is left out. */
    categoryId: IdInUrl.optional(),
  }),
  data: Banner,
  errors: ['category.not_found'],
});

export const setBannerActive = endpoint({
  method: 'PATCH',
  path: '/admin/banners/active/:id',
  access: 'banner:write',
  summary: 'Show a banner to customers, or hide it',
  params: z.object({ id: IdInUrl }),
  body: z.object({ key: z.literal('banner').default('banner'), active: z.boolean() }),
  data: Banner,
  errors: ['banner.not_found'],
});

export const deleteBanner = endpoint({
  method: 'DELETE',
  path: '/admin/banners/:id',
  access: 'banner:write',
  summary: 'Delete a banner',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['banner.not_found'],
});
