import { Picture } from '@/shared/ui/Picture/Picture';
import { BlockCard } from '../components/BlockCard';
import type { CampaignBlock } from '../definition';
import styles from './recap.module.less';

interface Copy {
  title: string;
  /** The first card below the hero. */
  isLead?: boolean;
  /** A picture for a figure, by its key. */
  pictures?: Readonly<Record<string, string>>;
}

const PICTURE_SIZE = 44;

/** What the campaign came to, in a few figures. */
export function recap({ title, isLead = false, pictures = {} }: Copy): CampaignBlock {
  return {
    kind: 'recap',
    render: ({ detail, refresh }) => {
      const figures = detail.recap?.figures ?? [];
      return (
        <BlockCard
          title={title}
          isLead={isLead}
          failure={figures.length > 0 ? undefined : '回顾没有取到'}
          onRetry={refresh}
        >
          <ul className={styles.figures}>
            {figures.map(({ key, value, label }) => {
              const picture = pictures[key];
              return (
                <li key={key}>
                  <b>{value}</b>
                  {label}
                  {picture !== undefined && <Picture className={styles.picture} src={picture} size={PICTURE_SIZE} />}
                </li>
              );
            })}
          </ul>
        </BlockCard>
      );
    },
  };
}
