/** What Magic Menu asks another feature for, and the members of a plan's owner. */
export type { FindSources, FoundSource, SourcesRequest } from './menu-sources';
export { listMembersOf } from './menu-rows.store';
