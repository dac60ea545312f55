import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const channel = 'catalogue_changed';
/** What is said of changes to the words that searches know: most changes are not such. */
const ofWords = 'words';
const retryAfterMs = 500;
const slowestAnswerMs = 1_000;

type Parts = { databaseUrl: string; logger: FastifyBaseLogger };

export type CatalogueChanges = Omit<ReturnType<typeof followCatalogue>, 'close'>;

/** Listens for every committed change to the catalogue, by any instance or command. */
export function followCatalogue({ databaseUrl, logger }: Parts) {
  const hearers: (() => void)[] = [];
  const wordHearers: (() => void)[] = [];
  const onChange = () => [...wordHearers, ...hearers].forEach((hear) => hear());
  let listener: pg.Client | null = null;
  let socket = new Socket();
  const closing = new AbortController();

  async function listen() {
    socket = new Socket();
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'craftsandore-api changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: slowestAnswerMs,
      pipeline: true,
      stream: () => socket,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) =>
      payload === ofWords ? onChange() : hearers.forEach((hear) => hear()),
    );
    const ended = new Promise((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onChange();
      listener = client;
      await ended;
    } finally {
      listener = null;
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

  async function ask(): Promise<boolean> {
    try {
      if (listener) await sync(listener);
    } catch {
      socket.destroy();
      return false;
    }
    return listener !== null;
  }

  let question: Promise<boolean> | null = null;

  return {
    /** Calls this after every change, whoever made it; also when changes may have been missed. */
    onChange: (hear: () => void) => void hearers.push(hear),

    /** Calls this after a change of synonyms, categories or words; also when one may have been missed. */
    onWords: (hear: () => void) => void wordHearers.push(hear),

    /**
     * Whether all changes are known that were committed before this call. All who ask in one turn of the event loop
     * share a question, which is sent when the turn ends: an answer to an earlier one would come too soon for them.
     */
    areKnown(): Promise<boolean> {
      question ??= new Promise((resolve) => {
        setImmediate(() => {
          question = null;
          resolve(ask());
        });
      });
      return question;
    },

    async close(): Promise<void> {
      closing.abort();
      await listener?.end().catch(() => undefined);
      socket.destroy();
      await following;
    },
  };
}

/**
 * A bare Sync message, the smallest round trip. PostgreSQL delivers pending notifications before it reports that it is
 * ready, so the answer means: every change committed before the message has been received.
 */
const sync = (client: pg.Client) =>
  new Promise<void>((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.sync(),
      callback: (error: Error | null) => (error ? reject(error) : resolve()),
      handleReadyForQuery() {
        this.callback(null);
      },
      handleError(error: Error) {
        this.callback(error);
      },
    });
  });
