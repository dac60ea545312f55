import { connect } from '../../src/db/client.ts';
import { bookForEver } from './book-for-ever.ts';

/** A process that books parcels until it is killed. */
const { db } = connect(process.env['DATABASE_URL'] ?? '');
process.once('disconnect', () => process.exit(0));
process.send?.('begins');
await bookForEver(db, process.env);
