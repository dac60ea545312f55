/** Unsaved input: it survives a reload and the end of a session. */
type Draft<Content> = {
  read: () => Content | undefined;
  save: (content: Content) => void;
  remove: () => void;
};

/** The draft under a name, of this tab or of all. If storage is forbidden or full, it lasts as long as the page. */
export function draftNamed<Content>(
  name: string,
  keptBy: 'tab' | 'browser' = 'tab',
): Draft<Content> {
  const key = `draft:${name}`;
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(keptBy === 'tab' ? sessionStorage : localStorage);
    } catch {
      return undefined;
    }
  };

  return {
    read: () =>
      attempt((storage) => {
        const saved = storage.getItem(key);
        return saved === null ? undefined : (JSON.parse(saved) as Content); // written by `save` below
      }),
    save: (content) =>
      attempt((storage) => storage.setItem(key, JSON.stringify(content, withoutFiles))),
    remove: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** Forgets all drafts of this browser that the tab can see: for who signs out. */
export function forgetDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('draft:')) storage.removeItem(key);
      }
    }
  } catch {
    // Nothing is stored where that is forbidden.
  }
}

/** Files cannot be stored as JSON. */
function withoutFiles(_: string, value: unknown): unknown {
  return value instanceof File ? undefined : value;
}
