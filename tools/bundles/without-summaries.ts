import type { Plugin } from 'vite';

/** `summary` of an endpoint, on its line or on the next. */
const summary = /^ {2}summary:(\s+)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;

/** The source of endpoints without what only readers of the API's documentation read. Lines stay where they are. */
export const withoutSummary = (code: string): string =>
  code.replace(summary, (_, space: string) => `  summary:${space}'',`);

/** Leaves the sentences of the API's documentation, one for each call, out of what browsers load. */
export const withoutSummaries = (isContract: (id: string) => boolean): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (isContract(id) ? { code: withoutSummary(code), map: null } : undefined),
});
