/**
 * The app in a language that nobody speaks (docs/translating.md): a build of its own, in front of the server of all
 * journeys. It has each text in both pseudo-languages, of which the one that is asked for is left.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export type PseudoLanguage = 'en-XA' | 'ar-XB';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/pseudo-languages');

/** Takes a quarter of a minute, and nothing where no source has changed since. */
export function buildPseudoLanguages(): void {
  const index = join(folder, 'index.html');
  // All journeys' own build is made anew when a source is newer.
  const sources = statSync(join(root, 'packages/server/dist/built.json')).mtimeMs;
  if (existsSync(index) && statSync(index).mtimeMs > sources) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = 'packages/web/pseudo-languages.config.ts';
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, 'build', 'packages/web', ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export interface PseudoApp {
  /** The address of the app for the browser. */
  url: string;
  close: () => void;
}

/** @param server the address of the server, whose calls and images it passes on */
export async function servePseudoLanguage(
  language: PseudoLanguage,
  server: string,
): Promise<PseudoApp> {
  const files = await readFiles(language);
  const app = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', server);
    if (/^\/(?:api|images|\.well-known)\//.test(pathname)) return passOn(server, asked, answer);
    const file = files.get(pathname);
    const type = file ? (types[extname(pathname)] ?? 'application/octet-stream') : types['.html'];
    const caching = pathname.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-cache';
    answer.writeHead(200, { 'content-type': type, 'cache-control': caching });
    answer.end(file ?? files.get('/index.html'));
  });
  await new Promise<void>((resolve) => {
    app.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(app.address() as AddressInfo).port}`,
    close: () => {
      app.closeAllConnections();
      app.close();
    },
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** By address. */
async function readFiles(language: PseudoLanguage): Promise<Map<string, Buffer | string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = new Map<string, Buffer | string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const isScript = extname(path) === '.js';
    files.set(
      path.slice(folder.length).replaceAll('\\', '/'),
      isScript ? inLanguage(bytes.toString(), language) : bytes,
    );
  }
  const page = files.get('/index.html')!.toString();
  const attributes = language === 'ar-XB' ? 'lang="ar-XB" dir="rtl"' : 'lang="en-XA"';
  return files.set('/index.html', page.replace('lang="en-AU"', attributes));
}

/** Of what `eitherPseudoText` of the build has put in. */
const inLanguage = (script: string, language: PseudoLanguage): string =>
  script.replace(/\uF000([^\uF001]*)\uF001([^\uF002]*)\uF002/g, language === 'en-XA' ? '$1' : '$2');

function passOn(server: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request(`${server}${url}`, { method: method!, headers }, (got) => {
    answer.writeHead(got.statusCode!, got.headers);
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
