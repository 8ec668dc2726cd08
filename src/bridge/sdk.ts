import { isFakeHost } from './environment';
import type { Sdk } from './sdkTypes';

const LOAD_LIMIT_MS = 10_000;

let loading: Promise<Sdk | undefined> | undefined;

async function importSdk(): Promise<Sdk> {
  if (process.env.NODE_ENV !== 'production' && isFakeHost()) return (await import('./fakeSdk')).createFakeSdk();
  // The share menu asks for it while the member types: that it does not come is no reason to load the page anew.
  const { default: sdk } = (await import(/* webpackChunkName: "told.sdk" */ 'weixin-js-sdk')) as unknown as {
    default: Sdk;
  };
  // Two code paths of the package read the global that the script version would set.
  const globals = window as unknown as { wx?: Sdk };
  globals.wx ??= sdk;
  return sdk;
}

/** Resolves with undefined when `work` rejects or takes longer. The SDK never answers where its host is missing. */
export function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    const end = (value: T | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(end, () => end(undefined));
  });
}

/** Loads the SDK on first use; undefined when its code cannot be loaded, and then the next call tries again. */
export async function loadSdk(): Promise<Sdk | undefined> {
  loading ??= withinTime(importSdk(), LOAD_LIMIT_MS);
  const sdk = await loading;
  if (!sdk) loading = undefined;
  return sdk;
}
