/** The single-use sign-in code that the shop has passed on; undefined once it is used. */
export type HandOff = { code: string | undefined };

/** Takes the code of a hand-off out of the address at once, before a history or a link can carry it on. */
export function takeHandOff(): HandOff {
  const url = new URL(location.href);
  const code = new URLSearchParams(url.hash.slice(1)).get('handOff') ?? undefined;
  if (code) {
    url.hash = '';
    history.replaceState(history.state, '', url);
  }
  return { code };
}
