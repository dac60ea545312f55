/** `/orders/:orderId` with its parameters in place, escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Query parameters that say something: what is undefined or empty is left out. */
export function queryOf(query: Record<string, unknown> = {}): Record<string, string> {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}
