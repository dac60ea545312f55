import Fastify from 'fastify';

// A server that only responds: the cost of Fastify, Node and this machine without a shop.
// `/1234` responds with 1234 bytes, made once.

const constants = new Map<string, Buffer>();
const app = Fastify({ logger: false });

app.get<{ Params: { bytes: string } }>('/:bytes', ({ params: { bytes } }, reply) => {
  const known = constants.get(bytes) ?? Buffer.alloc(Number(bytes), 'x');
  constants.set(bytes, known);
  return reply.type('application/json; charset=utf-8').send(known);
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
