/** Where the system gives the colours or more contrast is asked for, which few have set, a look of its own; elsewhere it is not loaded. */
export function followForcedColors(): void {
  const forced = window.matchMedia('(forced-colors: active), (prefers-contrast: more)');
  const dress = () => {
    if (forced.matches) import(/* webpackChunkName: "optional.colors" */ './forcedColors').catch(() => undefined);
  };
  forced.onchange = dress;
  dress();
}
