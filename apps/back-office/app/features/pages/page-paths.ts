/** Where staff look after the pages of the shop. */
export const pagesPath = '/admin-settings/pages';

export const addPagePath = `${pagesPath}/new`;

export const editPagePath = (slug: string) => `${pagesPath}/${slug}`;

export const deletePagePath = (slug: string) => `${editPagePath(slug)}/delete`;

export const pageVersionPath = (slug: string, number: number) =>
  `${editPagePath(slug)}/versions/${number}`;
