/** Pages that take a slow parser as much time as possible. */

const withSteps = (steps: string): string =>
  `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 onion', '2 cups water'],
    recipeInstructions: steps,
  })}</script>`;

const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length));

/** 5 MB of what a long page of comments is made of. */
const longPage = (): string => {
  const comment =
    '<div class="comment"><p>Made this with <b>2 cups</b> of flour. Lovely!</p></div>';
  const recipe = withSteps('Chop the onion. Boil it in the water for 20 minutes.');
  return `${recipe}<ul><li>1 onion</li><li>2 cups water</li></ul>${repeated(comment, 4_900_000)}`;
};

export const hostilePages: Record<string, () => string> = {
  'sentence ends': () => withSteps(repeated('. ', 600_000)),
  'step numbers': () => withSteps(repeated('1. ', 120_000)),
  'nested elements': () => `<h1>Soup</h1>${repeated('<div><ul><li>', 2_000_000)}1 onion`,
  'long list': () => `<h1>Soup</h1><h2>Ingredients</h2><ul>${repeated('<li>1 g salt', 2_000_000)}`,
  'five megabytes': longPage,
};
