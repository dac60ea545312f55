import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo } from './photos.ts';
import { maxLength, minPhotoSize } from './plain/limits.ts';
import { pageSlugPattern } from './plain/pages.ts';
import { Id, Line, line, PageMeta, PageQuery, Timestamp } from './values.ts';

const Slug = z.string().max(maxLength.pageSlug).regex(pageSlugPattern);
const Version = Id;
const Markdown = z
  .string()
  .max(maxLength.pageBody)
  .overwrite((text) => text.replace(/\r\n?/g, '\n'));

/** What a page says, as staff write it. A description that is left empty is made of the page's first words. */
const words = {
  title: line(maxLength.pageTitle),
  titleAr: line(maxLength.pageTitle),
  description: Line.max(maxLength.pageDescription),
  descriptionAr: Line.max(maxLength.pageDescription),
  body: Markdown,
  bodyAr: Markdown,
};
export const PageWords = z.object(words);
export type PageWords = z.infer<typeof PageWords>;

/** A page as everybody reads it, in one language. */
export const Page = z.object({
  /** Another one than was asked for, where the page has moved. */
  slug: Slug,
  title: z.string(),
  description: z.string(),
  /** Safe as it is: made by the API of Markdown. Its headings begin below the title, which is not in it. */
  html: z.string(),
  updatedAt: Timestamp,
});
export type Page = z.infer<typeof Page>;

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/:slug',
  access: 'public',
  summary: 'A published page, also by an address that it had before',
  params: z.object({ slug: Slug }),
  query: z.object({ lang: z.enum(['ar', 'en']).default('ar') }),
  data: Page,
  errors: ['page.not_found'],
});

export const PageLink = z.object({
  slug: Slug,
  title: z.string(),
  titleAr: z.string(),
});
export type PageLink = z.infer<typeof PageLink>;

export const listPages = endpoint({
  method: 'GET',
  path: '/pages',
  access: 'public',
  summary: 'All published pages, by their address',
  data: z.array(PageLink),
});

/** `changed`: published, and saved since. */
export const pageStates = ['draft', 'published', 'changed'] as const;

const listed = {
  slug: Slug,
  title: z.string(),
  titleAr: z.string(),
  /** For `seenVersion`. */
  version: Version,
  state: z.enum(pageStates),
  /** Has a route of the shop's own: keeps its address, and cannot be withdrawn or deleted. */
  isSystem: z.boolean(),
  /** Null for what the shop came with. */
  savedBy: z.string().nullable(),
  savedAt: Timestamp,
};

export const ListedStaffPage = z.object(listed);
export type ListedStaffPage = z.infer<typeof ListedStaffPage>;

export const StaffPage = z.object({
  ...listed,
  ...words,
  /** The newest version: what an editor shows. */
  number: Version,
  /** The version that customers read. */
  published: z
    .object({ number: Version, by: z.string().nullable(), at: Timestamp, words: PageWords })
    .nullable(),
});
export type StaffPage = z.infer<typeof StaffPage>;

export const listStaffPages = endpoint({
  method: 'GET',
  path: '/admin/pages',
  access: 'content:write',
  summary: 'All pages, by their address',
  data: z.array(ListedStaffPage),
});

export const getStaffPage = endpoint({
  method: 'GET',
  path: '/admin/pages/:slug',
  access: 'content:write',
  summary: 'A page with its newest version and the published one',
  params: z.object({ slug: Slug }),
  data: StaffPage,
  errors: ['page.not_found'],
});

/** Safe to repeat: an address is given once, and whoever began a page and sends the same again gets it again. */
export const createPage = endpoint({
  method: 'POST',
  path: '/admin/pages',
  access: 'content:write',
  summary: 'Begin a page, as a draft that no customer sees',
  body: PageWords.extend({ slug: Slug }),
  data: StaffPage,
  errors: ['page.slug_taken', 'page.slug_reserved'],
});

