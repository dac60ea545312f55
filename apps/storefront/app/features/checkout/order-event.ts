/** Told on the window before an order is sent; cancelled where something on the page is to be asked for first. */
export const orderEvent = 'storefront:order';
