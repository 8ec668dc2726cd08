/**
 * Umi's runtime plugin manager (umi/client/client/plugin.js, 4.7.22) without what nothing here uses: asynchronous
 * modification and keys of nested hooks. The original is written with generators and brings their runtime along, 3 kB.
 * Put in its place by .umirc.ts.
 */
export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

type Hook = (...args: unknown[]) => unknown;
type Hooks = Readonly<Record<string, Hook | object>>;

interface Plugin {
  apply: Hooks;
  path?: string;
}

interface Application {
  key: string;
  type: keyof typeof ApplyPluginsType;
  initialValue?: unknown;
  args?: object;
}

export class PluginManager {
  private readonly hooks: Record<string, (Hook | object)[]> = {};

  static create({ plugins, validKeys }: { plugins: Plugin[]; validKeys: string[] }): PluginManager {
    const manager = new PluginManager();
    for (const { apply } of plugins) {
      for (const [key, hook] of Object.entries(apply)) {
        if (!validKeys.includes(key)) throw new Error(`register failed, invalid key ${key}`);
        manager.hooks[key] = [...(manager.hooks[key] ?? []), hook];
      }
    }
    return manager;
  }

  getHooks(key: string): (Hook | object)[] {
    return this.hooks[key] ?? [];
  }

  /** modify: each hook changes the value of the one before. event: each is told. compose: the last one wraps the others. */
  applyPlugins({ key, type, initialValue, args }: Application): unknown {
    const hooks = this.getHooks(key);
    if (type === 'modify') {
      return hooks.reduce(
        (value: unknown, hook) => (typeof hook === 'function' ? hook(value, args) : { ...(value as object), ...hook }),
        initialValue,
      );
    }
    const functions = hooks.filter((hook): hook is Hook => typeof hook === 'function');
    if (type === 'event') {
      for (const hook of functions) hook(args);
      return Promise.resolve();
    }
    const first = initialValue as () => unknown;
    return functions.reduce<() => unknown>((inner, hook) => () => hook(inner, args), first);
  }
}
