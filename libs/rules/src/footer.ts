import { type FooterLink, type FooterSettings, pagePath, type Shop } from '@craftsandore/contract';

type Names = { name: string; nameAr: string };

/** What links may lead to: published pages by an address that they have or had, and categories by their id. */
export type LedTo = {
  pages: ReadonlyMap<string, { slug: string; title: string; titleAr: string }>;
  categories: ReadonlyMap<number, Names>;
};

type Columns = Shop['footerColumns'];

/** The columns of the footer as customers see them: without links to what is gone, and without those that are empty then. */
export const footerColumnsOf = ({ columns }: FooterSettings, ledTo: LedTo, names: Names): Columns =>
  columns
    .map(({ title, titleAr, links }) => ({
      ...{ title, titleAr },
      links: links.flatMap((link) => linkOf(link, ledTo, names) ?? []),
    }))
    .filter(({ links }) => links.length > 0);

function linkOf(
  link: FooterLink,
  { pages, categories }: LedTo,
  names: Names,
): Columns[number]['links'][number] | null {
  if (link.to === 'address') {
    const { href, label, labelAr } = link;
    return { href, label: label ?? names.name, labelAr: labelAr ?? names.nameAr };
  }
  if (link.to === 'category') {
    const category = categories.get(link.categoryId);
    if (!category) return null;
    const href = `/categoryIds/${link.categoryId}`;
    return { href, label: category.name, labelAr: category.nameAr };
  }
  const page = pages.get(link.slug);
  if (!page) return null;
  return { href: pagePath(page.slug), label: inFooter(page.title), labelAr: page.titleAr };
}

/** The specification's footer names the branches otherwise, until the owner gives their page another title. */
const inFooter = (title: string) => (title === 'Our branches' ? 'Address Store' : title);
