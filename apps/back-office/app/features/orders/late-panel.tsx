import type { Result } from '@craftsandore/api-client';
import type { LiveKind } from '@craftsandore/contract';
import { Panel } from '@craftsandore/ui';
import { type ReactNode, useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

import { NotRefreshed } from '../../components/not-refreshed.tsx';
import { useLive } from '../../live/use-live.ts';
import type { NotRefreshed as Kept } from '../../navigation/keeping-last.ts';

type LatePanelProps<Part> = {
  title: string;
  orderId: number;
  /** Where it is read, which is also the key of the fetcher. */
  path: string;
  /** What changes it; a constant. */
  kinds: readonly LiveKind[];
  /** Whether it is read without being shown: what stands above it has not come yet, and would push it down. */
  isHeld?: boolean;
  children: (part: Part) => ReactNode;
};

/** A part of an order that is read once the page is there, and again where something happens to it. */
export function LatePanel<Part extends Kept>({
  title,
  orderId,
  path,
  kinds,
  isHeld,
  children,
}: LatePanelProps<Part>) {
  const { data, state, load } = useFetcher<Result<Part>>({ key: path });
  useEffect(() => void load(path), [load, path]);
  useLive(kinds, (ids) => {
    if (!ids || ids.has(orderId)) void load(path);
  });

  if (!data || isHeld) return null;
  const refusal = data.ok ? data.value.notRefreshed : data.refusal;
  const notRefreshed = refusal && (
    <NotRefreshed
      refusal={refusal}
      isRetrying={state === 'loading'}
      onRetry={() => void load(path)}
      isEmpty={!data.ok}
    />
  );
  if (!data.ok) return <Panel title={title}>{notRefreshed}</Panel>;
  return (
    <>
      {notRefreshed}
      {children(data.value)}
    </>
  );
}
