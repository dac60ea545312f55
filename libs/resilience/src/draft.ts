/** Unsaved input of this tab: it survives a reload and the end of a session. */
type Draft<Content> = {
  read: () => Content | undefined;
  save: (content: Content) => void;
  remove: () => void;
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
        const saved = storage.getItem(key);
        return saved === null ? undefined : (JSON.parse(saved) as Content); // written by `save` below
      }),
    save: (content) =>
      attempt((storage) => storage.setItem(key, JSON.stringify(content, withoutFiles))),
    remove: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** Files cannot be stored as JSON. */
function withoutFiles(_: string, value: unknown): unknown {
  return value instanceof File ? undefined : value;
}
