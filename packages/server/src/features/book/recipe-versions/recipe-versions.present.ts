/** Versions as the wire has them. */
import type { RecipeVersion, RecipeVersionText } from '@saltbush/contract/book/recipe-versions';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { servesOnWire } from '@saltbush/domain/recipe/recipes/serves';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import type { ListedVersion } from './recipe-versions.store';

export function presentVersionText({ steps, ...content }: RecipeContent): RecipeVersionText {
  return {
    ...content,
    ...servesOnWire(content.serves),
    measures: content.measures ?? 'au',
    ...fromSteps(steps),
  };
}

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
