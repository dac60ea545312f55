import type { DriverRun, OutcomeToTell, Piastres } from '@craftsandore/contract';
import { isHandedOver } from '@craftsandore/contract/plain';

/** What a driver has said of a stop, as it is sent; how long ago is known then. */
export type Said = Omit<OutcomeToTell, 'secondsAgo'>;

/** The same while the API has not taken it. */
export type Unsent = {
  /** Of the run. */
  token: string;
  orderReference: string;
  /** By the phone's clock, in milliseconds. */
  saidAt: number;
  said: Said;
  /** Why the API will not take it; it is kept until somebody has read that. */
  refusal?: string;
};

export type KeptRun = { token: string; run: DriverRun };

/** The storage items that hold the run that is open on this phone, and what of it was not sent. */
export const runKey = 'driverRun';
export const unsentKey = 'driverUnsent';

/** The run that was read last; none once its link has ended, which deletes it. */
export function readKeptRun(now = Date.now()): KeptRun | null {
  const kept = read<KeptRun | null>(runKey, null);
  if (!kept?.token || !Array.isArray(kept.run?.stops)) return null;
  if (Date.parse(kept.run.linkEnds) > now) return kept;
  forgetRun();
  return null;
}

export const keepRun = (kept: KeptRun) => write(runKey, kept);
export const forgetRun = () => write(runKey, null);

/** What was not sent, of whatever run, the oldest first. Another tab may have added to it. */
export const readUnsent = (): Unsent[] => {
  const unsent = read<Unsent[]>(unsentKey, []);
  return Array.isArray(unsent) ? unsent.filter((one) => one?.said?.id && one.token) : [];
};

export const keepUnsent = (unsent: readonly Unsent[]) =>
  write(unsentKey, unsent.length > 0 ? unsent : null);

// Without storage, it waits as long as the page is there.
const inMemory = new Map<string, string>();

function read<T>(key: string, otherwise: T): T {
  try {
    const stored = inMemory.get(key) ?? localStorage.getItem(key);
    return stored ? (JSON.parse(stored) as T) : otherwise; // as it was written, which the callers check
  } catch {
    return otherwise;
  }
}

function write(key: string, value: object | null) {
  inMemory.delete(key);
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    if (value) inMemory.set(key, JSON.stringify(value));
  }
}

/** The run as its driver sees it: as the API gave it last, with what was said since. */
export function withUnsent({ token, run }: KeptRun, unsent: readonly Unsent[]): DriverRun {
  return unsent
    .filter((one) => one.token === token && one.refusal === undefined)
    .reduce(withOne, run);
}

function withOne(run: DriverRun, { said, saidAt }: Unsent): DriverRun {
  const stop = run.stops.find(({ parcelId }) => parcelId === said.parcelId);
  if (!stop) return run;
  // Whoever has it can only give it back.
  const isKept = stop.said !== null && isHandedOver(stop.said.outcome);
  const isOfPieces = isHandedOver(said.outcome) || said.outcome === 'refused';
  if (isKept && !isOfPieces) return run;
  const cash = Math.round((said.cash ?? 0) * 100) as Piastres; // pounds to the piastre
  const { outcome, reason = null, day = null, note = null } = said;
  const keptCount = said.kept?.reduce((sum, { quantity }) => sum + quantity, 0) ?? null;
  const at = new Date(saidAt).toISOString();
  const now = { outcome, reason, day, note, keptCount, cash, at };
  return {
    ...run,
    ...{ signed: null, state: 'open' },
    taken: (run.taken - (stop.said?.cash ?? 0) + cash) as Piastres, // sums of piastres
    stops: run.stops.map((one) => (one === stop ? { ...one, said: now } : one)),
  };
}
