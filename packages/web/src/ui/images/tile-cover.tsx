/**
 * A generated pattern of tiles: circles, arches, quarters and triangles in a warm palette. The same seed
 * always gives the same cover.
 */
import { memo } from 'react';
import { coverColours } from '@saltbush/domain/recipe/recipes/cover/cover';
import { TileLayers } from './tile-layers';
import { anyTile, palettes, randomFrom, tileLayers } from './tiles';

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
  const random = randomFrom(seed);
  const palette = palettes[coverColours[Math.floor(random() * coverColours.length)]!];
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    anyTile(index % columns, Math.floor(index / columns), random),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <TileLayers layers={tileLayers(tiles, palette)} />
    </svg>
  );
});
