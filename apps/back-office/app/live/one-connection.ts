import { createAnnouncer } from './announcer.ts';
import { type AddedKind, addedKinds, type Live, type LiveNews } from './live.ts';
import { followStream } from './live-stream.ts';

type Parts = {
  live: Live;
  /** One connection for each person who is signed in in this browser. */
  name: string;
  /** Where to ask: told for how many seconds what has happened is news, where nothing was heard yet. */
  url: (seconds: number) => string;
  token: () => string | null;
  /** The session has ended, or the role is told nothing. */
  onRefused: (status: number) => void;
  /** Connected anew: the API ends the connections of a role that has changed. */
  onAgain: () => void;
  /** Orders have come while no page of this browser is looked at: one page says so. */
  onUnseen: (orderIds: readonly number[]) => void;
};

type Message =
  | { type: 'at'; id: number; news: LiveNews | null }
  | { type: 'state'; isOn: boolean }
  | { type: 'seen'; kind: AddedKind; ids: readonly number[] }
  /** Somebody looks at a page while orders come. */
  | { type: 'watched' }
  /** A page has come: it is told what has happened since then. */
  | { type: 'hello'; since: number };

/** Of what has happened last, for pages that come. */
const maxRecent = 50;

/**
 * One page of a browser is connected and tells the others; when it closes, another takes over where it was. @returns how to end
 * it: nothing that was heard is kept.
 */
export function shareConnection({
  live,
  name,
  url,
  token,
  onRefused,
  onAgain,
  onUnseen,
}: Parts): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(name);
  const announcer = createAnnouncer(live, onUnseen);
  const recent: { at: number; message: Message }[] = [];
  let last: number | null = null;
  let leads = false;
  let isGreeted = false;
  let wasOn = false;

  const post = (message: Message) => channel.postMessage(message);

  function hear(id: number, news: LiveNews | null) {
    // What comes twice, because a new page asked for it, is heard once.
    if (last !== null && id <= last && news?.kind !== 'missed') return;
    last = id;
    if (!news) return;
    live.tell(news);
    if (news.kind !== 'order.placed') return;
    if (leads) announcer.add(news.objectId);
    else if (document.hasFocus()) post({ type: 'watched' });
  }

  function setOn(isOn: boolean) {
    const isAgain = isOn && wasOn && !live.read().isOn;
    wasOn ||= isOn;
    live.setOn(isOn);
    if (isAgain) onAgain();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // How far others are says nothing before the greeting has said what was missed.
    if (data.type === 'at' && (data.news || isGreeted)) hear(data.id, data.news);
    if (data.type === 'state') {
      isGreeted = true;
      setOn(data.isOn);
    }
    if (data.type === 'seen') live.see(data.kind, data.ids);
    if (data.type === 'watched') announcer.drop();
    if (data.type === 'hello' && leads) {
      for (const { at, message } of recent) if (at >= data.since) post(message);
      post({ type: 'state', isOn: live.read().isOn });
    }
  });
  post({ type: 'hello', since: live.since() });

  // What is seen in one page is new in none.
  let { unseen } = live.read();
  const unsubscribe = live.subscribe(() => {
    const before = unseen;
    ({ unseen } = live.read());
    for (const kind of addedKinds) {
      const ids = before[kind].filter((id) => !unseen[kind].includes(id));
      if (ids.length > 0) post({ type: 'seen', kind, ids });
    }
  });

  async function lead() {
    leads = true;
    const status = await followStream({
      ...{ token, signal },
      url: () =>
        url(last === null ? Math.max(0, Math.ceil((Date.now() - live.since()) / 1000)) : 0),
      lastId: () => last,
      onAt(id, news) {
        hear(id, news);
        const message: Message = { type: 'at', id, news };
        if (news) recent.push({ at: Date.now(), message });
        if (recent.length > maxRecent) recent.shift();
        post(message);
      },
      onState(isOn) {
        setOn(isOn);
        post({ type: 'state', isOn });
      },
    });
    leads = false;
    if (status !== null) onRefused(status);
  }

  // Where there are no locks, as without an encrypted connection, each page has its own.
  const leading = 'locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead();
  leading.catch(() => undefined); // ended before it was its turn
  const onSight = () => document.visibilityState === 'visible' && live.flush();
  document.addEventListener('visibilitychange', onSight);

  return () => {
    ending.abort();
    announcer.drop();
    unsubscribe();
    document.removeEventListener('visibilitychange', onSight);
    channel.close();
    live.forget();
  };
}
