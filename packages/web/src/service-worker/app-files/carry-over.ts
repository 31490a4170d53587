/**
 * Takes files that an update did not change from the build before it. A script that imports a changed one has another
 * text and another name, because names have hashes: of 315 scripts 227 change with one. Such a script is made of its
 * old text by replacing the names in it. The digest says whether the result is the new file; otherwise it is fetched.
 */
import { digestOf } from './digest';
import { fileResponse } from './file-response';
import { hashedName, stemOf } from './file-names';

/**
 * @param digests of the files of the new build, by path
 * @param answer of the server, whose headers the files get
 */
export async function carryOver(
  digests: Record<string, string>,
  from: Cache,
  to: Cache,
  answer: Response,
): Promise<void> {
  const oldPaths = (await from.keys()).map(({ url }) => new URL(url).pathname);
  const oldPathOf = new Map(oldPaths.map((path) => [stemOf(path), path]));
  const newNames = namesByStem(Object.keys(digests));
  for (const [path, digest] of Object.entries(digests)) {
    const old = (await from.match(path)) ?? (await from.match(oldPathOf.get(stemOf(path)) ?? path));
    if (!old || (await to.match(path))) continue;
    const body = isText(path)
      ? new TextEncoder().encode(rename(await old.text(), newNames))
      : await old.arrayBuffer();
    if ((await digestOf(body)) === digest) await to.put(path, fileResponse(path, body, answer));
  }
}

/** Names by what they are without a hash. Two that are alike then are left as they are. */
function namesByStem(paths: string[]): Map<string, string> {
  const names = new Map<string, string>();
  const alike = new Set<string>();
  for (const name of paths.map((path) => path.slice(path.lastIndexOf('/') + 1))) {
    const stem = stemOf(name);
    if (names.has(stem)) alike.add(stem);
    names.set(stem, name);
  }
  alike.forEach((stem) => names.delete(stem));
  return names;
}

const rename = (text: string, names: Map<string, string>): string =>
  text.replace(hashedName, (name) => names.get(stemOf(name)) ?? name);

const isText = (path: string): boolean => /\.(js|css|html|svg|webmanifest)$/.test(path);
