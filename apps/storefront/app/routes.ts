import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Paths of the back office: on this domain they lead there. */
const staffPaths = [
  'admin',
  'admin-orders/:orderId?',
  'admin-users/:userId?',
  'admin-Logs',
  'add-banner',
  'banner-list',
  'add-category',
  'add-product',
  'update-product/:id',
  'remove-product/:id',
];

export default [
  layout('routes/shop.tsx', [
    index('routes/home.tsx'),
    route('home', 'routes/home.tsx', { id: 'home' }),
    route('products', 'routes/products.tsx'),
    route('product/:id', 'routes/product.tsx'),
    route('categoryIds/:id', 'routes/category.tsx'),

    route('cart', 'routes/cart.tsx'),
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
  route('signin', 'routes/sign-in.tsx'),
  route('signup', 'routes/sign-up.tsx'),

  ...staffPaths.map((path) => route(path, 'routes/staff.ts', { id: `staff/${path}` })),
] satisfies RouteConfig;