/** What is not said stays as it is. Other words are a version more; those before it stay. */
export const updatePage = endpoint({
  method: 'PATCH',
  path: '/admin/pages/:slug',
  access: 'content:write',
  summary: 'Save a draft, or move a page to another address',
  params: z.object({ slug: Slug }),
  body: PageWords.partial().extend({
    seenVersion: Version,
    slug: Slug.optional(),
  }),
  data: StaffPage,
  errors: [
    'page.not_found',
    'page.changed',
    'page.slug_taken',
    'page.slug_reserved',
    'page.system',
  ],
});

const seen = z.object({ seenVersion: Version });

export const publishPage = endpoint({
  method: 'POST',
  path: '/admin/pages/:slug/publish',
  access: 'content:write',
  summary: 'Show customers the newest version, in both languages at once',
  params: z.object({ slug: Slug }),
  body: seen,
  data: StaffPage,
  errors: ['page.not_found', 'page.changed', 'page.unready'],
});

export const withdrawPage = endpoint({
  method: 'POST',
  path: '/admin/pages/:slug/withdraw',
  access: 'content:write',
  summary: 'Make a page a draft again, which no customer sees',
  params: z.object({ slug: Slug }),
  body: seen,
  data: StaffPage,
  errors: ['page.not_found', 'page.changed', 'page.system'],
});

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/admin/pages/:slug',
  access: 'content:write',
  summary: 'Delete a page; its addresses are free again',
  params: z.object({ slug: Slug }),
  data: z.null(),
  errors: ['page.not_found', 'page.system'],
});

/** A version as the history lists it. */
export const PageVersion = z.object({
  number: Version,
  by: z.string().nullable(),
  at: Timestamp,
  /** The version that it was made of again. */
  restoredFrom: Version.nullable(),
  /** When customers began to read it last; null for one that they never did. */
  publishedAt: Timestamp.nullable(),
  publishedBy: z.string().nullable(),
});
export type PageVersion = z.infer<typeof PageVersion>;

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/admin/pages/:slug/versions',
  access: 'content:write',
  summary: 'A page of the versions of a page, newest first',
  params: z.object({ slug: Slug }),
  query: PageQuery,
  data: z.array(PageVersion),
  meta: PageMeta,
  errors: ['page.not_found'],
});

const VersionInUrl = z.coerce.number<number | string>().pipe(z.int().min(1).max(1_000_000));

export const getPageVersion = endpoint({
  method: 'GET',
  path: '/admin/pages/:slug/versions/:number',
  access: 'content:write',
  summary: 'What a version of a page says',
  params: z.object({ slug: Slug, number: VersionInUrl }),
  data: PageVersion.extend({ words: PageWords }),
  errors: ['page.not_found', 'page.version_not_found'],
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/admin/pages/:slug/restore',
  access: 'content:write',
  summary: 'Make an older version the newest, as a draft',
  params: z.object({ slug: Slug }),
  body: seen.extend({ number: Version }),
  data: StaffPage,
  errors: ['page.not_found', 'page.changed', 'page.version_not_found'],
});

export const pageProblems = [
  'refusedLink',
  'unknownPhoto',
  'foreignPhoto',
  'photoWithoutWords',
  'bigTable',
] as const;

const Rendered = z.object({
  html: z.string(),
  headings: z.array(z.object({ level: z.int(), text: z.string() })),
  /** What keeps it from being published. */
  problems: z.array(
    z.object({ kind: z.enum(pageProblems), line: z.int().positive(), what: z.string() }),
  ),
});
export type RenderedPage = z.infer<typeof Rendered>;

export const previewPage = endpoint({
  method: 'POST',
  path: '/admin/pagePreview',
  access: 'content:write',
  summary: 'Markdown as the shop would show it, with what is wrong in it; nothing is saved',
  body: PageWords.pick({ body: true, bodyAr: true }),
  data: z.object({ en: Rendered, ar: Rendered }),
});

/** A photo that no version shows is deleted after a day. */
export const addPagePhoto = endpoint({
  method: 'POST',
  path: '/admin/pagePhotos',
  access: 'content:write',
  summary: 'Upload a photo for a page; Markdown names it by its address',
  file: { field: 'image', atLeast: minPhotoSize.page },
  data: z.object({
    /** What stands between the brackets: `![A bowl](photo:…)`. */
    address: z.string(),
    photo: Photo,
  }),
});
