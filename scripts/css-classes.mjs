// @ts-check
/**
 * Checks that every class that a component takes from its CSS module has a rule there, and that every
 * rule is used; and that the styles of every Mantine component are loaded. The compiler knows nothing of it.
 * `npm run check` runs it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build.mjs';

/**
 * @param {string} source of a TypeScript file
 * @returns {{ module: string, names: string[], isWhole: boolean }[]} the CSS modules it imports, with the
 *   classes it names; `isWhole` if it takes classes by a computed name
 */
export function usedClasses(source) {
  const imports = [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
  return imports.map(([, variable = '', module = '']) => {
    const names = [...source.matchAll(new RegExp(`\\b${variable}(?:\\.|\\[')(\\w+)`, 'g'))];
    // `classes[tone]`, or the object given to a component.
    const rest = new RegExp(`\\b${variable}\\b(?!(?:\\.|\\[')\\w)(?! from)`).test(source);
    return { module, names: names.map(([, name = '']) => name), isWhole: rest };
  });
}

/**
 * @param {string} css
 * @returns {string[]} the classes that its rules define
 */
export function definedClasses(css) {
  const text = css.replace(/\/\*[^]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const selectors = text.replace(/\{[^{}]*\}/g, '{}').replace(/@import[^;]*;/g, '');
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z_]\w*)/g)].map(([, name = '']) => name))];
}

/**
 * @param {string} source of a TypeScript file
 * @returns {string[]} the components of Mantine that it uses, as their style sheets are called
 */
export function usedComponents(source) {
  const imports = [...source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => existsSync(join(root, mantineStyles, `${name}.layer.css`)));
}

const mantineStyles = 'node_modules/@mantine/core/styles';

/**
 * Without them a component looks like the browser's own.
 *
 * @param {string[]} files
 */
function unstyledComponents(files) {
  const theme = files.filter((file) => file.includes('/ui/theme/mantine-'));
  const loaded = theme.map(read).join('');
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = read(file);
      const styles = loaded + source;
      const missing = usedComponents(source).filter(
        (name) => !styles.includes(`@mantine/core/styles/${name}.layer.css`),
      );
      return missing.map((name) => `${file}: the styles of ${name} are not loaded`);
    });
}

function problems() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/web/src'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));
  /** @type {Map<string, { names: Set<string>, isWhole: boolean }>} */
  const used = new Map();
  const found = unstyledComponents(files);
  for (const path of files.filter((file) => /\.tsx?$/.test(file))) {
    for (const { module, names, isWhole } of usedClasses(read(path))) {
      const css = normalize(join(dirname(path), module));
      const defined = definedClasses(read(css));
      const missing = names.filter((name) => !defined.includes(name));
      found.push(...missing.map((name) => `${path}: ${css} has no rule for .${name}`));
      const before = used.get(css) ?? { names: new Set(), isWhole: false };
      names.forEach((name) => before.names.add(name));
      used.set(css, { names: before.names, isWhole: before.isWhole || isWhole });
    }
  }
  for (const css of files.filter((file) => file.endsWith('.module.css'))) {
    const { names, isWhole } = used.get(css) ?? { names: new Set(), isWhole: false };
    if (isWhole) continue;
    const unused = definedClasses(read(css)).filter((name) => !names.has(name));
    found.push(...unused.map((name) => `${css}: nothing uses .${name}`));
  }
  return found;
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = problems();
  for (const problem of found) console.error(problem);
  process.exit(found.length === 0 ? 0 : 1);
}
