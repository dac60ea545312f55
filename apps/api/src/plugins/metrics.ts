import { createServer } from 'node:http';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { countJobs } from '../jobs/count-jobs.ts';
import type { PublicCache } from '../public-cache/public-cache.ts';

type Options = { host: string; port: number | undefined; pool: Pool; publicCache: PublicCache };

/** Metrics for Prometheus, on a separate port that must not be public; without a port, none. */
async function metrics(app: FastifyInstance, { host, port, pool, publicCache }: Options) {
  if (port === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const gauge = (name: string, help: string, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        for (const [kind, value] of Object.entries(read())) this.set({ kind }, value);
      },
    });
  gauge(
    'craftsandore_database_connections',
    'Connections of the pool, and who waits for one',
    () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  );
  gauge(
    'craftsandore_public_cache',
    'Public responses from memory and not, and changes heard',
    () => ({
      ...publicCache.counts,
    }),
  );

  new Gauge({
    name: 'craftsandore_jobs',
    help: 'Jobs of a queue that wait or are being done, and those that were given up',
    labelNames: ['queue', 'kind'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database there are no jobs to count, but all other metrics.
      const counts = await countJobs(pool).catch(() => []);
      for (const { queue, waiting, failed } of counts) {
        this.set({ queue, kind: 'waiting' }, waiting);
        this.set({ queue, kind: 'failed' }, failed);
      }
    },
  });

  const requests = new Histogram({
    name: 'craftsandore_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    if (routeOptions.config.endpoint?.events) return;
    // Never the URL itself: every invented URL would become a time series.
    requests.observe(
      { method, route: routeOptions.url ?? 'none', status: statusCode },
      elapsedTime / 1000,
    );
  });

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onListen',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
  );
  app.addHook('onClose', async () => void server.close());
}

export default fp(metrics, { name: 'metrics' });
