/**
 * Finds the recipes in JSON-LD (or anything of its shape), wherever they are.
 *
 * - A recipe is a node with Recipe among its types: at the top, in `@graph`, in a list, in
 *   `mainEntity`, `itemListElement`, `hasPart`, or any other property.
 * - A node that is only a reference (`{"@id": …}`) stands for the node with that id; two nodes with
 *   one id are one node in two parts.
 * - Reading stops after `mostNodes`: pages are untrusted. A file of recipes may have more.
 */
import { isNode, typesOf, type SchemaNode } from './schema-values';

const mostNodesOnPage = 50_000;
const deepest = 60;

/** Looks up a reference in the same page; what is no reference comes back as it is. */
export type Resolve = (value: unknown) => unknown;

export interface FoundRecipes {
  recipes: SchemaNode[];
  /** Names and texts of other nodes: the author a recipe refers to. */
  resolve: Resolve;
}

/**
 * @param mostNodes a book of 10,000 recipes has 100,000 nodes
 * @example findRecipes([{ '@graph': [{ '@type': 'Recipe', name: 'Damper' }] }]).recipes // one node
 */
export function findRecipes(
  documents: readonly unknown[],
  mostNodes = mostNodesOnPage,
): FoundRecipes {
  const nodes = allNodes(documents, mostNodes);
  const byId = nodesById(nodes);
  const recipes = nodes.filter(isRecipe).map((node) => {
    const id = node['@id'];
    return typeof id === 'string' ? (byId.get(id) ?? node) : node;
  });
  return {
    recipes: [...new Set(recipes)].map(withKnownNames),
    resolve: (value) => (isReference(value) ? (byId.get(value['@id']) ?? value) : value),
  };
}

/** The parts of a node in one; for duplicate properties, the first. */
function nodesById(nodes: readonly SchemaNode[]): ReadonlyMap<string, SchemaNode> {
  const byId = new Map<string, Map<string, unknown>>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id !== 'string') continue;
    const whole = byId.get(id) ?? new Map<string, unknown>();
    for (const [name, value] of Object.entries(node)) {
      if (!whole.has(name)) whole.set(name, value);
    }
    byId.set(id, whole);
  }
  return new Map([...byId].map(([id, parts]) => [id, Object.fromEntries(parts)]));
}

/** A node without a type is one if it has both lists. */
function isRecipe(node: SchemaNode): boolean {
  const types = typesOf(node);
  if (types.length > 0) return types.some((type) => type === 'recipe' || type === 'recipes');
  return node['recipeIngredient'] !== undefined && node['recipeInstructions'] !== undefined;
}

/** Names in another case or number, as sites mistype them: "recipeIngredients", "recipeinstructions". */
function withKnownNames(node: SchemaNode): SchemaNode {
  const found = Object.entries(node).flatMap(([name, value]): [string, unknown][] => {
    const known = knownNames.get(name.toLowerCase());
    return known === undefined || node[known] !== undefined ? [] : [[known, value]];
  });
  return found.length === 0 ? node : { ...node, ...Object.fromEntries(found) };
}

const knownNames = new Map([
  ['recipeingredient', 'recipeIngredient'],
  ['recipeingredients', 'recipeIngredient'],
  ['ingredients', 'ingredients'],
  ['recipeinstruction', 'recipeInstructions'],
  ['recipeinstructions', 'recipeInstructions'],
  ['recipedirections', 'recipeInstructions'],
  ['recipeyield', 'recipeYield'],
  ['name', 'name'],
  ['image', 'image'],
  ['preptime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['totaltime', 'totalTime'],
]);

function isReference(value: unknown): value is { '@id': string } {
  return isNode(value) && typeof value['@id'] === 'string' && !('name' in value);
}

/** Every node, parents before children, in the order of the page. */
function allNodes(documents: readonly unknown[], mostNodes: number): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (nodes.length >= mostNodes || depth > deepest) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isNode(value)) {
      nodes.push(value);
      for (const child of Object.values(value)) {
        if (typeof child === 'object') visit(child, depth + 1);
      }
    }
  };
  visit(documents, 0);
  return nodes;
}
