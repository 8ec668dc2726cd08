import type { SVGProps } from 'react';

/** Stands for every icon in tests: an empty drawing that passes its attributes on. */
export function ReactComponent(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} />;
}

// biome-ignore lint/style/noDefaultExport: the bundler gives a picture's address as the default export
export default '/icon.svg';
