/**
 * The cover of a recipe without an image: its dish on a plate, its foods on tiles around it. The same recipe
 * always has the same cover.
 *
 * - Glyphs stand on the two lightest tones only, so that each is seen well.
 * - The tile at the top right holds none: there is the heart of a card.
 * - A container of another shape crops it on the side away from the plate, so foods fill the plate's rows first.
 */
import { memo } from 'react';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { glyphAddress } from '../food-glyphs/food-glyph';
import { TileLayers } from './tile-layers';
import { anyTile, circle, noShape, randomFrom, tileLayers, tones, type Tile } from './tiles';

export interface FoodCoverProps {
  cover: RecipeCover;
  /** Decides the pattern: the title. */
  seed: string;
  /** Only the plate, for a small square. */
  isThumb?: boolean;
  className?: string | undefined;
}

export const FoodCover = memo(function FoodCover({
  cover: { dish, foods, colour },
  seed,
  isThumb = false,
  className,
}: FoodCoverProps) {
  const random = randomFrom(seed);
  const plate = platePlaces[Math.floor(random() * platePlaces.length)]!;
  const { tiles, foodTiles } = isThumb
    ? { tiles: [], foodTiles: [] }
    : tilesAround(plate, foods.length, random);
  return (
    <svg
      className={className}
      viewBox={isThumb ? `${plate.x} ${plate.y} 2 2` : `0 0 ${columns} ${rows}`}
      preserveAspectRatio={`${['xMin', 'xMid', 'xMax'][plate.x]}${['YMin', 'YMax'][plate.y]} slice`}
      aria-hidden
    >
      <TileLayers layers={tileLayers(tiles, tones[colour])} />
      {foodTiles.map(({ x, y }, index) => (
        <Glyph key={foods[index]} name={foods[index]!} x={x + 0.5} y={y + 0.5} size={0.66} />
      ))}
      <Plate {...plate} dish={dish} colour={colour} isThumb={isThumb} />
    </svg>
  );
});

interface PlateProps extends Place, Pick<RecipeCover, 'dish' | 'colour'> {
  isThumb: boolean;
}

function Plate({ x, y, dish, colour, isThumb }: PlateProps) {
  const [, middle, deep, cream] = tones[colour];
  return (
    <>
      <rect x={x} y={y} width={2} height={2} fill={deep} shapeRendering="crispEdges" />
      <circle cx={x + 1} cy={y + 1} r={0.92} fill={cream} />
      {!isThumb && (
        <circle cx={x + 1} cy={y + 1} r={0.78} fill="none" stroke={middle} strokeWidth={0.03} />
      )}
      <Glyph name={dish} x={x + 1} y={y + 1} size={isThumb ? 1.4 : 1.12} />
    </>
  );
}

function Glyph({ name, x, y, size }: Place & { name: string; size: number }) {
  return (
    <use href={glyphAddress(name)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
  );
}

/** In tiles, from the top left. */
interface Place {
  x: number;
  y: number;
}

const columns = 4;
const rows = 3;

/** The plate takes two by two tiles; not at the top right. */
const platePlaces: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 2, y: 1 },
];

function tilesAround(plate: Place, foodCount: number, random: () => number) {
  const free = Array.from({ length: columns * rows }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  })).filter(({ x, y }) => !isCovered({ x, y }, plate));
  const ranked = free
    .filter(({ x, y }) => x !== columns - 1 || y !== 0)
    .map((place) => ({ place, rank: random() + (isBeside(place, plate) ? 0 : 1) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
  const foodTiles = ranked.slice(0, foodCount);
  const tiles = free.map((place) =>
    foodTiles.includes(place) ? paleTile(place, random) : anyTile(place.x, place.y, random),
  );
  return { tiles, foodTiles };
}

const isBeside = ({ y }: Place, plate: Place): boolean => y >= plate.y && y < plate.y + 2;

const isCovered = ({ x, y }: Place, plate: Place): boolean =>
  x >= plate.x && x < plate.x + 2 && y >= plate.y && y < plate.y + 2;

/** Pale or cream, with or without a circle of the other. */
function paleTile({ x, y }: Place, random: () => number): Tile {
  const isPale = random() < 0.5;
  const [ground, figure] = isPale ? [pale, cream] : [cream, pale];
  return { x, y, ground, figure, shape: random() < 0.5 ? circle : noShape };
}

/** Places in a set of tones. */
const pale = 0;
const cream = 3;
