/** Random numbers from a seed: the same seed draws the same image, byte for byte. */
export interface Random {
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Degrees, 0 to 360. */
  angle: () => number;
  /** A point of an area, spread evenly over it. */
  pointIn: (area: Area) => Point;
  /** Points that keep their distance from each other, and are in no order the eye sees. */
  spreadOver: (area: Area, count: number) => Point[];
}

export interface Point {
  x: number;
  y: number;
}

/** An ellipse; a circle if `ry` is left out; with `box` the rectangle around it. */
export interface Area extends Point {
  rx: number;
  ry?: number;
  box?: boolean;
}

/**
 * @example makeRandom(seedOf('meat-pie')).between(0, 10)
 */
export function makeRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    angle: () => between(0, 360),
    pointIn: ({ x, y, rx, ry = rx, box = false }) => {
      if (box) return { x: x + between(-rx, rx), y: y + between(-ry, ry) };
      const angle = between(0, 2 * Math.PI);
      const distance = Math.sqrt(next());
      return { x: x + Math.cos(angle) * distance * rx, y: y + Math.sin(angle) * distance * ry };
    },
    spreadOver: (area, count) => (area.box ? onGrid : onSunflower)(area, count, between),
  };
}

type Between = Random['between'];

/** As the seeds of a sunflower: each turned by the golden angle from the one before. */
function onSunflower({ x, y, rx, ry = rx }: Area, count: number, between: Between): Point[] {
  const first = between(0, 2 * Math.PI);
  const loose = 0.75 / Math.sqrt(count);
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count);
    const angle = first + index * 2.399963;
    return {
      x: x + (Math.cos(angle) * distance + between(-loose, loose)) * rx,
      y: y + (Math.sin(angle) * distance + between(-loose, loose)) * ry,
    };
  });
}

function onGrid({ x, y, rx, ry = rx }: Area, count: number, between: Between): Point[] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * rx) / ry)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: x - rx + ((column + 0.5 + between(-0.45, 0.45)) * 2 * rx) / columns,
      y: y - ry + ((row + 0.5 + between(-0.45, 0.45)) * 2 * ry) / rows,
    };
  });
}

/** A number for a name (FNV-1a, 32 bits). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return hash >>> 0;
}

/** The generator "mulberry32": 32 bits of state, good enough for images. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An ellipse of which both radii are named. */
export interface Ellipse extends Point {
  rx: number;
  ry: number;
}
