import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The address of a dialog that the page below renders (`navigation/dialogs.ts`). */
function dialog(name: string, path: string) {
  return route(path, 'routes/dialog.tsx', { id: `dialogs/${name}` });
}

export default [
  index('routes/index.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('signout', 'routes/sign-out.tsx'),
  route('second-step', 'routes/second-step.tsx'),
  route('invitation', 'routes/invitation.tsx'),

  layout('routes/frame.tsx', [
    route('admin', 'routes/dashboard.tsx'),
    route('admin-desk/:orderId?', 'routes/desk.tsx'),
    route('admin-desk/figures', 'routes/desk-figures.tsx'),
    route('admin-desk/figures/export', 'routes/desk-figures-export.ts'),
    route('desk-due', 'routes/desk-due.ts'),
    route('admin-orders', 'routes/orders.tsx'),
    route('admin-orders/rows', 'routes/order-rows.ts'),
    route('admin-orders/export', 'routes/orders-export.ts'),
    route('admin-orders/new', 'routes/new-order.tsx'),
    route('admin-orders/holds', 'routes/holds.tsx'),
    route('admin-orders/:orderId', 'routes/order.tsx'),
    route('admin-orders/:orderId/parcels', 'routes/order-parcels.ts'),
    route('admin-orders/:orderId/money', 'routes/order-money.ts'),
    route('admin-orders/:orderId/returns', 'routes/order-returns.ts'),
    route('admin-parcels', 'routes/parcels.tsx'),
    route('admin-parcels/scan', 'routes/scan-parcels.tsx'),
    route('admin-parcels/print', 'routes/print-parcels.ts'),
    route('admin-parcels/runs/*', 'routes/runs.tsx'),
    route('admin-parcels/carriers', 'routes/carrier-names.ts'),
    route('admin-returns', 'routes/returns.tsx'),
    route('admin-returns/:id', 'routes/return.tsx'),
    route('admin-cash', 'routes/cash.tsx'),
    route('admin-cash/export', 'routes/cash-export.ts'),
    route('admin-cash/remittance', 'routes/remittance.tsx'),
    route('find-orders', 'routes/find-orders.ts'),
    route('admin-customers', 'routes/customers.tsx'),
    route('admin-customers/:customerId', 'routes/customer.tsx'),
    route('admin-reports', 'routes/reports.tsx'),
    route('admin-reports/export', 'routes/reports-export.ts'),
    route('admin-reviews', 'routes/reviews.tsx'),
    route('admin-questions', 'routes/questions.tsx'),
    route('admin-messages', 'routes/contact-messages.tsx'),
    route('admin-outbox', 'routes/outbox.tsx'),
    route('admin-users', 'routes/users.tsx'),
    route('admin-account', 'routes/account.tsx'),
    route('admin-settings/staff', 'routes/staff-settings.tsx'),
    route('admin-users/invitations', 'routes/invitations.tsx'),
    route('admin-users/:userId', 'routes/user.tsx'),
    route('admin-settings', 'routes/shop-settings.tsx'),
    route('admin-settings/money', 'routes/money-settings.tsx'),
    route('admin-settings/desk', 'routes/desk-settings.tsx'),
    route('admin-settings/messages', 'routes/message-settings.tsx'),
    route('admin-settings/channels', 'routes/channel-settings.tsx'),
    route('admin-settings/announcement', 'routes/announcement-settings.tsx'),
    route('admin-settings/home', 'routes/home-settings.tsx'),
    route('admin-settings/footer', 'routes/footer-settings.tsx'),
    route('admin-settings/delivery', 'routes/delivery-settings.tsx'),
    route('admin-settings/pages', 'routes/pages.tsx'),
    route('admin-settings/pages/new', 'routes/add-page.tsx'),
    route('admin-settings/pages/:slug', 'routes/edit-page.tsx', [
      dialog('delete-page', 'delete'),
      dialog('compare-page-version', 'versions/:number'),
    ]),
    route('admin-audit', 'routes/audit.tsx'),
    route('admin-audit/export', 'routes/audit-export.ts'),
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
    route('update-banner/:id', 'routes/update-banner.tsx'),
  ]),

  // Outside the frame, so that the printer gets the sheet alone.
  route('admin-orders/:orderId/print', 'routes/packing-slip.tsx'),
  route('admin-orders/print', 'routes/packing-slips.tsx'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
