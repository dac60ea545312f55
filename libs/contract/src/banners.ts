import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo, PhotoWords } from './photos.ts';
import { maxLength, minPhotoSize } from './plain/limits.ts';
import { safeLinkPattern } from './plain/patterns.ts';
import {
  Id,
  IdInUrl,
  IdsInOrder,
  Line,
  line,
  shortText,
  Timestamp,
  VersionInForm,
} from './values.ts';

/** A photo that was uploaded before what shows it: `key` names it to the API. */
export const PhonePhoto = Photo.extend({ key: z.string() });
export type PhonePhoto = z.infer<typeof PhonePhoto>;

export const Banner = z.object({
  id: Id,
  value: z.object({
    header: z.string(),
    headerAr: z.string(),
    details: z.string(),
    detailsAr: z.string(),
    imageUrl: z.string(),
    photo: Photo.nullable(),
    /** In place of the photo on a narrow screen. */
    phonePhoto: PhonePhoto.nullable(),
    ...PhotoWords.shape,
    /** What of the photo is seen wherever it is cut: percent from its left and from its top. */
    focalX: z.int(),
    focalY: z.int(),
    /** Where it leads; null to its link, or to all products. */
    category: z.object({ id: Id, name: z.string(), nameAr: z.string() }).nullable(),
    /** A page of the shop, or an address on the web. */
    link: z.string().nullable(),
    active: z.boolean(),
  }),
});
export type Banner = z.infer<typeof Banner>;

/** The same for staff, who also see those that are not shown now. */
export const StaffBanner = Banner.extend({
  value: Banner.shape.value.extend({
    /** Shown from this moment on, and no more at the other. */
    from: Timestamp.nullable(),
    until: Timestamp.nullable(),
  }),
  version: z.int(),
});
export type StaffBanner = z.infer<typeof StaffBanner>;

export const listActiveBanners = endpoint({
  method: 'GET',
  path: '/banners',
  access: 'public',
  summary: 'The banners that customers see now, in the order of the owner',
  data: z.array(Banner),
  meta: z.object({
    /** When time alone makes them others; null where it does not. */
    changesAt: Timestamp.nullable(),
  }),
});

export const listBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  access: 'banner:write',
  summary: 'All banners, in the order of the shop; new ones come first',
  data: z.array(StaffBanner),
});

const Header = Line.max(120);
const Details = z.string().trim().max(500);
const photoWords = line(maxLength.photoWords);
const Percent = z.coerce.number<number | string>().int().min(0).max(100);

/** In a form nothing is an empty field. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given: z.input<Schema> | '' | null) => given || null, schema.nullable());

const BannerFields = z.object({
  header: Header,
  headerAr: Header,
  details: Details,
  detailsAr: Details,
  alt: photoWords,
  altAr: photoWords,
  categoryId: orEmpty(IdInUrl),
  /** Counts before the category. */
  link: orEmpty(shortText(500).check(z.regex(safeLinkPattern))),
  from: orEmpty(Timestamp),
  until: orEmpty(Timestamp),
  focalX: Percent,
  focalY: Percent,
  /** The key of one that was uploaded before. */
  phonePhoto: orEmpty(shortText(100).check(z.regex(/^[\w-]+$/))),
});

const ofBanners = ['category.not_found', 'image.not_found', 'banner.ends_first'] as const;

/**
 * Only the image has to be there. Where words of one language are left out, those of the other stand in; without words of
 * the photo it is called the banner's.
 */
export const createBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  access: 'banner:write',
  summary: 'Upload a banner; customers see it at once, or from its time on',
  file: { field: 'image', atLeast: minPhotoSize.wide },
  body: BannerFields.partial().extend({
    alt: Line.max(maxLength.photoWords).default(''),
    altAr: Line.max(maxLength.photoWords).default(''),
  }),
  data: StaffBanner,
  errors: ofBanners,
});

export const updateBanner = endpoint({
  method: 'PATCH',
  path: '/admin/banners/:id',
  access: 'banner:write',
  summary: 'Change a banner; what is left out stays',
  params: z.object({ id: IdInUrl }),
  file: { field: 'image', atLeast: minPhotoSize.wide, optional: true },
  body: BannerFields.partial().extend({
    /** The version that was read: refused when somebody has changed the banner since. */
    seenVersion: VersionInForm.optional(),
  }),
  data: StaffBanner,
  errors: ['banner.not_found', 'banner.changed', ...ofBanners],
});

/** One that no banner names is deleted after a day. */
export const addPhonePhoto = endpoint({
  method: 'POST',
  path: '/admin/bannerPhotos',
  access: 'banner:write',
  summary: 'Upload a photo for phones; a banner names it by its key',
  file: { field: 'image', atLeast: minPhotoSize.phone },
  data: PhonePhoto,
});

export const sortBanners = endpoint({
  method: 'PUT',
  path: '/admin/banners/order',
  access: 'banner:write',
  summary: 'Put all banners into another order',
  body: z.object({
    ids: IdsInOrder,
    /** The order that was seen: refused with that of now when it is another. */
    seenIds: IdsInOrder,
  }),
  data: z.array(StaffBanner),
  errors: ['banner.order_changed'],
});

export const setBannerActive = endpoint({
  method: 'PATCH',
  path: '/admin/banners/active/:id',
  access: 'banner:write',
  summary: 'Show a banner to customers, or hide it',
  params: z.object({ id: IdInUrl }),
  body: z.object({ key: z.literal('banner').default('banner'), active: z.boolean() }),
  data: StaffBanner,
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
