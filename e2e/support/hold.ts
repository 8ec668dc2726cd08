import type { Page, Route } from 'playwright-core';

/** Keeps every request to these addresses on the way until what it gives is called; then each goes on as `give` says. */
export async function holdRequests(
  page: Page,
  addresses: RegExp,
  give: (route: Route) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await give(route);
  });
  return () => release();
}

/** The app's own code, without which the page is what the start shows. */
export const MAIN_SCRIPT = /\/umi\.\w+\.js$/;
