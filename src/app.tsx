import type { ReactElement } from 'react';
import { NOT_FOUND_TITLE, titleOf } from '@/shared/config/routes';

export function onRouteChange({ location }: { location: { pathname: string } }) {
  document.title = titleOf(location.pathname) ?? NOT_FOUND_TITLE;
}

export function rootContainer(container: ReactElement) {
  return container;
}
