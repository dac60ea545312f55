/** By this name the API knows that it talks to the embedded server, where demo data are allowed. */
export const CLUSTER_NAME = 'craftsandore-embedded';

/** `durable` survives a power cut; `fast` is for tests, whose data nobody will miss. */
export type Durability = 'durable' | 'fast';

const ALWAYS = {
  cluster_name: CLUSTER_NAME,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const BY_DURABILITY = {
  durable: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  fast: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  },
} satisfies Record<Durability, object>;

/** Arguments of `postgres`: given at each start, so that a change of settings needs no change of old data. */
export function serverArguments(cluster: string, port: number, durability: Durability): string[] {
  const settings = { ...ALWAYS, ...BY_DURABILITY[durability], port };
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
