/** Tiles of a cover: squares with circles, arches, quarters and triangles on them, in one set of tones. */
import type { CoverColour } from '@saltbush/domain/recipe/recipes/cover/cover';

/** Pale, middle, deep and cream, as in a set of tiles that was bought together. */
type Tones = readonly [string, string, string, string];

/** On a dark page the pale ones are the darkest: they would be the brightest of all that is on it. */
export interface Palette {
  light: Tones;
  dark: Tones;
}

export const palettes: Readonly<Record<CoverColour, Palette>> = {
  terracotta: {
    light: ['#F3D9C4', '#D9895B', '#B4532A', '#FBF7EF'],
    dark: ['#4A2F22', '#8A4E2E', '#B8683F', '#2B241D'],
  },
  olive: {
    light: ['#E5E4D3', '#9CA98A', '#56664A', '#FBF7EF'],
    dark: ['#38402F', '#5E6D4F', '#8B9A77', '#262A20'],
  },
  rose: {
    light: ['#FBE9E4', '#E7AFA5', '#C5656B', '#FBF7EF'],
    dark: ['#4A2C2E', '#7E484A', '#B3706F', '#2B2220'],
  },
  honey: {
    light: ['#F8EBC8', '#E2B451', '#A6761D', '#FBF7EF'],
    dark: ['#453718', '#7D5F1F', '#B08A35', '#2A251A'],
  },
  amber: {
    light: ['#F9DFC0', '#E08A3C', '#8A4A1C', '#FBF7EF'],
    dark: ['#48301A', '#7F4A1E', '#B87434', '#2B241C'],
  },
  teal: {
    light: ['#DCE8E6', '#7FA7A6', '#2F5D62', '#FBF7EF'],
    dark: ['#22383A', '#3D6366', '#6F9695', '#1F2726'],
  },
};

/** One tile; tones by their place in the set. */
export interface Tile {
  x: number;
  y: number;
  ground: number;
  figure: number;
  /** What `shapeAt` draws. */
  shape: number;
}

export interface Layer {
  colour: string;
  darkColour: string;
  path: string;
  isSquare: boolean;
}

/** One path for each tone and layer: squares below, shapes above. */
export function tileLayers(tiles: readonly Tile[], { light, dark }: Palette): Layer[] {
  const squares = light.map(() => '');
  const shapes = light.map(() => '');
  for (const { x, y, ground, figure, shape } of tiles) {
    squares[ground] += `M${x} ${y}h1v1h-1z`;
    shapes[figure] += shapeAt(x, y, shape);
  }
  return [...squares, ...shapes].map((path, index) => ({
    colour: light[index % toneCount]!,
    darkColour: dark[index % toneCount]!,
    path,
    isSquare: index < toneCount,
  }));
}

/** A tile of any two tones and any shape. */
export function anyTile(x: number, y: number, random: () => number): Tile {
  const ground = Math.floor(random() * toneCount);
  const figure = (ground + 1 + Math.floor(random() * (toneCount - 1))) % toneCount;
  return { x, y, ground, figure, shape: Math.floor(random() * shapeCount) };
}

const toneCount = 4;
const shapeCount = 6;

function shapeAt(x: number, y: number, kind: number): string {
  switch (kind) {
    case 0:
      return `M${x} ${y + 0.5}a.5 .5 0 0 1 1 0a.5 .5 0 0 1 -1 0z`;
    case 1:
      return `M${x} ${y}h1a1 1 0 0 1 -1 1z`;
    case 2:
      return `M${x} ${y + 1}v-.5a.5 .5 0 0 1 1 0v.5z`;
    case 3:
      return `M${x} ${y}l1 1v-1z`;
    case 4:
      return `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1 -1z`;
    default:
      return '';
  }
}

/** Pseudo-random numbers (mulberry32) seeded by a hash of the text (FNV-1a). */
export function randomFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    state = Math.imul(state ^ text.charCodeAt(i), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
