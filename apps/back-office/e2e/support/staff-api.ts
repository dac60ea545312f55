import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import { login } from '@craftsandore/contract';

import { demoAccount, type DemoPerson } from './back-office.ts';
import { apiUrl } from '@craftsandore/tools/e2e';

/** The API as somebody of the staff, for what a colleague does meanwhile. */
export async function staffApi(api: ApiClient, person: DemoPerson): Promise<ApiClient> {
  const { accessToken } = await api(login, { body: demoAccount(person) });
  return createApiClient({ baseUrl: apiUrl, locale: 'en', token: () => accessToken });
}
