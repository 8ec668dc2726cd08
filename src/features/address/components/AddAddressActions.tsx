import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { StatePanel } from '@/shared/ui/PageState/StatePanel';
import styles from './AddAddressActions.module.less';

export const MOST_ADDRESSES = 20;

interface Props {
  onAdd: () => void;
  onPaste: () => void;
  /** Opens the messaging app's own list; undefined where there is none. */
  onChooseHostAddress: (() => void) | undefined;
  isChoosing: boolean;
}

/** The ways to a first address. */
export function EmptyAddresses({ onAdd, onPaste, onChooseHostAddress, isChoosing }: Props) {
  return (
    <StatePanel
      art="address"
      title="还没有收货地址"
      text="填好后，下单和领奖不用再写"
      actions={
        <div className={styles.actions}>
          <Button block onClick={onAdd}>
            新增地址
          </Button>
          {onChooseHostAddress && (
            <Button block variant="tint" busy={isChoosing} busyText="正在打开" onClick={onChooseHostAddress}>
              微信地址
            </Button>
          )}
          <Button block variant="tint" onClick={onPaste}>
            粘贴识别
          </Button>
        </div>
      }
    />
  );
}

/** The same ways below a list. */
export function AddBar({ count, onAdd, onPaste, onChooseHostAddress, isChoosing }: Props & { count: number }) {
  if (count >= MOST_ADDRESSES) {
    return (
      <BottomBar>
        <Button size="large" variant="off">
          已有 {MOST_ADDRESSES} 个地址，删掉不用的才能新增
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {onChooseHostAddress && (
        <Button
          size="large"
          variant="tint"
          className={styles.narrow}
          busy={isChoosing}
          busyText="正在打开"
          onClick={onChooseHostAddress}
        >
          微信地址
        </Button>
      )}
      <Button size="large" variant="tint" className={onChooseHostAddress && styles.narrow} onClick={onPaste}>
        粘贴识别
      </Button>
      <Button size="large" className={onChooseHostAddress && styles.narrow} onClick={onAdd}>
        新增地址
      </Button>
    </BottomBar>
  );
}
