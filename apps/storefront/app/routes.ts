import { systemPages } from '@craftsandore/contract/plain';
import { locales } from '@craftsandore/i18n';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

import { feedPath } from './seo/feed-path.ts';

/** Paths of the back office: on this domain they lead there. */
const staffPaths = [
  'admin',
  'admin-orders/:orderId?',
  'admin-users/:userId?',
  'admin-Logs',
  'admin-search/*',
  'add-banner',
  'banner-list',
  'category-list',
  'add-category',
  'add-product',
  'update-product/:id',
  'remove-product/:id',
];

/** Those of the shop's own pages whose route is like that of the others. */
const plainPages = systemPages.filter(
  (slug) => slug !== 'about' && slug !== 'services' && slug !== 'delivery',
);

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('home', 'routes/home.tsx', { id: 'home' }),
    route('products', 'routes/products.tsx'),
    route('product/:id/:slug?', 'routes/product.tsx'),
    route('product/:id/review', 'routes/review.tsx'),
    route('product/:id/questions', 'routes/questions.tsx'),
    route('product/:id/ask', 'routes/ask.tsx'),
    route('categoryIds/:id/:slug?', 'routes/category.tsx'),

    route('about', 'routes/about.tsx'),
    route('services', 'routes/services.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('delivery', 'routes/delivery.tsx'),
    ...plainPages.map((slug) => route(slug, 'routes/system-page.tsx', { id: `system/${slug}` })),
    route('pages/:slug', 'routes/page.tsx'),

    route('cart', 'routes/cart.tsx'),
    route('buy/:items', 'routes/buy.tsx'),
    route('saved', 'routes/saved.tsx'),
    route('stop-alerts', 'routes/stop-alerts.tsx'),
    route('track', 'routes/track.tsx'),
    route('track/:token', 'routes/tracking.tsx'),
    route('track/:token/placed', 'routes/tracking.tsx', { id: 'tracking/placed' }),
    route('orders/:orderId/placed', 'routes/order-placed.tsx'),
    layout('routes/account.tsx', [
      route('profile', 'routes/profile.tsx'),
      route('orders', 'routes/orders.tsx'),
      route('orders/:orderId', 'routes/order.tsx'),
      route('shipping', 'routes/shipping.tsx'),
    ]),

    route('*', 'routes/not-found.tsx'),
  ]),

  route('cart/checkout', 'routes/checkout.tsx'),
  route('c/:token', 'routes/confirm.tsx'),
  route('run', 'routes/run.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('signup', 'routes/sign-up.tsx'),
  route('request-reset-password', 'routes/request-reset-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),

  route('categories.json', 'routes/categories.ts'),
  route('products.json', 'routes/products-by-id.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
  ...locales.map((locale) =>
    route(feedPath(locale), 'routes/product-feed.ts', { id: `product-feed/${locale}` }),
  ),
  route('llms.txt', 'routes/llms.ts'),
  ...locales.map((locale) =>
    route(`${locale}.webmanifest`, 'routes/web-manifest.ts', { id: `web-manifest/${locale}` }),
  ),

  ...staffPaths.map((path) => route(path, 'routes/to-back-office.ts', { id: `staff/${path}` })),
] satisfies RouteConfig;
