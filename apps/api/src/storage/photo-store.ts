/** Where photo files are kept: a folder, or a bucket that every instance shares. */
export type PhotoStore = {
  has: (name: string) => Promise<boolean>;
  read: (name: string) => Promise<Buffer>;
  /** Atomic: a reader never sees a partial file. */
  write: (name: string, content: Buffer) => Promise<void>;
  /** Missing files are ignored. */
  remove: (names: string[]) => Promise<void>;
};
