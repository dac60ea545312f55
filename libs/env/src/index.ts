export { describeEnv, parseEnv, type Variables } from './parse-env.ts';
export { Address, Port } from './variables.ts';
