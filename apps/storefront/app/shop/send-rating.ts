import type { ApiClient } from '@craftsandore/api-client';
import { type CallInput, rateProduct } from '@craftsandore/contract';

export const sendRating = (api: ApiClient, rating: CallInput<typeof rateProduct>['body']) =>
  api(rateProduct, { body: rating });
