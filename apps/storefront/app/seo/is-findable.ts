import { isPersonal } from '../navigation/is-personal.ts';
import { productChoices } from './canonical-address.ts';

/** Whether search engines may index a page. Of a list of products only the unfiltered list. */
export function isFindable(pathname: string, search: string): boolean {
  if (isPersonal(pathname)) return false;
  const isList = /^\/(products$|categoryIds\/)/i.test(pathname);
  const asked = new URLSearchParams(search);
  return !isList || !productChoices.some((name) => asked.has(name));
}
