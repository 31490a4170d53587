/** Bulk actions, in the order of the buttons. */
import type { BatchAction, BatchActionProps } from './batch-action';
import { BulkDelete } from './bulk-delete';
import { BulkShare } from './bulk-share';
import { BulkTag } from './bulk-tag';

const batchActions: BatchAction[] = [BulkTag, BulkShare, BulkDelete];

export function BatchButtons(props: BatchActionProps) {
  return batchActions.map((Action, index) => <Action key={index} {...props} />);
}
