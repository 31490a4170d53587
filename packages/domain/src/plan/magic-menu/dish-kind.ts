/**
 * What kind of dish a title names: two soups, or two dishes of the wok, are much alike whatever is in them.
 * A title with words of two kinds is of the one that comes first here: a chicken noodle soup is a soup.
 */
const wordsOfKind: readonly (readonly [kind: string, words: string])[] = [
  ['soup', 'soup minestrone chowder ramen pho laksa broth gazpacho'],
  ['tortilla', 'taco burrito fajita enchilada quesadilla nacho chimichanga'],
  ['salad', 'salad nicoise tabbouleh'],
  ['pizza', 'pizza calzone'],
  [
    'pasta',
    'pasta spaghetti lasagne lasagna carbonara bolognese gnocchi macaroni mornay fettuccine linguine penne rigatoni tagliatelle pappardelle ravioli cannelloni orecchiette',
  ],
  ['curry', 'curry korma rendang vindaloo masala dal daal dhal massaman tikka madra rogan makhani'],
  ['wok', 'stir stirfry wok fried pad chow okonomiyaki teriyaki'],
  ['risotto', 'risotto paella pilaf biryani jambalaya'],
  ['burger', 'burger hamburger roll sandwich toastie'],
  ['wrap', 'wrap souvlaki pita gyro kebab falafel'],
  ['pie', 'pie quiche tart pasty'],
  ['stew', 'stew casserole tagine goulash ragout chilli chili'],
  ['roast', 'roast'],
];

/** @example dishKind('Roast pumpkin soup') // 'soup' */
export function dishKind(title: string): string | undefined {
  let first = wordsOfKind.length;
  for (const word of title.toLowerCase().split(/[^a-z]+/)) {
    first = Math.min(first, orderOf.get(word.replace(/s$/, '')) ?? first);
  }
  return wordsOfKind[first]?.[0];
}

const orderOf: ReadonlyMap<string, number> = new Map(
  wordsOfKind.flatMap(([, words], order) => words.split(' ').map((word) => [word, order] as const)),
);
