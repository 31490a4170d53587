/** The rule for code that is loaded later (docs/architecture.md), as `npm run check` enforces it. */
import { expect, test } from 'vitest';
import { misplacedImports } from '../scripts/lazy-imports.mjs';

const folder = 'packages/web/src/features/plan/prices';
const load = (from: string) => `export const part = onDemand(() => import('${from}'));`;

test.each([
  ['panel.lazy.ts', load('./panel')],
  ['prices.lazy.ts', load('./line/line-prices')],
  ['prices.lazy.ts', `${load('./line/line-prices')}\n${load('./compare/compare-prices')}`],
  ['rules.lazy.ts', load('@saltbush/domain/plan/prices/rules')],
  ['routes.ts', "lazyRouteComponent(() => import('./prices-page'), 'PricesPage')"],
  ['panel.tsx', "/** @param load an `import('./x')` */\nexport const panel = 'import(';"],
  ['panel.tsx', "let code: typeof import('./code');"],
  ['panel.test.tsx', "await import('./panel')"],
])('an import() in its place may stay: %s, %s', (file, text) => {
  expect(misplacedImports(`${folder}/${file}`, text)).toEqual([]);
});

test.each([
  ['panel.tsx', load('./details'), "import('./details') belongs in a *.lazy.ts beside that file"],
  [
    'routes.ts',
    "const { show } = await import('./show')",
    "import('./show') belongs in a *.lazy.ts beside that file",
  ],
  [
    'panel.lazy.ts',
    load('./details'),
    "import('./details') belongs in details.lazy.ts beside that file",
  ],
  [
    'prices.lazy.ts',
    load('../votes/vote-mark'),
    "import('../votes/vote-mark') belongs in vote-mark.lazy.ts beside that file",
  ],
])('an import() elsewhere is refused: %s, %s', (file, text, problem) => {
  expect(misplacedImports(`${folder}/${file}`, text)).toEqual([problem]);
});

test('a package other than the web app may load code where it likes', () => {
  expect(misplacedImports('packages/server/src/main.ts', load('./other'))).toEqual([]);
});
