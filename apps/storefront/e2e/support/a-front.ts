import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a front says in place of the shop: another body, or that there is no such file. */
type InPlace = (path: string, body: () => Promise<string>) => Promise<string | null | undefined>;

/** A server of another address before the shop, which can answer in its place, as a newer version of it would. */
export async function aFront(shopUrl: string) {
  let inPlace: InPlace = async () => undefined;

  const server = createServer((asked, response) => {
    const { url: path = '/', method, headers } = asked;
    const pass = () => {
      const passed = request(shopUrl + path, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      asked.pipe(passed);
    };
    const body = () => fetch(shopUrl + path).then((answer) => answer.text());
    void inPlace(path, body).then((said) => {
      if (said === undefined) return pass();
      response.writeHead(said === null ? 404 : 200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'no-cache',
      });
      response.end(said ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // it listens on a port
    /** From now on; undefined is what the shop says. */
    answer(next: InPlace) {
      inPlace = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
