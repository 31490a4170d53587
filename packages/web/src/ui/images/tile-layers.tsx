import type { Layer } from './tiles';

/** The paths of tiles, within a drawing. */
export function TileLayers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ colour, path, isSquare }, index) => (
    // Antialiased edges would leave a gap between two squares of one colour.
    <path key={index} fill={colour} d={path} shapeRendering={isSquare ? 'crispEdges' : undefined} />
  ));
}
