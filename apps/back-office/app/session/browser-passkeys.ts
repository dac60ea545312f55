import { refusalOf, type Result } from '@craftsandore/api-client';

/** Whether this browser knows of passkeys at all. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/**
 * What the person's device answers, as JSON: of a passkey that it has, or one that it makes. Who cancels is told no more than
 * that it did not work, which is all that a browser says.
 */
export async function passkeyOf(
  what: 'use' | 'make',
  options: string,
  failed?: string,
): Promise<Result<string>> {
  // Loaded with the first passkey.
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = JSON.parse(options);
    const answer =
      what === 'use'
        ? await startAuthentication({ optionsJSON })
        : await startRegistration({ optionsJSON });
    return { ok: true, value: JSON.stringify(answer) };
  } catch {
    return { ok: false, refusal: { ...refusalOf(null), sentence: failed } };
  }
}
