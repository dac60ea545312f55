import { productChoices } from '../shell/canonical-address.ts';

/** What is one person's business, or only a step on the way to it. */
const personal =
  /^\/(cart|orders|profile|shipping|signin|signup|request-reset-password|reset-password|verify-email)(\/|$)/i;

/** Whether search engines shall show a page. Of the list of products it is the list alone, not each way through it. */
export function isFindable(pathname: string, search: string): boolean {
  if (personal.test(pathname)) return false;
  const isList = /^\/products\/?$/i.test(pathname);
  const asked = new URLSearchParams(search);
  return !isList || !productChoices.some((name) => asked.has(name));
}
