import { z } from 'zod';

import { fixedHomeSections, homeSections, maxHeroProducts } from './plain/home.ts';
import { maxFooterColumns, maxFooterLinks, maxLength } from './plain/limits.ts';
import { pageSlugPattern } from './plain/pages.ts';
import { safeLinkPattern } from './plain/patterns.ts';
import { Id, line, shortText } from './values.ts';

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A section of the home page, and whether it is there. */
const SectionShown = z.object({ name: z.enum(homeSections), shown: z.boolean() });

/** What the home page shows, and in which order. Products and categories that are gone are left out of it. */
export const HomeSettings = z.object({
  /** The slides, in order; none for the newest products. */
  heroProducts: z.array(Id).max(maxHeroProducts).refine(isEachOnce),
  /** Between slides and partners. One that is not named has the place that it came with. */
  sections: z
    .array(SectionShown)
    .refine((sections) => isEachOnce(sections.map(({ name }) => name)))
    .refine((sections) =>
      sections.every(({ name, shown }) => shown || !fixedHomeSections.has(name)),
    ),
  /** Those of carousel, header and menu, in order; none for all of them. */
  categories: z.array(Id).max(100).refine(isEachOnce),
});
export type HomeSettings = z.infer<typeof HomeSettings>;

const name = line(60);

/** A link of the footer to a path of the shop or to an address on the web. `javascript:` and the like are none. */
export const FooterAddress = z.object({
  to: z.literal('address'),
  href: shortText(500).check(z.regex(safeLinkPattern)),
  /** Null for the shop's name. */
  label: name.nullable(),
  labelAr: name.nullable(),
});
export type FooterAddress = z.infer<typeof FooterAddress>;

/** A link of the footer: to a page or a category, and called as that is, or to an address. */
export const FooterLink = z.discriminatedUnion('to', [
  z.object({
    to: z.literal('page'),
    slug: z.string().max(maxLength.pageSlug).regex(pageSlugPattern),
  }),
  z.object({ to: z.literal('category'), categoryId: Id }),
  FooterAddress,
]);
export type FooterLink = z.infer<typeof FooterLink>;

export const FooterColumn = z.object({
  title: name,
  titleAr: name,
  links: z.array(FooterLink).max(maxFooterLinks),
});
export type FooterColumn = z.infer<typeof FooterColumn>;

/** The columns of links at the foot of every page. What a link leads to may be gone: then it is not there. */
export const FooterSettings = z.object({ columns: z.array(FooterColumn).max(maxFooterColumns) });
export type FooterSettings = z.infer<typeof FooterSettings>;
