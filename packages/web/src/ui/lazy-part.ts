/** A component whose code is fetched when it is first shown. */
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { OnDemand } from './on-demand';

/** Used like any component: where it stands nothing is shown until it is loaded, or `whileLoading`. */
export type LazyPart<P> = ComponentType<P & { whileLoading?: ReactNode }> &
  Pick<OnDemand<unknown>, 'load'>;

/**
 * @param instead shown where the code cannot be fetched; without it that is an error of the page
 * @example export const SharePanel = lazyPart(async () => (await import('./share-panel')).SharePanel);
 */
export function lazyPart<P extends object>(
  fetchCode: () => Promise<ComponentType<P>>,
  instead?: ComponentType<P>,
): LazyPart<P> {
  const load = async () => ({ default: await fetchCode() });
  const Part = lazy(instead ? () => load().catch(() => ({ default: instead })) : load);
  const InPlace = ({ whileLoading, ...props }: P & { whileLoading?: ReactNode }) =>
    createElement(Suspense, { fallback: whileLoading }, createElement(Part, props as never));
  return Object.assign(InPlace, { load });
}
