import type { ApiClient } from '@craftsandore/api-client';
import { register, requestPasswordReset, resetPassword } from '@craftsandore/contract';
import { mailedLink } from '@craftsandore/tools/e2e';

/** Somebody who signs up, and then chooses the password by a mailed link: only they sign in to the account. */
export async function aProvenAccount(api: ApiClient, name: string) {
  const email = `${name.split(' ')[0]?.toLowerCase()}.${crypto.randomUUID()}@example.com`;
  const password = 'olive-tree-by-the-window';
  const { user } = await api(register, { body: { name, email, password } });
  await api(requestPasswordReset, { body: { email } });
  const [, resetToken = ''] = (await mailedLink(email, '/reset-password')).split('token=');
  await api(resetPassword, { body: { resetToken, newPassword: password } });
  return { userId: user.id, name, email, password };
}
