import { productChoices } from './canonical-address.ts';

/** Personal pages, and the steps towards them. */
const personal =
  /^\/(cart|orders|profile|shipping|signin|signup|request-reset-password|reset-password|verify-email|saved|stop-alerts|track|product\/[^/]+\/(ask|review))(\/|$)/i;

/** Whether search engines may index a page. Of a list of products only the unfiltered list. */
export function isFindable(pathname: string, search: string): boolean {
  if (personal.test(pathname)) return false;
  const isList = /^\/(products|categoryIds\/[^/]+)\/?$/i.test(pathname);
  const asked = new URLSearchParams(search);
  return !isList || !productChoices.some((name) => asked.has(name));
}
