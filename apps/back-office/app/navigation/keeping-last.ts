import {
  ApiError,
  ConnectionError,
  isPassing,
  type Refusal,
  refusalOf,
} from '@craftsandore/api-client';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';

import { sessionContext } from '../session/context.ts';

/** In the data of a page that could not be loaded again: why. The frame says it. */
export type NotRefreshed = { notRefreshed?: Refusal };

type Asked = Pick<ClientLoaderFunctionArgs, 'request' | 'context'>;

/**
 * A page's loader whose last data stay where loading the page again fails and may succeed later: an error in place of the
 * page would take along what is being typed on it.
 */
export function keepingLast<Args extends Asked, Data extends object>(
  load: (args: Args) => Promise<Data>,
) {
  let last: { of: string; data: Data } | undefined;

  return async function clientLoader(args: Args): Promise<Data & NotRefreshed> {
    const userId = args.context.get(sessionContext).getState().user?.id;
    const of = `${userId} ${args.request.url}`;
    try {
      const data = await load(args);
      last = { of, data };
      return data;
    } catch (error) {
      const isOfApi = error instanceof ApiError || error instanceof ConnectionError;
      const refusal = refusalOf(error);
      if (!isOfApi || !isPassing(refusal) || last?.of !== of) throw error;
      return { ...last.data, notRefreshed: refusal };
    }
  };
}
