/**
 * A name as words of an address: small letters and digits with hyphens between them, and nothing else. Vowel signs,
 * tatweel, marks of direction and apostrophes leave the word whole. Empty for a name without words.
 */
export const slugOf = (name: string): string =>
  (name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ'’]/gu, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    // 80 letters, which end with a word where there are several.
    .match(/^.{0,80}(?=-|$)|^.{80}/u) ?? [''])[0]
    // The pages below a product's: `routes.test.ts` of the storefront compares.
    .replace(/^(ask|questions|review)$/, '');

const withWords = (path: string, name: string) => {
  const slug = slugOf(name);
  return slug ? `${path}/${slug}` : path;
};

/**
 * The page of a product, by its name in the page's language, with one of its designs chosen. The letters stand as they are, so
 * that people can read them: where only ASCII goes, `encodeURI` follows.
 */
export const productPath = (id: number, name: string, designId?: number): string =>
  withWords(`/product/${id}`, name) + (designId ? `?design=${designId}` : '');

/** The page of a category, as that of a product. */
export const categoryPath = (id: number, name: string): string =>
  withWords(`/categoryIds/${id}`, name);
