/**
 * The path below which this instance is, for addresses that the router does not make (decision 0119). Inside the app
 * an address is without it, as in `paths.ts` and on the wire; it is added where the browser gets the address.
 */

declare global {
  /**
   * Without a slash at its end: "" or "/recipes". Defined by the build (`build/base-path.ts`) in place of its name, so that
   * it adds no byte to an address of an instance at "/".
   */
  const basePath: string;
}

/**
 * @param address of ours, which begins with a slash, or of another server
 * @example withBasePath('/images/0192…/400.webp') // '/recipes/images/0192…/400.webp'
 */
export const withBasePath = (address: string): string =>
  address.startsWith('/') ? basePath + address : address;

/**
 * By its text, not by its length: the build would compute the length of its placeholder.
 *
 * @example withoutBasePath('/recipes/login') // '/login'
 */
export const withoutBasePath = (pathname: string): string => pathname.replace(basePath, '');

/** @returns what people type to come here: "https://home.example/recipes" */
export const instanceUrl = (): string => location.origin + basePath;
