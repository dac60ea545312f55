import { isPassing, type Refusal, type Result } from '@craftsandore/api-client';
import { type DriverRun, type DriverStop, toPounds } from '@craftsandore/contract';
import { createStore } from 'zustand/vanilla';

import { attemptCall } from '../../session/attempt-call.ts';
import type { Storefront } from '../../session/context.ts';
import {
  forgetRun,
  keepRun,
  type KeptRun,
  keepUnsent,
  readKeptRun,
  readUnsent,
  type Said,
  type Unsent,
  withUnsent,
} from './kept-run.ts';

/** Milliseconds between two tries, because browsers do not always report that a connection is back. */
const retryAfterMs = 5_000;
const longestAgo = 7 * 86_400;

export type Driver = {
  /** `none`: no link was opened here; `failed`: it could not be read yet; `over`: it opens nothing any more. */
  state: 'opening' | 'none' | 'failed' | 'over' | 'open';
  run: DriverRun | null;
  unsent: readonly Unsent[];
  /** Whether what was said waits for the connection, or for a server that cannot take it yet. */
  isWaiting: boolean;
  /** Opens the run of the link in the address, or the one that is kept here. Never throws. */
  open: () => Promise<void>;
  /** Shows at once; the API hears of it when it can. */
  tell: (stop: DriverStop, said: Omit<Said, 'id' | 'parcelId'>) => void;
  send: () => Promise<void>;
  setOut: () => Promise<Refusal | null>;
  sign: () => Promise<Refusal | null>;
  /** What was refused, once it was read. */
  dismiss: (id: string) => void;
};

export type DriverStore = ReturnType<typeof createDriverStore>;

const hasEnded = ({ code }: Refusal) => code === 'run.over' || code === 'run.not_found';

/** The run of a driver on this phone: shown without a connection, and told of when there is one. */
export function createDriverStore({ api }: Pick<Storefront, 'api'>) {
  let kept: KeptRun | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  return createStore<Driver>()((set, get) => {
    const show = (more: Partial<Driver> = {}) => {
      const unsent = readUnsent();
      set({ unsent, run: kept && withUnsent(kept, unsent), ...more });
    };

    function take(token: string, run: DriverRun) {
      if (kept?.token !== token) return;
      kept = { token, run };
      keepRun(kept);
      show({ state: 'open', isWaiting: false });
    }

    function end(token: string) {
      if (readKeptRun()?.token === token) forgetRun();
      if (kept && kept.token !== token) return;
      kept = null;
      show({ state: 'over', isWaiting: false });
    }

    /** What the API has made of the run that is open. */
    function answered(token: string, result: Result<DriverRun>): Refusal | null {
      if (result.ok) {
        take(token, result.value);
        return null;
      }
      if (hasEnded(result.refusal)) end(token);
      return result.refusal;
    }

    async function open() {
      const linked = tokenInAddress();
      kept = readKeptRun();
      if (linked && kept?.token !== linked) kept = null;
      const token = linked ?? kept?.token;
      if (!token) return show({ state: 'none' });
      show({ state: kept ? 'open' : 'opening' });
      const result = await attemptCall(({ readDriverRun }) =>
        api(readDriverRun, { params: { token } }),
      );
      if (result.ok) {
        kept = { token, run: result.value };
        take(token, result.value);
        // Whoever takes the phone does not find it in its history.
        hideTokenInAddress();
        await get().send();
      } else if (hasEnded(result.refusal)) {
        end(token);
        hideTokenInAddress();
      } else {
        show({ state: kept ? 'open' : 'failed', isWaiting: true });
        clearTimeout(retry);
        retry = setTimeout(() => void open(), retryAfterMs);
      }
    }

    async function sendAll() {
      clearTimeout(retry);
      for (;;) {
        const next = readUnsent().find(({ refusal }) => refusal === undefined);
        if (!next) break;
        const { token, said, saidAt } = next;
        const ago = Math.round((Date.now() - saidAt) / 1000);
        const secondsAgo = Math.min(Math.max(ago, 0), longestAgo);
        const result = await attemptCall(({ tellOutcome }) =>
          api(tellOutcome, { params: { token }, body: { ...said, secondsAgo } }),
        );
        if (!result.ok && isPassing(result.refusal)) {
          show({ isWaiting: true });
          retry = setTimeout(() => void get().send(), retryAfterMs);
          return;
        }
        const refusal = result.ok ? undefined : (result.refusal.sentence ?? '');
        keepUnsent(
          readUnsent().flatMap((one) =>
            one.said.id !== said.id ? one : refusal === undefined ? [] : { ...one, refusal },
          ),
        );
        answered(token, result);
        show({ isWaiting: false });
      }
    }

    return {
      ...{ state: 'opening', run: null, unsent: [], isWaiting: false },
      open,
      tell({ parcelId, orderReference }, said) {
        if (!kept) return;
        const one = { id: crypto.randomUUID(), parcelId, ...said };
        const { token } = kept;
        keepUnsent([...readUnsent(), { token, orderReference, saidAt: Date.now(), said: one }]);
        show();
        void get().send();
      },
      async send() {
        const send = () => inOneTab(sendAll);
        sending = sending.then(send, send);
        await sending;
      },
      async setOut() {
        if (!kept) return null;
        const { token } = kept;
        return answered(
          token,
          await attemptCall(({ startDriverRun }) => api(startDriverRun, { params: { token } })),
        );
      },
      async sign() {
        const { run } = get();
        if (!kept || !run) return null;
        const { token } = kept;
        const body = { total: toPounds(run.taken) };
        return answered(
          token,
          await attemptCall(({ signDriverRun }) => api(signDriverRun, { params: { token }, body })),
        );
      },
      dismiss(id) {
        keepUnsent(readUnsent().filter(({ said }) => said.id !== id));
        show();
      },
    };
  });
}

/** Two tabs would send the same. Old browsers know no locks. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('driver', work) : work();

/** Behind the sign it was sent to nobody. */
const tokenInAddress = () => /^#([\w-]{20,64})$/.exec(location.hash)?.[1] ?? null;

/** The router, which is not told, still has it. */
function hideTokenInAddress() {
  if (tokenInAddress())
    history.replaceState(history.state, '', location.pathname + location.search);
}
