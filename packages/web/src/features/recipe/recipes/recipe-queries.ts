/** Query keys of recipes. */
export const recipeKeys = {
  all: ['recipes'] as const,
  /** All lists; filters and sort order follow the kind. */
  lists: ['recipes', 'list'] as const,
  list: (kind: 'mine' | 'browse' | 'household') => ['recipes', 'list', kind] as const,
  /** Recipe ideas; the criteria follow. */
  ideas: ['recipes', 'ideas'] as const,
  /** Filter options: tags and cuisines. */
  choices: (kind: string) => ['recipes', 'choices', kind] as const,
  deleted: ['recipes', 'deleted'] as const,
  one: (id: string) => ['recipes', 'one', id] as const,
  /** As read through a share link or without an account. */
  shared: (id: string, token: string | undefined, readerId: string | undefined) =>
    ['recipes', 'one', id, 'shared', token, readerId] as const,
  versions: (id: string) => ['recipes', 'versions', id] as const,
  cookLog: (id: string) => ['recipes', 'cook-log', id] as const,
  reviews: (id: string) => ['recipes', 'reviews', id] as const,
  readers: (id: string) => ['recipes', 'readers', id] as const,
  links: (id: string) => ['recipes', 'links', id] as const,
};
