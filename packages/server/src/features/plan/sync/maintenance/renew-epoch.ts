import type { ClientBase } from 'pg';
import { newId } from '../../../../platform/ids';

/** After a restore: devices start from no rows, and send again what the backup may not have. */
export async function renewEpoch(client: ClientBase): Promise<void> {
  await client.query('update sync_epoch set epoch = $1', [newId()]);
}
