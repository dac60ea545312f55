import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { runNx } from '@craftsandore/tools/nx';

import { drills } from './drills.ts';
import { anyLost, tableOf } from './support/findings.ts';

/** `npm run drills -- kill --times 200`: one drill, against processes and a PostgreSQL server of its own. */
await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    options: { times: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const chosen = drills[name];
  if (!chosen) throw new Failure(`Say which drill: ${Object.keys(drills).join(', ')}.`);
  const times = Number(values.times ?? chosen.times);
  if (!Number.isInteger(times) || times < 1) throw new Failure('--times is a number, from 1.');

  // What runs in production is what is tried.
  await runNx('build', signal);
  const say = (line: string) => console.log(`… ${line}`);
  const findings = await chosen.run({ times, say, signal });
  console.log(`\n${name}, ${times} ${chosen.of}\n\n${tableOf(findings)}`);
  return anyLost(findings) ? 1 : 0;
});
