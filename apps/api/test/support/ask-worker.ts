import { connect } from '../../src/db/client.ts';
import { askForEver } from './ask-for-ever.ts';

/** A process that asks customers until it is killed. */
const { db } = connect(process.env['DATABASE_URL'] ?? '');
process.once('disconnect', () => process.exit(0));
process.send?.('begins');
await askForEver(db, process.env);
