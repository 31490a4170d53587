/** Lists of recipes by what is asked for. */
export { findByQuery } from './list-by-query';
export { listKinds, plannable } from './list-kinds';
export { connectionsFor, listRecipes } from './list-recipes';
