/** Stands where a secret was. */
const removed = '[removed]';

/** By name, whatever lets somebody in, and where somebody's money is sent: also under names that the contract does not have, such as a caller's slip. */
export const isSecretName = (name: string): boolean =>
  /passw|pwd|passphrase|token|trackingurl|placementkey|secret|credential|authorization|jwt|api[-_]?key|^(?:code|pass|pin|otp|payto|holder)$/i.test(
    name,
  );

/** A copy of what can be written as JSON, without secrets at any depth. */
export function withoutSecrets<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value, replacer));
}

/** The same, as text. */
export const jsonWithoutSecrets = (value: object): string => JSON.stringify(value, replacer);

const replacer = (name: string, value: unknown) => {
  if (isSecretName(name)) return removed;
  return typeof value === 'string' ? withoutLinkTokens(value) : value;
};

/** A text without what its links open orders by, such as a message to a customer that is written down. */
export const withoutLinkTokens = (text: string): string =>
  text.replace(/\/(track\/|c\/|run#)[\w-]{20,}/g, '/$1…');

/** JSON that may have been cut off anywhere, without the texts and numbers that are secrets. */
export function cutJsonWithoutSecrets(json: string): string {
  const field =
    /"([^"\\]*(?:password|passwd|token|trackingurl|placementkey|secret|credential|authorization)[^"\\]*|code|payto|holder)":\s*(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|[^",}\][{]+)/gi;
  return withoutLinkTokens(json.replace(field, `"$1":"${removed}"`));
}

/** A part of a path that names an order by its token: on calls and on pages. */
const tokenPart = /(\/(?:track|confirm|driver|t|c)\/+)[^/?]+/gi;
/** What is long enough to be a token, wherever it stands in a path. */
const tokenLike = /[\w-]{22,}/g;

/** An address without the values of secret parameters, and without the tokens that a path may carry. */
export function urlWithoutSecrets(address: string): string {
  const [sent = ''] = address.split('?', 1);
  const path = sent.replace(tokenPart, `$1${removed}`).replace(tokenLike, removed);
  const url = path + address.slice(sent.length);
  const start = url.indexOf('?') + 1;
  if (start === 0) return url;
  const pairs = url.slice(start).split('&');
  const harmless = pairs.map((pair) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return isSecretName(name) ? `${pair.split('=', 1)[0]}=${removed}` : pair;
  });
  return url.slice(0, start) + harmless.join('&');
}
