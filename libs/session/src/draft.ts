/** Unsaved input of this tab: it survives a reload and the end of a session. */
type Draft<Content> = {
  read: () => Content | undefined;
  keep: (content: Content) => void;
  forget: () => void;
};

/** The draft under a name. If storage is forbidden or full, it lasts as long as the page. */
export function draftNamed<Content>(name: string): Draft<Content> {
  const key = `draft:${name}`;
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  };

  return {
    read: () =>
      attempt((storage) => {
        const kept = storage.getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as Content); // written by `keep` below
      }),
    keep: (content) =>
      attempt((storage) => storage.setItem(key, JSON.stringify(content, withoutFiles))),
    forget: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** Files cannot be stored as JSON. */
function withoutFiles(_: string, value: unknown): unknown {
  return value instanceof File ? undefined : value;
}
