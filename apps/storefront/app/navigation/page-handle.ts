/** What a route may say of itself, as its `handle`. */
export type PageHandle = {
  /** The names of what its page reads of a query; it is neither rendered nor cached with others. None unless named. */
  query?: readonly string[] | 'any';
};
