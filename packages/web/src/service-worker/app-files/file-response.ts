/** A stored file, as the server would answer it: with its security headers, which say what a page may load. */

/** Of the answer that a file came in, not of the file. */
const ofTransport =
  /^(accept-ranges|age|cache-control|connection|content-encoding|content-length|content-type|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;

/** @param answer of the server, on the same day */
export function fileResponse(path: string, body: BodyInit, answer: Response): Response {
  const headers = [...answer.headers].filter(([name]) => !ofTransport.test(name));
  const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return new Response(body, { headers: [...headers, ['content-type', type]] });
}

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
