/** Where picture files are kept: a folder, or a bucket that every instance shares. */
export type ImageStore = {
  has: (name: string) => Promise<boolean>;
  read: (name: string) => Promise<Buffer>;
  /** All of the file or nothing: a reader never sees half of it. */
  write: (name: string, content: Buffer) => Promise<void>;
  /** Files that are not there are no matter. */
  remove: (names: string[]) => Promise<void>;
};
