import type { IncomingMessage } from 'node:http';

import { memoryCounters } from '@craftsandore/env/counters';
import { networkOfRequest, senderBehind, siteOf } from '@craftsandore/env/networks';

const minuteMs = 60_000;

/** Data of a page take a third of the page's time, but each click in the shop asks for some, and no cache has them. */
const dataPerPage = 5;

type Options = {
  /** Pages that a network may have rendered in a minute; 0 for no limit. */
  pagesPerMinute: number;
  trustedProxies: string;
};

/** Counts what is rendered for a network. @returns the seconds it has to wait, 0 for none */
export type RenderLimit = (request: IncomingMessage, isData: boolean) => Promise<number>;

export function createRenderLimit({ pagesPerMinute, trustedProxies }: Options): RenderLimit {
  const counters = memoryCounters();
  const senderOf = senderBehind(trustedProxies);

  return async (request, isData) => {
    if (pagesPerMinute === 0) return 0;
    const network = siteOf(networkOfRequest(senderOf(request)));
    const { count, endsInMs } = await counters.add(`${isData} ${network}`, 1, minuteMs);
    const max = pagesPerMinute * (isData ? dataPerPage : 1);
    return count > max ? Math.ceil(endsInMs / 1_000) : 0;
  };
}
