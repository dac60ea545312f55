/** Whether this is the path of a product or a category, with words or without; not of a page below a product. */
export const isGoodsPage = (pathname: string): boolean =>
  /^\/(product|categoryIds)\/\d+(\/(?!(ask|questions|review)$)[^/]+)?$/.test(pathname);
