import { backup } from './backup.ts';
import { badInput } from './bad-input.ts';
import { database } from './database.ts';
import { instances } from './instances.ts';
import { killStart } from './kill-start.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { network } from './network.ts';
import { slowBodies } from './slow-bodies.ts';
import type { Drill } from './support/findings.ts';

type Entry = {
  run: Drill;
  /** Default number of repetitions, and what is repeated. */
  times: number;
  of: string;
};

/** Every drill there is, by the name that `npm run drills -- <name>` knows. */
export const drills: Record<string, Entry> = {
  kill: { run: kill, times: 200, of: 'times the API was killed' },
  'kill-start': { run: killStart, times: 50, of: 'times npm start was killed' },
  instances: { run: instances, times: 5, of: 'times all three instances were replaced' },
  database: {
    run: database,
    times: 5,
    of: 'times the database failed in each way',
  },
  'bad-input': { run: badInput, times: 100, of: 'thousands of generated requests' },
  'slow-bodies': { run: slowBodies, times: 10, of: 'times a thousand bodies were half-sent' },
  backup: { run: backup, times: 5, of: 'times backed up under load and restored' },
  network: { run: network, times: 30, of: 'customers in a bad network' },
  load: { run: load, times: 10, of: 'minutes at 80 % of its capacity' },
};
