import { readFileSync } from 'node:fs';

import { readEnv } from './env.ts';
import { securityHeaders } from './security-headers.ts';

// For a host that is not `server.ts`: what it has to send with every response of this build.
const indexHtml = readFileSync(new URL('../build/client/index.html', import.meta.url), 'utf8');
const headers = securityHeaders(indexHtml, readEnv(process.env));
for (const [name, value] of Object.entries(headers)) process.stdout.write(`${name}: ${value}\n`);
