/** Where the browser remembers recipes. */
export const recipeKeys = {
  all: ['recipes'] as const,
  mine: ['recipes', 'mine'] as const,
  one: (id: string) => ['recipes', 'one', id] as const,
};
