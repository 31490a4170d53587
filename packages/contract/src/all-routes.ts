/** Every call of every feature: for the OpenAPI document and for the tests that walk the contract. */
import { healthRoutes } from './health';
import { recipesRoutes } from './recipes';
import type { Routes } from './route';

export const allRoutes: Record<string, Routes> = {
  health: healthRoutes,
  recipes: recipesRoutes,
};
