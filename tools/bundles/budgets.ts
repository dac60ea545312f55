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
  'text/help': publicPages,
  'text/terms': publicPages,
  'text/privacy': publicPages,
  'text/branches': publicPages,
  'text/credits': publicPages,
  'routes/not-found': publicPages,

  'routes/cart': personalPages,
  'routes/checkout': personalPages,
  'routes/order-placed': personalPages,
  'routes/saved': personalPages,
  'routes/review': personalPages,
  'routes/ask': personalPages,
  'routes/stop-alerts': personalPages,
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

/** Comes when a page is idle, once per build. */
export const serviceWorkerBudget = 6;

const staffPages = 190;

export const backOfficeBudgets: Budgets = {
  'routes/index': staffPages,
  'routes/sign-in': staffPages,
  'routes/sign-out': staffPages,
  'routes/dashboard': staffPages,
  'routes/orders': staffPages,
  'routes/order': staffPages,
  'routes/packing-slip': staffPages,
  'routes/packing-slips': staffPages,
  'routes/customers': staffPages,
  'routes/customer': staffPages,
  'routes/delivery-settings': staffPages,
  'routes/reviews': staffPages,
  'routes/questions': staffPages,
  'routes/users': staffPages,
  'routes/user': staffPages,
  'routes/logs': staffPages,
  'routes/synonyms': staffPages,
  'routes/add-synonyms': staffPages,
  'routes/explain-search': staffPages,
  'routes/products': staffPages,
  'routes/remove-product': staffPages,
  // With the page that they open over.
  'routes/edit-category': staffPages,
  'routes/delete-category': staffPages,
  'dialogs/add-as-synonym': staffPages,
  'dialogs/delete-synonym-group': staffPages,
  'dialogs/delete-new-design': staffPages,
  'dialogs/delete-design': staffPages,
  'dialogs/delete-banner': staffPages,
  'routes/add-category': staffPages,
  'routes/add-banner': staffPages,
  'routes/not-found': staffPages,
};
