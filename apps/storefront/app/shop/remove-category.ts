import type { ApiClient } from '@craftsandore/api-client';
import { deleteCategory } from '@craftsandore/contract';

export const removeCategory = (api: ApiClient, id: number) =>
  api(deleteCategory, { params: { id } });
