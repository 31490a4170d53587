// @ts-check
/**
 * Code of the web app that is loaded later has one door: `x.lazy.ts` beside `x.ts` or `x.tsx` alone says `import('./x')`
 * (docs/architecture.md). `house-rules.mjs` runs it.
 */
import { basename, dirname } from 'node:path';
import ts from 'typescript';

/** Tables of pages, each of which is loaded when it is opened: a line there is the only one that names its page. */
const tables = /^packages\/web\/src\/features\/account\/accounts\/account\/account-sections\.ts$/;

/** What the router calls for its pages: they have no other reader either. */
const routerPage = 'lazyRouteComponent';

/**
 * @param {string} path from the root of the repository
 * @param {string} text
 * @returns {string[]} one sentence for each `import()` that is in the wrong place
 */
export function misplacedImports(path, text) {
  const isOfApp = path.startsWith('packages/web/src/') && !/\.test\.tsx?$|\/testing\//.test(path);
  if (!isOfApp || tables.test(path) || !text.includes('import(')) return [];
  return importsOf(path, text).flatMap(({ from, isRouterPage }) => {
    const door = path.match(/([^/]+)\.lazy\.ts$/)?.[1];
    if (door === undefined) {
      return isRouterPage ? [] : [`import('${from}') belongs in a *.lazy.ts beside that file`];
    }
    const isOfPackage = from.startsWith('@');
    const isBeside = from === `./${door}`;
    const isOfFolder = from.startsWith('./') && door === basename(dirname(path));
    if (isOfPackage || isBeside || isOfFolder) return [];
    return [`import('${from}') belongs in ${basename(from)}.lazy.ts beside that file`];
  });
}

/**
 * @param {string} path
 * @param {string} text
 */
function importsOf(path, text) {
  /** @type {{ from: string, isRouterPage: boolean }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      found.push({
        from: from && ts.isStringLiteral(from) ? from.text : '…',
        isRouterPage: isInCallOf(routerPage, node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * @param {string} name
 * @param {ts.Node} node the body of a function that is an argument of the call
 */
function isInCallOf(name, { parent }) {
  return (
    ts.isArrowFunction(parent) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression.getText() === name
  );
}
