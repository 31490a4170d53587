/** axe-core on a page as it stands; each finding is a line that says what and where. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: string[]; html: string }[];
}

export async function axeFindings(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy forbids inline scripts, as it should.
  await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: Finding[] }> };
    };
    return (await axe.run()).violations;
  });
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.html.slice(0, 200)}`),
  );
}
