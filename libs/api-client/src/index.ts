export { ApiError, ConnectionError } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export { attempt, isPassing, refusalOf, type Refusal, type Result } from './result.ts';
