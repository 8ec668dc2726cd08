import type { SignupConfig } from '@/features/signup';
import hands from '@/shared/art/hands.webp';
import house from '@/shared/art/house.webp';
import mother from '@/shared/art/mother.webp';
import nurse from '@/shared/art/nurse.webp';
import teddy from '@/shared/art/teddy.webp';
import { keyed } from '@/shared/lib/keyed';
import { ownValue } from '@/shared/lib/ownValue';
import { formatDeadline, formatNearDayTime } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Picture } from '@/shared/ui/Picture/Picture';
import { Tag } from '@/shared/ui/Tag/Tag';
import styles from './JoinHead.module.less';

const PICTURES: Readonly<Record<string, string>> = { wound: nurse, assess: house, mother, baby: teddy };
const ART_SIZE = 108;
const PROP_SIZE = 48;

function stateOf({ status, opensAt, deadline }: SignupConfig): string {
  switch (status) {
    case 'coming':
      return `未开始，${formatNearDayTime(opensAt)} 开始报名`;
    case 'open':
      return `报名中，${formatDeadline(deadline)} 结束`;
    case 'closed':
      return '报名结束';
    case 'running':
      return '活动中，报名已结束';
    default:
      return '活动已结束';
  }
}

/** What is signed up for, in the light of the campaign. */
export function JoinHead({ config }: { config: SignupConfig }) {
  const { title, lines, packageId = '' } = config;
  return (
    <section className={styles.head}>
      <Tag className={styles.state}>
        <span>
          <Dated>{stateOf(config)}</Dated>
        </span>
      </Tag>
      <h2 className={styles.title}>{title}</h2>
      {keyed(lines).map(([key, line]) => (
        <p key={key} className={styles.line}>
          <Dated>{line}</Dated>
        </p>
      ))}
      <Picture className={styles.art} src={ownValue(PICTURES, packageId) ?? house} size={ART_SIZE} />
      <Picture className={styles.prop} src={hands} size={PROP_SIZE} />
    </section>
  );
}
