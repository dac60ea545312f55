/** Pages that are nothing but text; its name is its path. */
export const textPages = ['help', 'terms', 'privacy', 'branches', 'credits'];

/** The pages for everybody that are there whatever the shop sells. */
export const publicPages = [
  '/',
  '/products',
  '/about',
  '/services',
  '/contact',
  ...textPages.map((name) => `/${name}`),
];
