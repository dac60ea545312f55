import { openConnection } from './http-connection.ts';

/** One request; its path, and what else it needs. */
export type Request = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
};

/** Asks a server over connections that stay open. @throws Error where it does not respond with 200. */
export function clientOf(url: string, connections: number) {
  const { hostname, port, host } = new URL(url);
  const idle = Array.from({ length: connections }, () => openConnection(hostname, Number(port)));

  return {
    async ask(request: Request): Promise<void> {
      const connection = idle.pop();
      if (!connection) throw new Error('More ask at once than there are connections.');
      try {
        const status = await connection.ask(messageOf(host, request));
        if (status !== 200) throw new Error(`${request.path} got a ${status}`);
      } finally {
        idle.push(connection);
      }
    },
    close: () => idle.forEach((connection) => connection.close()),
  };
}

function messageOf(host: string, { path, method = 'GET', headers = {}, body }: Request): string {
  const text = body ? JSON.stringify(body) : '';
  const lines = Object.entries({
    ...{ host, ...headers },
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}
