/**
 * Writes the pages of `pages.ts` beside `index.html`. Each links all scripts and styles it needs, so
 * that they are loaded at once, and is prerendered where its address says all (decision 0017).
 * `pages.json` tells the server which file answers which address.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { translateManifest, withTexts } from './texts/document-texts.ts';
import { shellsOf } from './loading-shells.ts';
import { withFiles } from './page-files.ts';
import { builtPages, type BuiltPage } from './pages.ts';
import { prerenderPages, type Prerendered, type PrerenderedPages } from './prerender-pages.ts';

/**
 * @param language of the pages
 * @param texts puts its texts into scripts
 */
export function prerenderedPages(language: string, texts: Plugin): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async ({ dir }, bundle) => {
      const prerendered = await prerenderPages(config.root, builtPages, texts);
      await writePages(dir!, bundle, prerendered);
      await translateManifest(dir!, language, prerendered.documentTexts.manifest);
    },
  };
}

async function writePages(
  folder: string,
  bundle: Rolldown.OutputBundle,
  { pages: prerendered, shells, documentTexts }: PrerenderedPages,
): Promise<void> {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build made no index.html.');
  const html = withTexts(String(index.source), documentTexts.page);
  const otherPages = withMarkup(withFiles(html, bundle, []), shellsOf({}, shells));
  await writeFile(join(folder, 'index.html'), otherPages);
  await mkdir(join(folder, 'pages'), { recursive: true });
  const pages = builtPages.map((page) => ({ page, file: `pages/${fileName(page)}` }));
  for (const { page, file } of pages) {
    const linked = withFiles(html, bundle, page.modules, page.hasItalics);
    const shell = shellsOf(page, shells);
    const complete = withMarkup(linked, shell, page, prerendered.get(page.path));
    await writeFile(join(folder, file), complete);
  }
  const files = pages.map(({ page: { path }, file }) => ({ path, file }));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(files));
}

/** @example fileName({ path: '/recipes/$id' }) // 'recipes-id.html' */
function fileName({ path }: BuiltPage): string {
  return `${path.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '') || 'landing'}.html`;
}

function withMarkup(
  html: string,
  shell: string,
  page?: BuiltPage,
  prerendered?: Prerendered,
): string {
  if (!page || !prerendered) return html.replace(emptyRoot, () => `${emptyRoot}${shell}`);
  const attributes = `data-prerendered-for="${page.prerenderedFor}" data-prerendered-path="${page.path}"`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => prerendered.title)
    .replace(emptyRoot, () => `<div id="root" ${attributes}>${prerendered.markup}</div>${shell}`);
}

const emptyRoot = '<div id="root"></div>';
