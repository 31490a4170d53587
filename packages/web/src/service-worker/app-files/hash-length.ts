/**
 * Letters of the hash in a file's name: the fewest that the bundler allows. The first script names 175 files that may
 * come later, and letters of chance can't be packed.
 */
export const hashLength = 7;
