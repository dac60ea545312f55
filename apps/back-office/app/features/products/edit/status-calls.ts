import type { Result } from '@craftsandore/api-client';

/** What is done to where a product stands: in the shop, a draft, waiting for its moment, or archived. */
export type StatusCalls = {
  onPublish: () => Promise<unknown>;
  onHide: () => Promise<unknown>;
  onArchive: () => Promise<unknown>;
  /** At a moment to come. */
  onSchedule: (publishAt: string) => Promise<Result<unknown>>;
};
