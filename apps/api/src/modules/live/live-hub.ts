import type { ServerResponse } from 'node:http';

import { type LiveEvent, type LiveGap, liveKinds } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { CatalogueChanges } from '../../public-cache/catalogue-changes.ts';
import type { Actor } from '../auth/access.ts';
import { findRoles } from '../auth/find-actor.ts';
import { eventsAfter, lastEventBefore, maxTold, type StoredEvent } from './live-events.ts';

type Options = {
  db: Database;
  changes: CatalogueChanges;
  logger: FastifyBaseLogger;
  /** Interval of the heartbeat, by which either end notices a dead connection, and the end of a session is noticed. */
  heartbeatMs?: number;
  /** Browsers of one person, and of all, that this process tells. */
  maxOfPerson?: number;
  maxInAll?: number;
};

type Person = Pick<Actor, 'id' | 'roleId' | 'sessionId'>;
/** One open connection, and the last event that it was told of, or passed over. */
type Follower = Person & { response: ServerResponse; cursor: number };

/** Bytes that may wait for a browser which does not read: it comes back when it can. */
const maxWaiting = 64 * 1024;

/** Tells all pages of staff that are connected to this process what has happened, in order and once. */
export function createLiveHub({
  db,
  changes,
  logger,
  heartbeatMs = 20_000,
  maxOfPerson = 10,
  maxInAll = 500,
}: Options) {
  const followers = new Set<Follower>();
  let isAsked = false;
  let isTelling = false;

  /** One at a time: what is asked for meanwhile is done after it. */
  async function tellAll() {
    isAsked = true;
    if (isTelling) return;
    isTelling = true;
    try {
      while (isAsked) {
        isAsked = false;
        // Nearly always one, which is read once for everybody.
        const cursors = new Set([...followers].map(({ cursor }) => cursor));
        for (const cursor of cursors) await tellAfter(cursor);
      }
    } catch (error) {
      // The next heartbeat tries again.
      logger.warn({ err: error }, 'news of staff cannot be read');
    } finally {
      isTelling = false;
    }
  }

  async function tellAfter(cursor: number) {
    const events = await eventsAfter(db, cursor);
    const newest =
      events.length > maxTold ? await lastEventBefore(db, 0) : (events.at(-1)?.id ?? cursor);
    for (const follower of followers) {
      if (follower.cursor !== cursor || newest === cursor) continue;
      follower.cursor = newest;
      if (events.length > maxTold) send(follower, messageOf(newest, { kind: 'missed' }));
      else send(follower, wordsFor(follower, events));
    }
  }

  async function beat() {
    for (const follower of followers) send(follower, whereIs(follower));
    await tellAll();
    await endOthers();
  }

  /** Ends the connections whose session has ended or whose role is another by now. */
  async function endOthers() {
    // Who comes while the sessions are looked up was not asked about.
    const asked = [...followers];
    if (asked.length === 0) return;
    const roles = await findRoles(db, [...new Set(asked.map((one) => one.sessionId))]);
    for (const { sessionId, roleId, response } of asked) {
      if (roles.get(sessionId) !== roleId) response.end();
    }
  }

  const heartbeat = setInterval(() => {
    // Without the database nobody is told anything, and nobody sent away.
    beat().catch((error: unknown) => logger.warn({ err: error }, 'sessions cannot be looked up'));
  }, heartbeatMs).unref();
  changes.onLive(() => void tellAll());

  return {
    /** @throws Problem where there is no room for one more. */
    assertRoom({ id }: Person): void {
      const own = [...followers].filter((follower) => follower.id === id).length;
      if (own >= maxOfPerson) throw new Problem('request.too_many', { retryAfter: 60 });
      if (followers.size >= maxInAll) throw new Problem('server.unavailable', { retryAfter: 60 });
    },

    /** Tells this connection what happens after an event, until it closes; first of all, where some was missed, that it was. */
    add(
      { id, roleId, sessionId }: Person,
      response: ServerResponse,
      cursor: number,
      missed: boolean,
    ) {
      const follower = { id, roleId, sessionId, response, cursor };
      followers.add(follower);
      response.on('close', () => followers.delete(follower));
      send(follower, missed ? messageOf(cursor, { kind: 'missed' }) : whereIs(follower));
      void tellAll();
    },

    close(): void {
      clearInterval(heartbeat);
      followers.forEach(({ response }) => response.end());
    },
  };
}

function send({ response }: Follower, words: string): void {
  if (words === '' || response.writableEnded) return;
  response.write(words);
  if (response.writableLength > maxWaiting) response.destroy();
}

/** What the role of a follower may see of some events. */
const wordsFor = ({ roleId }: Follower, events: StoredEvent[]): string =>
  events
    .filter(({ kind }) => can(roleId, liveKinds[kind]))
    .map(({ id, ...event }) => messageOf(id, event))
    .join('');

const messageOf = (id: number, event: LiveEvent | LiveGap) =>
  `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** No event, but from where to go on after a break: also past what this role is not told. */
const whereIs = ({ cursor }: Follower) => `id: ${cursor}\n\n`;
