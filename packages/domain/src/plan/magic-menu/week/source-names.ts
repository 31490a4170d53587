/** The searches and cookbooks that rules choose from or are about, as people know them. */
import type { MenuSource } from '../../rows/menu-rules-row';
import { conditionOf } from '../rules/rule-topics';
import type { RecipeTopic } from '../../rows/week-rule-row';

export interface NamedSource {
  source: MenuSource;
  name: string;
}

/** Without those that are gone, or may not be followed. */
export type SourceNames = ReadonlyMap<MenuSource, string>;

/** @example namesOf([{ source: 'search:1', name: 'Quick' }]).get('search:1') // 'Quick' */
export const namesOf = (sources: readonly { source: RecipeTopic; name: string }[]): SourceNames =>
  new Map(
    sources.flatMap(({ source, name }) =>
      // A condition says by itself what it is.
      conditionOf(source) ? [] : [[source as MenuSource, name] as const],
    ),
  );
