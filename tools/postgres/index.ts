export {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { CLUSTER_NAME } from './settings.ts';
export { startTemporaryPostgres } from './temporary-postgres.ts';
