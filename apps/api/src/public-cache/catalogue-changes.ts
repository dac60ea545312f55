import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const channel = 'catalogue_changed';
/** Where it is told that something has happened which open pages of staff show. */
const liveChannel = 'live_events';
/** The payload for changes to the words that searches know: most changes are not such. */
const ofWords = 'words';
const retryAfterMs = 500;
const maxResponseMs = 1_000;

type Parts = { databaseUrl: string; logger: FastifyBaseLogger };

export type CatalogueChanges = Omit<ReturnType<typeof followCatalogueChanges>, 'close'>;

/** Listens for every committed change to the catalogue, and for what pages of staff are told, by any instance or command. */
export function followCatalogueChanges({ databaseUrl, logger }: Parts) {
  const listeners: (() => void)[] = [];
  const wordListeners: (() => void)[] = [];
  const liveListeners: (() => void)[] = [];
  const onChange = () => [...wordListeners, ...listeners].forEach((tell) => tell());
  const onLive = () => liveListeners.forEach((tell) => tell());
  let listening: pg.Client | null = null;
  let socket = new Socket();
  const closing = new AbortController();

  async function listen() {
    socket = new Socket();
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'craftsandore-api changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: maxResponseMs,
      pipeline: true,
      stream: () => socket,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      if (channel === liveChannel) onLive();
      else if (payload === ofWords) onChange();
      else listeners.forEach((tell) => tell());
    });
    const ended = new Promise((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await client.query(`listen ${liveChannel}`);
      onChange();
      onLive();
      listening = client;
      await ended;
    } finally {
      listening = null;
      socket.destroy();
      onChange();
    }
  }

  const following = (async () => {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => {
        logger.warn({ err: error }, 'changes of the catalogue cannot be heard');
      });
      await delay(retryAfterMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  /**
   * PostgreSQL delivers pending notifications before it reports that a query is done: after an empty one, every change
   * committed before it has been heard. It takes some 80 µs here, which all who ask in one turn share.
   */
  async function ask(): Promise<boolean> {
    try {
      await listening?.query('');
    } catch {
      socket.destroy();
      return false;
    }
    return listening !== null;
  }

  let asked: Promise<boolean> | null = null;

  return {
    /** Calls this after every change, of any process; also when changes may have been missed. */
    onChange: (listener: () => void) => void listeners.push(listener),

    /** Calls this after a change of synonyms, categories or words; also when one may have been missed. */
    onWords: (listener: () => void) => void wordListeners.push(listener),
    /** Calls this after every event for pages of staff; also when one may have been missed. */
    onLive: (listener: () => void) => void liveListeners.push(listener),

    /**
     * Whether every change that was committed before this call has been heard. All who ask in one turn of the event
     * loop share a query, which is sent when the turn ends: the response to an earlier one would come too soon for them.
     */
    isUpToDate(): Promise<boolean> {
      asked ??= new Promise((resolve) => {
        setImmediate(() => {
          asked = null;
          resolve(ask());
        });
      });
      return asked;
    },

    async close(): Promise<void> {
      closing.abort();
      await listening?.end().catch(() => undefined);
      socket.destroy();
      await following;
    },
  };
}
