import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The address of a dialog that the page below renders (`navigation/dialogs.ts`). */
function dialog(name: string, path: string) {
  return route(path, 'routes/dialog.tsx', { id: `dialogs/${name}` });
}

export default [
  index('routes/index.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('signout', 'routes/sign-out.tsx'),

  layout('routes/frame.tsx', [
    route('admin', 'routes/dashboard.tsx'),
    route('admin-orders', 'routes/orders.tsx'),
    route('admin-orders/export', 'routes/orders-export.ts'),
    route('admin-orders/:orderId', 'routes/order.tsx'),
    route('find-orders', 'routes/find-orders.ts'),
    route('admin-customers', 'routes/customers.tsx'),
    route('admin-customers/:customerId', 'routes/customer.tsx'),
    route('admin-reviews', 'routes/reviews.tsx'),
    route('admin-questions', 'routes/questions.tsx'),
    route('admin-users', 'routes/users.tsx'),
    route('admin-users/:userId', 'routes/user.tsx'),
    route('admin-settings/delivery', 'routes/delivery-settings.tsx'),
    route('admin-Logs', 'routes/logs.tsx'),
    route('admin-search/misses', 'routes/search-misses.tsx', [
      dialog('add-as-synonym', ':missId/add'),
    ]),
    route('admin-search/synonyms', 'routes/synonyms.tsx'),
    route('admin-search/synonyms/new', 'routes/add-synonyms.tsx'),
    route('admin-search/synonyms/:id', 'routes/synonym-group.tsx', [
      dialog('delete-synonym-group', 'delete'),
    ]),
    route('admin-search/explain', 'routes/explain-search.tsx'),
    layout('routes/products-categories.tsx', [route('products', 'routes/products.tsx')]),
    route('add-product', 'routes/add-product.tsx', [
      dialog('delete-new-design', 'designs/:designId/delete'),
    ]),
    route('update-product/:id', 'routes/update-product.tsx', [
      dialog('delete-design', 'designs/:designId/delete'),
    ]),
    route('remove-product/:id', 'routes/remove-product.tsx'),
    route('category-list', 'routes/category-list.tsx', [
      route(':id/edit', 'routes/edit-category.tsx'),
      route(':id/delete', 'routes/delete-category.tsx'),
    ]),
    route('add-category', 'routes/add-category.tsx'),
    route('banner-list', 'routes/banner-list.tsx', [dialog('delete-banner', ':bannerId/delete')]),
    route('add-banner', 'routes/add-banner.tsx'),
  ]),

  // Outside the frame, so that the printer gets the sheet alone.
  route('admin-orders/:orderId/print', 'routes/packing-slip.tsx'),
  route('admin-orders/print', 'routes/packing-slips.tsx'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
