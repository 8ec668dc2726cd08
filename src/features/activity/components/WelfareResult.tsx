import { useChooseAddress } from '@/features/reward';
import { pathOf } from '@/shared/lib/navigation';
import { pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { Welfare } from '../thematicContract';
import { describeClaimed } from '../welfareCopy';
import styles from './WelfareResult.module.less';

interface Props {
  /** The claimed welfare; undefined: the panel is closed. */
  welfare: Welfare | undefined;
  onClose: () => void;
}

/** Where a welfare is used, for an answer that brought no button. */
function placeOf({ type, mine }: Welfare): { text: string; to: string } {
  switch (type) {
    case 'points':
      return { text: '查看积分', to: pathOf('record') };
    case 'coupon':
      return { text: '去使用', to: pathOf('couponList') };
    case 'right':
      return { text: '去使用', to: pathOf('equityAggregation') };
    default:
      return { text: '看进度', to: pathOf('rewardDetail', { rewardId: mine?.recordId }) };
  }
}

function Next({ welfare }: { welfare: Welfare }) {
  const chooseAddress = useChooseAddress();
  const { mine, operate } = welfare;
  if (mine?.needAddress) {
    return (
      <Button size="large" block onClick={() => chooseAddress({ rewardId: mine.recordId, isLottery: false })}>
        填写地址
      </Button>
    );
  }
  const [button] = operate;
  const path = button && button.key !== 'claim' ? pathOfOperate(button) : undefined;
  const { text, to } = placeOf(welfare);
  return (
    <ButtonLink size="large" block to={path ?? to}>
      {path === undefined ? text : button?.text}
    </ButtonLink>
  );
}

/** What was claimed, where it is, until when it can be used, and the way there. */
export function WelfareResult({ welfare, onClose }: Props) {
  const { title, name, where, until } = describeClaimed(
    welfare ?? { name: '', type: 'goods', status: 'claimed', mine: undefined },
  );
  return (
    <Popup
      isOpen={welfare !== undefined}
      title={title}
      onClose={onClose}
      footer={welfare && <Next welfare={welfare} />}
    >
      {welfare && (
        <div className={styles.result}>
          <GoodsPicture className={styles.picture} src={welfare.img} eager />
          <p className={styles.name}>{name}</p>
          <p className={styles.where}>{where}</p>
          <p className={styles.until}>
            <Dated>{until}</Dated>
          </p>
        </div>
      )}
    </Popup>
  );
}
