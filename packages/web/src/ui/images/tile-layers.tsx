import type { CSSProperties } from 'react';
import classes from './tile-layers.module.css';
import type { Layer } from './tiles';

/** The paths of tiles, within a drawing. */
export function TileLayers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ colour, darkColour, path, isSquare }, index) => (
    <path
      key={index}
      className={classes.layer}
      style={{ '--tile': colour, '--dark-tile': darkColour } as CSSProperties}
      d={path}
      // Antialiased edges would leave a gap between two squares of one colour.
      shapeRendering={isSquare ? 'crispEdges' : undefined}
    />
  ));
}
