import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** Serious and critical accessibility faults of the page as it stands, with the element that has each. */
export async function findFaults(page: Page): Promise<string[]> {
  // Evaluated by the test driver, which the page's content policy does not concern.
  await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const runner = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } }).axe;
    return (await runner.run({ resultTypes: ['violations'] })).violations;
  });
  const serious = faults.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
