/** The areas of the back office that have words of their own, and the addresses of their pages. */
const areas = {
  audit: /^\/admin-audit/i,
  cash: /^\/admin-(?:cash|returns|orders\/\d+\/money)/i,
  // Booking is said on the list of orders, on parcels' own page and on an order's.
  bulk: /^\/admin-(?:orders\/?$|parcels|cash|orders\/\d+\/parcels)/i,
  catalogue:
    /^\/(?:products|(?:add|update|remove)-(?:product|category|banner)|(?:category|banner)-list)(?:\/|$)/i,
  'contact-messages': /^\/admin-messages/i,
  customers: /^\/admin-customers/i,
  dashboard: /^\/admin(?:-reports)?(?:\/|$)/i,
  delivery: /^\/admin-settings\/delivery/i,
  desk: /^\/admin-desk/i,
  'desk-figures': /^\/admin-desk\/figures/i,
  home: /^\/admin-settings\/(?:home|footer)/i,
  logs: /^\/admin-logs/i,
  // Each page of settings can send a message to oneself: they share a route's code.
  'message-settings': /^\/admin-settings/i,
  order: /^\/admin-orders\/\d+\/?$/i,
  'order-change': /^\/admin-(?:orders\/(?:\d+|new)\/?$|desk(?!\/figures))/i,
  orders: /^\/admin(?:-orders|-customers|-desk|-users\/[^/]+)?(?:\/|$)/i,
  outbox: /^\/admin-(?:outbox|orders\/\d+\/?$)/i,
  pages: /^\/admin-settings\/pages/i,
  parcels: /^\/admin-(?:parcels|cash|returns|orders\/\d+\/(?:parcels|money))/i,
  'phone-order': /^\/admin-orders\/(?:new|holds)\/?$/i,
  printing: /^\/admin-(?:orders|parcels|orders\/\d+\/parcels)\/?$/i,
  promotions: /^\/admin-promotions/i,
  questions: /^\/admin-questions/i,
  reports: /^\/admin-(?:reports|desk\/figures)/i,
  returns: /^\/admin-(?:returns|orders\/\d+\/(?:returns|money))/i,
  reviews: /^\/admin-(?:reviews|questions|messages)/i,
  search: /^\/(?:admin-search|products)/i,
  settings: /^\/admin-settings/i,
  slip: /^\/admin-orders\/(?:[^/]+\/)?print/i,
  staff: /^\/(?:admin-(?:users|account|settings\/staff)|second-step|invitation)/i,
} as const satisfies Record<string, RegExp>;

export type Area = keyof typeof areas;

const names = Object.keys(areas) as Area[]; // which are its keys

/** Whose words the page at this path says, besides those of the frame. */
export const areasAt = (path: string): Area[] => names.filter((name) => areas[name].test(path));
