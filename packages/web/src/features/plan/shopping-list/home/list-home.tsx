/** "At home" beside the list: what is in the trolley is put away by one press. */
import { boughtItems } from '@saltbush/domain/plan/home-items/bought-items';
import { useListContext } from '../list-context';
import { HomePanel } from './home-panel';

export function ListHome() {
  const { list, scope, today } = useListContext();
  return <HomePanel scope={scope} bought={boughtItems(list, today)} />;
}
