import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/index.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('signout', 'routes/sign-out.tsx'),

  layout('routes/staff.tsx', [
    route('admin', 'routes/dashboard.tsx'),
    route('admin-orders', 'routes/orders.tsx'),
    route('admin-orders/:orderId', 'routes/order.tsx'),
    route('admin-users', 'routes/users.tsx'),
    route('admin-users/:userId', 'routes/user.tsx'),
    route('admin-Logs', 'routes/logs.tsx'),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
