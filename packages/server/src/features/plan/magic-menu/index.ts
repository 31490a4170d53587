/** What Magic Menu asks another feature for. */
export type { FindSources, FoundSource, SourcesRequest } from './menu-sources';
