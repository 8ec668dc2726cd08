import type { Page } from 'playwright-core';

/** Runs inside the page: it sees nothing but what it is told. */
type Look = (told: never) => unknown;

/**
 * What each of several looks says of the page as it stands. They go there together and answer in one text: every way to the
 * page takes the test driver as long as a look.
 */
export async function lookTogether<Looks extends Record<string, Look>>(
  page: Page,
  looks: Looks,
  told: { [Name in keyof Looks]?: Parameters<Looks[Name]>[0] } = {},
): Promise<{ [Name in keyof Looks]: ReturnType<Looks[Name]> }> {
  const said = Object.entries(looks).map(
    ([name, look]) => `${JSON.stringify(name)}: (${look})(${JSON.stringify(told[name]) ?? ''})`,
  );
  return JSON.parse(await page.evaluate<string>(`JSON.stringify({ ${said.join()} })`));
}
