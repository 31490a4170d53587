/** The searches and cookbooks that rules choose from, as people know them. */
import type { MenuSource } from '../../rows/menu-rules-row';

export interface NamedSource {
  source: MenuSource;
  name: string;
}

/** Without those that are gone, or may not be followed. */
export type SourceNames = ReadonlyMap<MenuSource, string>;

/** @example namesOf([{ source: 'search:1', name: 'Quick' }]).get('search:1') // 'Quick' */
export const namesOf = (sources: readonly NamedSource[]): SourceNames =>
  new Map(sources.map(({ source, name }) => [source, name]));
