/** Runs axe-core on a page; each violation is a line with its rule and element. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string }[];
}

/** Only what is wrong is described, and style sheets are not copied: no rule that runs reads the copies. */
const options = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** @param rules only these; all of them by default */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  // By the debugger, because the content security policy forbids inline scripts.
  if (!isLoaded) await page.evaluate(source);
  await page.evaluate(untilDrawn);
  const findings = await page.evaluate(
    async (runOptions) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
      };
      return (await axe.run(runOptions)).violations;
    },
    { ...options, ...(rules && { runOnly: [...rules] }) },
  );
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map((node) =>
      [id, help, node.target.join(' '), node.html.slice(0, 200), node.failureSummary].join(': '),
    ),
  );
}

/** What fades in has too little contrast until it is there. */
async function untilDrawn(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
