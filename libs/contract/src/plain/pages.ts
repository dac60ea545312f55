/**
 * The pages that the shop cannot be without: it has a route for each, so their addresses stay as they are. They stand at
 * the top; a page that the owner adds stands below `/pages`, where no route of ours can ever be in its way.
 */
export const systemPages = [
  'about',
  'services',
  'help',
  'delivery',
  'returns',
  'terms',
  'privacy',
  'branches',
  'credits',
] as const;
export type SystemPage = (typeof systemPages)[number];

/** Whether the shop has a route for this page. */
export const isSystemPage = (slug: string): slug is SystemPage =>
  systemPages.some((name) => name === slug);

/** Where the shop shows a page. */
export const pagePath = (slug: string) => (isSystemPage(slug) ? `/${slug}` : `/pages/${slug}`);

/** Words of small Latin letters and digits with a hyphen between them: the same address in both languages. */
export const pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Addresses that no page of the owner's may take: the first words of the routes of shop and back office, in small letters, whose
 * `routes.test.ts` compare, and those of their servers. Below `/pages` nothing would collide, but a link that somebody
 * shortens must never lead to another thing.
 */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['buy', 'c', 'cart', 'categories', 'categoryids', 'checkout', 'contact', 'home', 'orders'],
  'pages',
  ...[
    'product',
    'products',
    'profile',
    'run',
    'saved',
    'shipping',
    'sitemap',
    'stop-alerts',
    'track',
  ],
  ...['request-reset-password', 'reset-password', 'signin', 'signup', 'verify-email'],
  ...[
    'desk-due',
    'find-orders',
    'invitation',
    'second-step',
    'signout',
    'banner-list',
    'category-list',
  ],
  ...['add-banner', 'add-category', 'add-product', 'remove-product'],
  ...['update-banner', 'update-product'],
  ...['api', 'assets', 'feeds', 'health', 'images', 'new'],
]);

/** Whether no page of the owner's may have this address. */
export const isReservedSlug = (slug: string) =>
  isSystemPage(slug) || reservedSlugs.has(slug) || /^admin(?:-|$)/.test(slug);

/** How Markdown names a photo of the shop: by its key, so that it stays right wherever the files are. */
export const pagePhotoScheme = 'photo:';
