/** Versions as the wire has them. */
import type { RecipeVersion } from '@saltbush/contract/book/recipe-versions';
import type { ListedVersion } from './recipe-versions.store';

export function presentListed(
  { revision, savedAt, title, program }: ListedVersion,
  before: ListedVersion | undefined,
  isCurrent: boolean,
): RecipeVersion {
  return {
    revision,
    savedAt: savedAt.toISOString(),
    title,
    ...(program !== null && { program }),
    isCurrent,
    isFirst: before === undefined,
    ...(before?.nextChanges != null && { changeCount: before.nextChanges }),
  };
}
