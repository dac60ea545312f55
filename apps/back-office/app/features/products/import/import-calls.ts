import { attempt, type Result } from '@craftsandore/api-client';
import {
  type CallInput,
  exportProducts,
  importProducts,
  type ProductImport,
  type ResponseBody,
  undoFileOfImport,
} from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';

export type ImportBody = CallInput<typeof importProducts>['body'];
/** What a file would do, or has done. */
export type Planned = ResponseBody<typeof importProducts>;

type Bring = { body: ImportBody; key?: string };

export const importIntents = {
  bring: ({ body, key }: Bring, { api }: Call) =>
    attempt(api(importProducts, { body }, key ? { key } : {})),
  undoFile: undoFileOfImport,
  export: exportProducts,
};

/** `key` is made once for what is to be done: pressed again, it is the same. Without one it is only looked at. */
export type BringIn = (body: ImportBody, key?: string) => Promise<Result<Planned>>;

export type ImportsPromise = Promise<Result<ProductImport[]>>;
