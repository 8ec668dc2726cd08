import { goToBlock, type ShownCampaign } from '@/features/campaign';
import gift from '@/shared/art/gift.webp';
import mic from '@/shared/art/mic.webp';
import ticket from '@/shared/art/ticket.webp';
import trophy from '@/shared/art/trophy.webp';
import { Card } from '@/shared/ui/Card/Card';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './Doors.module.less';

/** Each leads to a part of the page; `block` is the server's part that it stands in. */
const DOORS = [
  { to: 'live', block: 'thematic', text: '看直播', picture: mic },
  { to: 'welfare', block: 'thematic', text: '领福利', picture: gift },
  { to: 'draw', block: 'draw', text: '去抽奖', picture: ticket },
  { to: 'rank', block: 'rank', text: '看排行', picture: trophy },
] as const;
const PICTURE_PX = 40;

/** The ways to the parts of the page that the server has sent. */
export function Doors({ shown: { detail } }: { shown: ShownCampaign }) {
  const doors = DOORS.filter(({ block }) => detail.blocks.some(({ kind }) => kind === block));
  if (doors.length === 0) return null;
  return (
    <Card className={styles.card} aria-label="活动内容">
      <ul className={styles.doors}>
        {doors.map(({ to, text, picture }) => (
          <li key={to}>
            <button type="button" className={styles.door} onClick={() => goToBlock(to)}>
              <Picture src={picture} size={PICTURE_PX} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
