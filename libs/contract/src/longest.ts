// Apart from the shapes, so that a form can hold to them without fetching zod.

/** The most letters of what people write. */
export const longest = {
  query: 200,
  email: 254,
  contactName: 100,
  contactMessage: 5000,
  ratingComment: 2000,
  orderNote: 2000,
} as const;
