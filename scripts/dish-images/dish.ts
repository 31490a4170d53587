import type { Random } from '../../packages/web/src/ui/dish-drawing/drawing/random';
import type { Svg } from '../../packages/web/src/ui/dish-drawing/drawing/svg';
import type { Table } from '../../packages/web/src/ui/dish-drawing/table/scene';

/** A picture of the curated library: what it shows, and how it is found and drawn. */
export interface Dish {
  /** The name of its files, in kebab-case. */
  id: string;
  title: string;
  /** What recipes of such a dish are called too, with commas between. */
  names?: string;
  /** Lower case, most specific first; the picker shows three. */
  tags: readonly string[];
  cuisine: string;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** What one sees, for who cannot. */
  alt: string;
  table: Table;
  draw: (random: Random) => Svg;
}

/** What most of our own dishes are. */
export const easyAustralian = { cuisine: 'Australian', difficulty: 'Easy' } as const;
