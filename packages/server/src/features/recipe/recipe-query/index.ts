/** What recipes are asked for, as SQL that indexes answer. */
export type { Condition } from './condition';
export { conditionsOfQuery, isFrequentQuery } from './query-conditions';
export { lessProtein } from './less-protein';
export type { QuerySqlContext } from './field-sql';
export { compoundMatches, matchesOf, type WordsFound } from './search-text';
