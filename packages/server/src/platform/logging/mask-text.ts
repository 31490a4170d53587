/** Masks personal text, tokens and ids in a text that is about to be logged. */

/** Quotations, addresses of pages and people, and whatever looks like a token. */
export function maskText(text: string): string {
  return maskLongWords(
    maskSecrets(text)
      // From the first quotation mark to the last: a quotation may hold marks of its own.
      .replace(/"[^]*"/, '"…"')
      .replace(/(?<!\w)'[^]*/, maskSingleQuoted)
      .replace(/`[^]*`/, '`…`')
      .replace(/(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+/g, '…@…'),
  );
}

/** Up to the last mark that is no apostrophe. A search for both ends at once takes quadratic time. */
function maskSingleQuoted(fromMark: string): string {
  for (let end = fromMark.lastIndexOf("'"); end > 0; end = fromMark.lastIndexOf("'", end - 1)) {
    if (!/\w/.test(fromMark[end + 1] ?? '')) return `'…'${fromMark.slice(end + 1)}`;
  }
  return fromMark;
}

/**
 * Of an address only its host: secrets stand in the name before it, in the path and in the query.
 *
 * @example maskSecrets('GET https://a.example/b?token=c') // 'GET https://a.example/…'
 */
export function maskSecrets(text: string): string {
  return text
    .replace(webAddress, (_, scheme: string, host: string, rest: string) =>
      rest.length > 1 ? `${scheme}${host}/…` : `${scheme}${host}${rest}`,
    )
    .replace(/([?&][\w-]+=)[^&\s"'`]+/g, '$1…');
}

/** No scheme is longer than 30 letters: without a bound "a.a.a." takes quadratic time. */
const webAddress = /\b([a-z][\w+.-]{0,30}:\/\/)(?:[^\s/?#@]*@)?([^\s/?#"'`]+)([^\s"'`]*)/gi;

/** Tokens are at least this long; so are ids, which open images. */
const maskLongWords = (text: string): string => text.replace(/[\w-]{22,}/g, '…');
