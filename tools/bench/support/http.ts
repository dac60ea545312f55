import { Pool } from 'undici';

/** One request; its path, and what else it needs. */
export type Request = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
};

/** Asks a server over connections that stay open. @throws Error where it does not answer with 200. */
export function clientOf(url: string, connections: number) {
  const pool = new Pool(url, { connections, pipelining: 1 });

  return {
    async ask({ path, method = 'GET', headers, body }: Request): Promise<void> {
      const answer = await pool.request({
        path,
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
      });
      await answer.body.dump({ limit: Infinity });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    },
    close: () => pool.close(),
  };
}
