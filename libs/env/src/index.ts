export { describeEnv, parseEnv, type Variables } from './parse-env.ts';
export { rootWarning } from './root-warning.ts';
export { transportSecurity } from './transport-security.ts';
export { Address, Host, Limit, Port, TrustedProxies } from './variables.ts';
