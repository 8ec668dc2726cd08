/** Where the system gives the colours, which few have set, a look of its own; elsewhere it is not loaded. */
export function followForcedColors(): void {
  const forced = window.matchMedia('(forced-colors: active)');
  const dress = () => {
    if (forced.matches) import(/* webpackChunkName: "optional.colors" */ './forcedColors').catch(() => undefined);
  };
  forced.onchange = dress;
  dress();
}
