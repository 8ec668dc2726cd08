import { PluginManager as Original } from 'umi/client/client/plugin';
import { PluginManager } from './umiPlugins';

const KEYS = ['rootContainer', 'options', 'onRouteChange', 'render'];

/** What a manager does with two plugins, as one comparable value. */
function usesOf(Manager: { create(options: object): unknown }) {
  const told: unknown[] = [];
  const plugins = [
    {
      apply: {
        rootContainer: (value: string, args: object) => `<a ${JSON.stringify(args)}>${value}</a>`,
        options: { a: 1, b: 1 },
        onRouteChange: (args: object) => told.push(['first', args]),
        render: (inner: () => string) => `first(${inner()})`,
      },
    },
    {
      apply: {
        rootContainer: (value: string) => `<b>${value}</b>`,
        options: (value: object) => ({ ...value, c: 1 }),
        onRouteChange: (args: object) => told.push(['second', args]),
        render: (inner: () => string) => `second(${inner()})`,
      },
      path: '/a',
    },
  ];
  const manager = Manager.create({ plugins, validKeys: KEYS }) as {
    applyPlugins: (application: object) => unknown;
  };
  const event = manager.applyPlugins({ key: 'onRouteChange', type: 'event', args: { path: '/' } });
  const compose = (key: string) => manager.applyPlugins({ key, type: 'compose', initialValue: () => 'app' });
  return {
    told: [...told],
    isPromise: event instanceof Promise,
    modified: manager.applyPlugins({ key: 'rootContainer', type: 'modify', initialValue: 'x', args: { y: 1 } }),
    merged: manager.applyPlugins({ key: 'options', type: 'modify', initialValue: { b: 0, d: 0 } }),
    untouched: manager.applyPlugins({ key: 'nothing', type: 'modify', initialValue: 7 }),
    composed: (compose('render') as () => string)(),
    plain: (compose('nothing') as () => string)(),
  };
}

test('does what Umi’s own plugin manager does', () => {
  expect(usesOf(PluginManager)).toEqual(usesOf(Original as never));
});

test('refuses a hook that Umi does not know, like the original', () => {
  const plugins = [{ apply: { onRouteChanged: () => {} } }];
  for (const Manager of [PluginManager, Original]) {
    expect(() => Manager.create({ plugins, validKeys: KEYS })).toThrow('register failed, invalid key onRouteChanged');
  }
});
