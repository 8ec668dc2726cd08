import { pathOf } from '@/shared/lib/navigation';
import { useFewer } from '@/shared/lib/useFewer';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { Link } from '@/shared/ui/Link/Link';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { SkinLibrary } from '../../contract';
import { iconOfTopic } from '../../topicIcons';
import styles from './Topics.module.less';

/** Two rows of two in large type. */
const MOST = 4;

export function Topics({ categories }: Pick<SkinLibrary, 'categories'>) {
  const { shown, showAll } = useFewer(categories, undefined, MOST);
  if (categories.length === 0) return null;
  return (
    <Card>
      <SectionTitle>按问题找</SectionTitle>
      <ul className={styles.grid}>
        {shown.map(({ categoryId, name, icon }) => {
          const Icon = iconOfTopic(icon);
          return (
            <li key={categoryId}>
              <Link className={styles.topic} to={pathOf('skinLibrary', { tab: categoryId })}>
                <IconSeat>
                  <Icon aria-hidden />
                </IconSeat>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {showAll && (
        <Button block variant="tint" className={styles.more} onClick={showAll}>
          查看更多
        </Button>
      )}
    </Card>
  );
}
