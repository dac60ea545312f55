import { readEnv } from './env.server.ts';

export const env = readEnv(process.env);
