export { ApiError, ConnectionError } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
