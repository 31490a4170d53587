/**
 * Finds the recipes in JSON-LD (or anything of its shape), wherever they are.
 *
 * - A recipe is a node with Recipe among its types: at the top, in `@graph`, in a list, in
 *   `mainEntity`, `itemListElement`, `hasPart`, or any other property.
 * - A node that is only a reference (`{"@id": …}`) stands for the node with that id; two nodes with
 *   one id are one node in two parts.
 * - Reading stops after `mostNodes`: a page comes from a stranger.
 */
import { isNode, typesOf, type SchemaNode } from './schema-values';

const mostNodes = 50_000;
const deepest = 60;

/** Looks up a reference in the same page; what is no reference comes back as it is. */
export type Resolve = (value: unknown) => unknown;

export interface FoundRecipes {
  recipes: SchemaNode[];
  /** Names and texts of other nodes: the author a recipe refers to. */
  resolve: Resolve;
}

/**
 * @example findRecipes({ '@graph': [{ '@type': 'Recipe', name: 'Damper' }] }).recipes // one node
 */
export function findRecipes(documents: readonly unknown[]): FoundRecipes {
  const nodes = allNodes(documents);
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id !== 'string') continue;
    byId.set(id, { ...node, ...byId.get(id) });
  }
  const recipes = nodes.filter(isRecipe).map((node) => {
    const id = node['@id'];
    return typeof id === 'string' ? (byId.get(id) ?? node) : node;
  });
  return {
    recipes: [...new Set(recipes)],
    resolve: (value) => (isReference(value) ? (byId.get(value['@id']) ?? value) : value),
  };
}

function isRecipe(node: SchemaNode): boolean {
  return typesOf(node).some((type) => type === 'recipe' || type === 'recipes');
}

function isReference(value: unknown): value is { '@id': string } {
  return isNode(value) && typeof value['@id'] === 'string' && !('name' in value);
}

/** Every node, parents before children, in the order of the page. */
function allNodes(documents: readonly unknown[]): SchemaNode[] {
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
