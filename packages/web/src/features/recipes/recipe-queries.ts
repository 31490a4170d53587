/** Where the browser remembers recipes. */
export const recipeKeys = {
  all: ['recipes'] as const,
  /** Every list; what narrows and sorts one stands after its kind. */
  lists: ['recipes', 'list'] as const,
  list: (kind: 'mine' | 'browse' | 'household') => ['recipes', 'list', kind] as const,
  /** Recipes for what is at hand; the question stands behind. */
  ideas: ['recipes', 'ideas'] as const,
  /** Tags, cuisines and communities to narrow by. */
  choices: (kind: string) => ['recipes', 'choices', kind] as const,
  deleted: ['recipes', 'deleted'] as const,
  one: (id: string) => ['recipes', 'one', id] as const,
  /** As someone reads it through a link, or without an account. */
  shared: (id: string, token: string | undefined, readerId: string | undefined) =>
    ['recipes', 'one', id, 'shared', token, readerId] as const,
  versions: (id: string) => ['recipes', 'versions', id] as const,
  reviews: (id: string) => ['recipes', 'reviews', id] as const,
  readers: (id: string) => ['recipes', 'readers', id] as const,
  links: (id: string) => ['recipes', 'links', id] as const,
};
