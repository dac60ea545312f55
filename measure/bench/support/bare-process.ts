import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** The bare Fastify as a process of its own. */
export async function startBareServer() {
  const child = fork(program);
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
