/** What another app shared with Saltbush, on the pages that import it. */
export { SharedProblem } from './shared-problem';
export { useShared, type Shared } from './use-shared';
