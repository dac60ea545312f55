import type { Result } from '@craftsandore/api-client';
import {
  maxTrackingNumber,
  type Parcel,
  type ParcelState,
  toLatinDigits,
} from '@craftsandore/contract';
import { useRef, useState } from 'react';

import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { Tell } from './parcel-calls.ts';

export type ScanMode = 'handOver' | 'receive';

type Outcome =
  | 'asking'
  | 'handed'
  | 'handedBefore'
  | 'toReceive'
  | 'received'
  | 'receivedBefore'
  | 'notBack'
  | 'impossible'
  | 'several'
  | 'unknown'
  | 'failed';

/** What came of a number that was scanned; scanned again, it is the same one. */
export type Scan = {
  /** Of what is meant by it: a parcel is handed over once, however often it is scanned. */
  key: string;
  mode: ScanMode;
  number: string;
  outcome: Outcome;
  /** Unless none, or more than one, has the number. */
  parcel?: Parcel | undefined;
  /** Why the API has refused it. */
  sentence?: string | undefined;
};

export type Find = (number: string) => Promise<Result<{ data: Parcel[] }>>;

/** In the shop, or brought back for another try. */
const canBeHandedOver: ParcelState[] = ['booked', 'attempt_failed'];
const isAway: ParcelState[] = ['moving', 'out_for_delivery'];

/** Done with: scanned again, nothing is asked and nothing is done. */
const again: Partial<Record<Outcome, Outcome>> = {
  handed: 'handedBefore',
  received: 'receivedBefore',
  asking: 'asking',
};

/** The scans of this sitting, the latest first, and what is to be said of the last one. */
export function useScans({ onFind, onTell }: { onFind: Find; onTell: Tell }) {
  const sentenceOf = useRefusalSentence();
  // Read by scans that come while others are under way.
  const all = useRef<readonly Scan[]>([]);
  const [scans, setScans] = useState(all.current);
  const [said, setSaid] = useState<{ scan: Scan; times: number }>();

  const say = (scan: Scan) => setSaid((last) => ({ scan, times: (last?.times ?? 0) + 1 }));

  function put(scan: Scan) {
    const isOther = ({ key }: Scan) => key !== scan.key;
    const isNew = all.current.every(isOther);
    all.current = isNew
      ? [scan, ...all.current]
      : all.current.map((one) => (isOther(one) ? one : scan));
    setScans(all.current);
    say(scan);
  }

  async function handOver(parcel: Parcel, key: string) {
    if (isAway.includes(parcel.state)) return { outcome: 'handedBefore' as const };
    if (!canBeHandedOver.includes(parcel.state)) return { outcome: 'impossible' as const };
    const told = await onTell(parcel.id, { state: 'moving' }, key);
    if (!told.ok) return { outcome: 'failed' as const, sentence: sentenceOf(told.refusal) };
    return { outcome: 'handed' as const, parcel: told.value };
  }

  async function scan(typed: string, mode: ScanMode): Promise<Scan | undefined> {
    const number = toLatinDigits(typed).trim().replace(/^#/, '').toUpperCase();
    if (!number) return undefined;
    const known = all.current.find((one) => one.mode === mode && one.number === number);
    const repeated = known && again[known.outcome];
    if (repeated) {
      say({ ...known, outcome: repeated });
      return undefined;
    }
    const { key } = known ?? { key: crypto.randomUUID() };
    const asked = { key, mode, number };
    const answer = (rest: Omit<Scan, keyof typeof asked>): Scan => {
      const scan = { ...asked, ...rest };
      put(scan);
      return scan;
    };
    if (number.length > maxTrackingNumber) return answer({ outcome: 'unknown' });
    answer({ outcome: 'asking' });
    const found = await onFind(number);
    if (!found.ok) return answer({ outcome: 'failed', sentence: sentenceOf(found.refusal) });
    const named = parcelsOf(found.value.data, number);
    const [parcel] = named;
    if (!parcel) return answer({ outcome: 'unknown' });
    if (named.length > 1) return answer({ outcome: 'several' });
    if (mode === 'handOver') return answer({ parcel, ...(await handOver(parcel, key)) });
    if (parcel.inspectedAt) return answer({ parcel, outcome: 'receivedBefore' });
    return answer({ parcel, outcome: parcel.canReceive ? 'toReceive' : 'notBack' });
  }

  /** Once its pieces are judged. */
  function receive(parcel: Parcel) {
    const scan = all.current.find((one) => one.mode === 'receive' && one.parcel?.id === parcel.id);
    if (scan) put({ ...scan, parcel, outcome: 'received' });
  }

  return { scans, said, scan, receive };
}

/** Those of which it is the number; else the latest parcel of the order of which it is, as it is printed or as staff say it. */
function parcelsOf(parcels: readonly Parcel[], number: string): Parcel[] {
  const byNumber = parcels.filter((one) => one.trackingNumber.toUpperCase() === number);
  const ofOrder = parcels
    .filter(({ orderReference, orderId }) => [orderReference, String(orderId)].includes(number))
    .slice(0, 1);
  return byNumber.length > 0 ? byNumber : ofOrder;
}
