import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8');
const AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A browser that has never been here, as a mid-range phone: its size, a slower processor. `session` is what the mock's login
 * has given, or undefined for a guest. A profile on disk, since only such a one keeps files from one visit to the next as a
 * phone does.
 */
export async function openPhone({ program, fingerprint, base, session, slowdown, conf }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: program,
    // Not "ignore certificate errors" as such, which would switch the cache off.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--ignore-certificate-errors-spki-list=${fingerprint}`],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    userAgent: AGENT,
    // What it keeps for a place without a network would be fetched while the screens are measured.
    serviceWorkers: 'block',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  if (session) {
    const [name, value] = session.cookie.split('=');
    await context.addCookies([{ name, value, url: base }]);
    await context.addInitScript((info) => sessionStorage.setItem('loginInfo', JSON.stringify(info)), session.data);
  }
  if (conf) await context.addInitScript({ content: PROBE.replace('CONF', () => JSON.stringify(conf)) });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    devtools,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Heap, nodes and listeners after what can be collected is gone. */
export async function memoryOf({ devtools }) {
  for (let turn = 0; turn < 2; turn += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await pause(300);
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
