import useAutoRunPlugin from 'ahooks/es/useRequest/src/plugins/useAutoRunPlugin';
import usePollingPlugin from 'ahooks/es/useRequest/src/plugins/usePollingPlugin';
import useRequestImplement from 'ahooks/es/useRequest/src/useRequestImplement';

/**
 * ahooks' `useRequest` with the plugins that this app uses. The others (debounce, throttle, cache, retry, delayed loading,
 * focus) would bring lodash and 4 kB to the first view. Takes its place in the build (.umirc.ts).
 */
export default function useRequest(...[service, options]: Parameters<typeof useRequestImplement>) {
  return useRequestImplement(service, options, [usePollingPlugin, useAutoRunPlugin]);
}
