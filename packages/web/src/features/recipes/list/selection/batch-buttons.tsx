/** What can be done with several recipes at once, in the order of the buttons: a new action is a line here. */
import type { BatchAction, BatchActionProps } from './batch-action';
import { DeleteSeveral } from './delete-several';
import { ShareSeveral } from './share-several';
import { TagSeveral } from './tag-several';

const batchActions: BatchAction[] = [TagSeveral, ShareSeveral, DeleteSeveral];

export function BatchButtons(props: BatchActionProps) {
  return batchActions.map((Action, index) => <Action key={index} {...props} />);
}
