/**
 * A generated cover for a recipe without an image: circles, arches, quarters and triangles in a
 * warm palette. The same seed always gives the same cover.
 */
import { memo } from 'react';

export interface TileCoverProps {
  /** What the cover is for: a title or an id. */
  seed: string;
  className?: string | undefined;
  /** Tiles across and down; a band is wide and low. */
  columns?: number;
  rows?: number;
}

export const TileCover = memo(function TileCover({
  seed,
  className,
  columns = 6,
  rows = 4,
}: TileCoverProps) {
  const layers = drawLayers(seed, columns, rows);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {layers.map(({ colour, path, isSquare }, index) => (
        // Antialiased edges would leave a gap between two squares of one colour.
        <path
          key={index}
          fill={colour}
          d={path}
          shapeRendering={isSquare ? 'crispEdges' : undefined}
        />
      ))}
    </svg>
  );
});

/** Pale, middle, deep and cream, as in a set of tiles that was bought together. */
const palettes = [
  ['#F3D9C4', '#D9895B', '#B4532A', '#FBF7EF'],
  ['#E5E4D3', '#9CA98A', '#56664A', '#FBF7EF'],
  ['#FBE9E4', '#E7AFA5', '#C5656B', '#FBF7EF'],
  ['#F8EBC8', '#E2B451', '#A6761D', '#FBF7EF'],
  ['#F9DFC0', '#E08A3C', '#8A4A1C', '#FBF7EF'],
  ['#DCE8E6', '#7FA7A6', '#2F5D62', '#FBF7EF'],
] as const;

interface Layer {
  colour: string;
  path: string;
  isSquare: boolean;
}

/** One path for each colour and layer: squares below, shapes above. */
function drawLayers(seed: string, columns: number, rows: number): Layer[] {
  const random = randomFrom(seed);
  const palette = palettes[Math.floor(random() * palettes.length)]!;
  const squares = palette.map(() => '');
  const shapes = palette.map(() => '');
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const ground = Math.floor(random() * palette.length);
      const figure = (ground + 1 + Math.floor(random() * (palette.length - 1))) % palette.length;
      squares[ground] += `M${x} ${y}h1v1h-1z`;
      shapes[figure] += shapeAt(x, y, Math.floor(random() * 6));
    }
  }
  return [...squares, ...shapes].map((path, index) => ({
    colour: palette[index % palette.length]!,
    path,
    isSquare: index < palette.length,
  }));
}

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
function randomFrom(text: string): () => number {
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
