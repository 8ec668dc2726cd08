import type { ComponentType, SVGProps } from 'react';
import { Link } from 'umi';
import type { Route } from '@/shared/config/routes';
import { pathOf } from '@/shared/lib/navigation';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import styles from './MiniLink.module.less';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** A small way beside the main action of the bar. */
export function MiniLink({ Icon, text, to }: { Icon: Icon; text: string; to: Route }) {
  return (
    <Link to={pathOf(to)} className={styles.mini}>
      <Icon aria-hidden />
      <SpacedWord>{text}</SpacedWord>
    </Link>
  );
}

export function MiniButton({ Icon, text, onClick }: { Icon: Icon; text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.mini} onClick={onClick}>
      <Icon aria-hidden />
      <SpacedWord>{text}</SpacedWord>
    </button>
  );
}
