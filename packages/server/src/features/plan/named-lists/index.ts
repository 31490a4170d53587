/** Lists beside the plan's, for programs: the same lists as the app's, and changed by the same operations. */
export { addToNamedList, changeOnNamedList } from './change-named-list';
export { presentNamedItems } from './named-list.present';
export {
  getNamedList,
  readNamedLists,
  readNamedListsOf,
  type FoundNamedList,
} from './named-list.store';
