import { grow, type Twig } from '../twigs';
import { type Drawn, setProperties } from './jsxRuntime';

/** The component that the app makes of an icon's file, out of the file as data (coverBundle.mjs). */
export const iconOf = (twig: Twig) => (properties: Readonly<Record<string, unknown>>) => {
  const icon = grow(twig) as SVGElement;
  setProperties(icon, properties);
  return icon as Drawn;
};
