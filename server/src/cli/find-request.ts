import type { Store, StoredRequest } from '../storage/store.ts';
import { Refusal } from './cli-error.ts';

export async function findRequest(store: Pick<Store, 'find'>, id: string): Promise<StoredRequest> {
  const request = await store.find(id);
  if (request === undefined) throw new Refusal(`There is no request "${id}".`);
  return request;
}
