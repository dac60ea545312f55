/** Pages of one person, and the steps towards them. */
const personal =
  /^\/(buy|c|cart|orders|profile|run|shipping|sign(in|up)|(request-)?reset-password|verify-email|saved|stop-alerts|track|product\/[^/]+\/(ask|review))(\/|$)/i;

/** Whether the page at this path is one person's alone: it has more words, and no search engine finds it. */
export const isPersonal = (path: string): boolean => personal.test(path);
