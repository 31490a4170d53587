import type { Connection } from '@saltbush/contract/account/oauth';
import type { ListedConnection } from './connections.store';
import { returnPlace } from './redirect-uri';

export const presentConnection = ({
  id,
  name,
  redirectUri,
  scopes,
  createdAt,
  lastUsedAt,
}: ListedConnection): Connection => ({
  _id: id,
  program: { name, returnsTo: returnPlace(redirectUri) },
  scopes,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
