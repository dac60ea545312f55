/** The colour of a page, for what surrounds it: browser bars, app icons (`--color-page`). */
export const ground = '#f4ede1';
