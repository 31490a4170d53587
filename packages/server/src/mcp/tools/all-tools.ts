/** Every tool, those that only read first. Which of them a token is offered follows from the calls that they make. */
import { mayProgramCall } from '@saltbush/contract/program-calls';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { planChangingTools } from './change-plan';
import { recipeChangingTools } from './change-recipes';
import { listTools } from './list';
import { magicMenuTools } from './magic-menu';
import { planReadingTools } from './read-plan';
import { recipeReadingTools } from './read-recipes';
import type { Tool } from './tool';

export const allTools: readonly Tool[] = [
  ...recipeReadingTools,
  ...planReadingTools,
  ...listTools,
  ...planChangingTools,
  ...magicMenuTools,
  ...recipeChangingTools,
];

/** @example toolsFor(['recipes:read']).map(({ name }) => name) // ['search_recipes', 'read_recipe'] */
export const toolsFor = (scopes: readonly TokenScope[]): Tool[] =>
  allTools.filter(({ calls }) => calls.every((route) => mayProgramCall(scopes, route)));
