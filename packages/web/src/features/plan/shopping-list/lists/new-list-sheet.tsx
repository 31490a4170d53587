import { useListContext } from '../list-context';
import { NewList } from './new-list';

/** In the menu of the plan's list. */
export function NewListSheet({ onClose }: { onClose: () => void }) {
  const { scope } = useListContext();
  return <NewList scope={scope} onMade={onClose} />;
}
