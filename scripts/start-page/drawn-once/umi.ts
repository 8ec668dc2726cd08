// Stands in for Umi and the ways to other screens where a component is drawn once: links are the page's own.
import { type Drawn, jsx } from './jsxRuntime';

interface Props {
  to: string;
  replace?: boolean;
}

export const Link = ({ to, replace: _, ...others }: Props): Drawn => jsx('a', { href: `#${to}`, ...others });
export const useNavigate = () => () => undefined;
export const useLocation = () => ({ pathname: '', search: '', state: null });
