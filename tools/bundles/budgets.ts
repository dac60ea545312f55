/** What the JavaScript of a first view may weigh as it is served, in KiB, by the page's route. */
type Budgets = Record<string, number>;

/** Pages that anybody may open. */
const publicPages = 140;
/** Cart and account. */
export const personalPages = 165;

export const shopBudgets: Budgets = {
  'routes/home': publicPages,
  home: publicPages,
  'routes/products': publicPages,
  'routes/product': publicPages,
  'routes/questions': publicPages,
  'routes/category': publicPages,
  'routes/about': publicPages,
  'routes/services': publicPages,
  'routes/contact': publicPages,
  'routes/delivery': publicPages,
  'routes/page': publicPages,
  'system/help': publicPages,
  'system/returns': publicPages,
  'system/terms': publicPages,
  'system/privacy': publicPages,
  'system/branches': publicPages,
  'system/credits': publicPages,
  'routes/not-found': publicPages,

  'routes/cart': personalPages,
  'routes/buy': personalPages,
  'routes/checkout': personalPages,
  'routes/order-placed': personalPages,
  'routes/saved': personalPages,
  'routes/review': personalPages,
  'routes/ask': personalPages,
  'routes/stop-alerts': personalPages,
  'routes/confirm': personalPages,
  'routes/run': personalPages,
  'routes/track': personalPages,
  'routes/tracking': personalPages,
  'tracking/placed': personalPages,
  'routes/profile': personalPages,
  'routes/orders': personalPages,
  'routes/order': personalPages,
  'routes/shipping': personalPages,
  'routes/sign-in': personalPages,
  'routes/sign-up': personalPages,
  'routes/request-reset-password': personalPages,
  'routes/reset-password': personalPages,
  'routes/verify-email': personalPages,
};

/** What every page loads once it is there. */
export const afterFirstViewBudget = 19.2;

/** Comes when a page is idle, once per build. */
export const serviceWorkerBudget = 6;

/**
 * With the words of the frame and of the page's area, half a KiB for what tells menus and tabs the direction, and half for the
 * addresses of promotions: a build without a server has those of all pages in one list.
 */
const staffPages = 199;
/** Whatever is done with an order is done on its page. */
const pageOfAnOrder = 204;
/** It has the words of what comes back, of its money, of where that goes, and of what is made to order. */
const pageOfAReturn = 201;

export const backOfficeBudgets: Budgets = {
  'routes/index': staffPages,
  'routes/sign-in': staffPages,
  'routes/sign-out': staffPages,
  'routes/invitation': staffPages,
  'routes/second-step': staffPages,
  'routes/account': staffPages,
  'routes/staff-settings': staffPages,
  'routes/dashboard': staffPages,
  'routes/reports': staffPages,
  'routes/desk': staffPages,
  'routes/desk-figures': staffPages,
  'routes/orders': staffPages,
  'routes/order': pageOfAnOrder,
  'routes/new-order': staffPages,
  'routes/holds': staffPages,
  'routes/packing-slip': staffPages,
  'routes/packing-slips': staffPages,
  'routes/customers': staffPages,
  'routes/customer': staffPages,
  'routes/delivery-settings': staffPages,
  'routes/pages': staffPages,
  'routes/add-page': staffPages,
  'dialogs/delete-page': staffPages,
  'dialogs/compare-page-version': staffPages,
  'routes/shop-settings': staffPages,
  'routes/money-settings': staffPages,
  'routes/desk-settings': staffPages,
  'routes/message-settings': staffPages,
  'routes/announcement-settings': staffPages,
  'routes/channel-settings': staffPages,
  'routes/home-settings': staffPages,
  'routes/footer-settings': staffPages,
  'routes/reviews': staffPages,
  'routes/contact-messages': staffPages,
  'routes/outbox': staffPages,
  'routes/parcels': staffPages,
  'routes/scan-parcels': staffPages,
  'routes/runs': staffPages,
  'routes/returns': staffPages,
  'routes/return': pageOfAReturn,
  'routes/cash': staffPages,
  'routes/remittance': staffPages,
  'routes/audit': staffPages,
  'routes/questions': staffPages,
  'routes/users': staffPages,
  'routes/user': staffPages,
  'routes/invitations': staffPages,
  'routes/logs': staffPages,
  'routes/synonyms': staffPages,
  'routes/add-synonyms': staffPages,
  'routes/promotions': staffPages,
  'routes/add-promotion': staffPages,
  'routes/explain-search': staffPages,
  'routes/products': staffPages,
  'routes/import-products': staffPages,
  'routes/products-grid': staffPages,
  'routes/stock-movements': staffPages,
  'routes/remove-product': staffPages,
  // With the page that they open over.
  'routes/edit-category': staffPages,
  'routes/order-categories': staffPages,
  'routes/delete-category': staffPages,
  'dialogs/add-as-synonym': staffPages,
  'dialogs/delete-synonym-group': staffPages,
  'dialogs/delete-promotion': staffPages,
  'dialogs/delete-new-design': staffPages,
  'dialogs/delete-design': staffPages,
  'dialogs/delete-banner': staffPages,
  'routes/add-category': staffPages,
  'routes/add-banner': staffPages,
  'routes/update-banner': staffPages,
  'routes/not-found': staffPages,
};
