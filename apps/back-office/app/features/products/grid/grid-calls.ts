import { type listStaffProducts, type ResponseBody, saveProductGrid } from '@craftsandore/contract';
import type { Result } from '@craftsandore/api-client';

export const gridIntents = { save: saveProductGrid };

/** A page of products, whose designs are the rows. */
export type GridPromise = Promise<Result<ResponseBody<typeof listStaffProducts>>>;
