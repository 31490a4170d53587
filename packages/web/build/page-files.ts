/** Links a page to the scripts, styles and fonts it needs, from what the build made. */
import type { Rolldown } from 'vite';
import { builtAddress } from './base-path.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * @param html with the links that Vite wrote, which are replaced
 * @param modules below `src`, without ending: what the router loads for the page
 * @returns the links in the order in which they are needed, because six files are loaded at a time
 */
export function withFiles(
  html: string,
  bundle: Bundle,
  modules: readonly string[],
  hasItalics = false,
): string {
  const { scripts, styles } = filesOf(bundle, modules);
  const [entry] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [''];
  const tags = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${builtAddress(file)}">`),
    entry,
    ...scripts.map((file) => `<link ${scriptAttributes(file)} href="${builtAddress(file)}">`),
    ...fontsOf(bundle, hasItalics).map(
      (file) => `<link ${fontAttributes} href="${builtAddress(file)}">`,
    ),
  ];
  return html
    .replace(entry, '')
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/\s*<\/head>/, () => `${tags.map((tag) => `\n    ${tag}`).join('')}\n  </head>`);
}

/**
 * @param modules below `src`, without ending
 * @returns the scripts that a page needs, each after those it imports
 */
export const scriptsOf = (bundle: Bundle, modules: readonly string[]): string[] =>
  filesOf(bundle, modules).scripts;

/**
 * The largest comes first. The others leave space for the page's first call, which the head script sends a moment later:
 * a browser opens six connections, and the first image waits for the answer (decision 0099).
 */
const scriptAttributes = (file: string): string =>
  `rel="modulepreload" crossorigin${/assets\/vendor-/.test(file) ? '' : ' fetchpriority="low"'}`;

const fontAttributes = 'rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low"';

/** The faces of the first screen. The style sheet loads others when a letter needs them. */
function fontsOf(bundle: Bundle, hasItalics: boolean): string[] {
  const names = ['figtree-latin-wght-normal', 'fraunces-latin-600-normal'];
  if (hasItalics) names.push('fraunces-latin-600-italic');
  return Object.keys(bundle).filter((file) => names.some((name) => file.includes(name)));
}

function filesOf(bundle: Bundle, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    chunk.imports.forEach(collect);
    scripts.add(file);
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
  };
  for (const module of ['main', ...modules]) collect(chunkOf(bundle, module));
  return { scripts: [...scripts], styles: [...styles] };
}

function chunkOf(bundle: Bundle, module: string): string {
  const holds = (id: string) => id.replace(/\.tsx?$/, '').endsWith(`/src/${module}`);
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some(holds),
  );
  if (!found) throw new Error(`No script holds src/${module}: build/pages.ts names it.`);
  return found.fileName;
}
