import type { ApiClient } from '@craftsandore/api-client';
import { login } from '@craftsandore/contract';

import { apiWith } from './a-customer.ts';

export const admin = { email: 'admin@craftsandore.example', password: 'wooden-spoon-2020' };
export const sales = { email: 'sales@craftsandore.example', password: 'wooden-spoon-2020' };

/** The API as one of the staff. */
export async function asStaff(api: ApiClient, body: typeof admin): Promise<ApiClient> {
  const { accessToken } = await api(login, { body });
  return apiWith(accessToken);
}
