import type { FooterLink, FooterSettings } from '@craftsandore/contract';
import type { LedTo } from '@craftsandore/rules';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { findCategoryNames, shownCategory } from '../catalogue/categories.ts';
import { findPublishedAt, findSlugs } from '../pages/pages.ts';

const linksOf = ({ columns }: FooterSettings) => columns.flatMap(({ links }) => links);

const slugsIn = (links: FooterLink[]) =>
  links.flatMap((link) => (link.to === 'page' ? link.slug : []));

/** What the links of the footer lead to, as customers see it. */
export async function findLedTo(db: DatabaseOrTransaction, footer: FooterSettings): Promise<LedTo> {
  const links = linksOf(footer);
  const categoryIds = links.flatMap((link) => (link.to === 'category' ? link.categoryId : []));
  const [pages, categories] = await Promise.all([
    findPublishedAt(db, slugsIn(links)),
    findCategoryNames(db, categoryIds, shownCategory),
  ]);
  return { pages, categories };
}

/** The same footer, with pages by the address that they have now. */
export async function withCurrentSlugs(
  db: DatabaseOrTransaction,
  footer: FooterSettings,
): Promise<FooterSettings> {
  const slugs = await findSlugs(db, slugsIn(linksOf(footer)));
  return {
    columns: footer.columns.map(({ links, ...column }) => ({
      ...column,
      links: links.map((link) =>
        link.to === 'page' ? { ...link, slug: slugs.get(link.slug) ?? link.slug } : link,
      ),
    })),
  };
}
