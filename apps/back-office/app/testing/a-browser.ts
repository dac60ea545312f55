import { vi } from 'vitest';

type Lock = { isHeld: boolean; waiting: (() => void)[] };

/** Locks and channels of a browser whose clock a test sets: those of Node take turns that no clock knows of. */
export function stubBrowser() {
  const channels = new Set<Channel>();
  const locks = new Map<string, Lock>();

  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      if (!channels.has(this)) throw new DOMException('Closed', 'InvalidStateError');
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue;
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
      }
    }
    close() {
      channels.delete(this);
    }
  }

  async function request(
    name: string,
    { signal }: { signal: AbortSignal },
    lead: () => Promise<void>,
  ) {
    const lock = locks.get(name) ?? { isHeld: false, waiting: [] };
    locks.set(name, lock);
    if (lock.isHeld) await new Promise<void>((resolve) => lock.waiting.push(resolve));
    lock.isHeld = true;
    if (!signal.aborted) await lead();
    lock.isHeld = false;
    lock.waiting.shift()?.();
  }

  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: { request } });
  return { openChannels: () => channels.size };
}
