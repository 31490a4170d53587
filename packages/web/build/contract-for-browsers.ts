/**
 * Leaves out of the scripts what only the server reads of a call: what it may answer and be asked, who may call it,
 * its errors. A browser sends what the form has parsed and uses what comes. The schemas of answers would be a
 * tenth of the scripts of the recipe list. So do the rules for characters in names: the server tidies and refuses them.
 */
import type { Plugin } from 'vite';
import { browserCodes } from '../../contract/src/browser-error-codes.ts';

const ofServer = new Set([
  'summary',
  'access',
  'admitsUnverified',
  'params',
  'query',
  'errors',
  'rateLimit',
  'heavy',
  'isLight',
]);

/** By the module, what a browser has in its place. */
const judgedByServer: ReadonlyMap<string, string> = new Map([
  ['@saltbush/domain/account/accounts/tidy-name', 'export const tidyName = (name) => name.trim();'],
  ['@saltbush/domain/account/accounts/mixed-scripts', 'export const mixesScripts = () => false;'],
]);
const signIn = '#sign-in';
/** For the calls of signing in, which need no more of it. */
const oneAlphabet = `import * as z from 'zod/mini';
  export const inOneAlphabet = /*#__PURE__*/ z.overwrite((name) => name);`;

export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // With a copy of its own, signing in needs no file of the others.
      const copy = importer.endsWith('contract/src/account/accounts.ts') ? signIn : '';
      if (source === '../schemas/names' && copy !== '') return '\0one-alphabet';
      return judgedByServer.has(source) ? `\0${source}${copy}` : undefined;
    },
    load: (id) =>
      id === '\0one-alphabet'
        ? oneAlphabet
        : judgedByServer.get(id.replace('\0', '').replace(signIn, '')),
    transform(code, id) {
      const isContract = /packages\/contract\/src\/[^?]*\.ts$/.test(id);
      if (!isContract) return readsOfServer.test(code) && isPage.test(id) ? this.error(hint) : null;
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      return apply(code, [...editsOf(program), ...editsOfErrors(program)]);
    },
  };
}

const isPage = /packages\/web\/src\/[^?]*\.tsx?$/;
const readsOfServer =
  /Routes\.\w+\.(summary|access|params|query|response|errors|rateLimit|heavy)\b/;
const hint =
  'Browsers do not have this part of a call: export its schema from the contract instead.';

/** Replaces what stands from `start` to `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Node;
  init?: Node;
  expression?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
  value?: Node;
}

function editsOf(node: Node): Edit[] {
  // What a function does is seen where it is called.
  if (/Function/.test(node.type)) return [];
  if (node.type !== 'CallExpression') return childrenOf(node).flatMap(editsOf);
  // Errors are all used.
  if (node.callee?.name === 'kind') return [];
  // A schema that nothing uses is left out by the bundler, if it knows that making it has no effect.
  const pure = { start: node.start, end: node.start, text: '/*#__PURE__*/ ' };
  if (node.callee?.name !== 'route') return [pure, ...childrenOf(node).flatMap(editsOf)];
  return [pure, ...(node.arguments?.[0]?.properties ?? []).flatMap(editsOfProperty)];
}

function editsOfProperty(property: Node): Edit[] {
  const { start, end, key, value } = property;
  if (ofServer.has(key?.name ?? '')) return [{ start, end: end + 1, text: '' }];
  // A browser asks only whether there is one.
  if (key?.name === 'response') return [{ start: value!.start, end: value!.end, text: 'true' }];
  return editsOf(property);
}

/** Status and words of errors that only the server makes come with its answer: a browser knows that there is the code. */
function editsOfErrors(program: Node): Edit[] {
  const kinds = childrenOf(program)
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id?.name?.endsWith('ErrorKinds'));
  // `{ … } satisfies …`
  return (kinds?.init?.expression?.properties ?? [])
    .filter(({ key }) => !isBrowserCode(key?.name))
    .map(({ value }) => ({ start: value!.start, end: value!.end, text: '0' }));
}

const isBrowserCode = (name: string | undefined): boolean =>
  browserCodes.some((code) => code === name);

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string');

function apply(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}
