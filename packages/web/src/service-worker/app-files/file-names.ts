/** Names of the build's files: "index-C_lUBmW.js" has a hash of its content, "index.html" has none. */

/**
 * Letters of the hash in a file's name: the fewest that the bundler allows. The first script names 175 files that may
 * come later, and letters of chance can't be packed.
 */
export const hashLength = 7;

/** Any name with a hash, in a path or a text. */
export const hashedName = new RegExp(
  String.raw`([\w.-]+)-[\w-]{${hashLength}}\.(js|css|woff2|svg|webp)\b`,
  'g',
);

/**
 * The path without its hash, which is the same in the next build.
 *
 * @example stemOf('/assets/index-C_lUBmW.js') // '/assets/index.js'
 */
export const stemOf = (path: string): string => path.replace(hashedName, '$1.$2');
