import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { loadAreaTree } from '@/shared/lib/areas/areas';
import { useQueryParam } from '@/shared/lib/navigation';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import { Skeleton } from '@/shared/ui/Skeleton';
import { StatePanel } from '@/shared/ui/StatePanel';
import { AddressList } from '../components/AddressList';
import { AddressSheet } from '../components/AddressSheet';
import { getAddresses } from '../contract';
import { useAddressPanel } from '../useAddressPanel';
import type { LoadAreas } from '../useAreaTree';
import { useSelection } from '../useSelection';
import styles from './AddressScreen.module.less';

const MOST_ADDRESSES = 20;

interface Props {
  loadAreas?: LoadAreas;
}

function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="card" height="132px" />
      <Skeleton shape="card" height="132px" space="12px" />
      <Skeleton shape="card" height="132px" space="12px" />
    </div>
  );
}

interface DoorsProps {
  onAdd: () => void;
  onPaste: () => void;
}

function EmptyDoors({ onAdd, onPaste }: DoorsProps) {
  return (
    <StatePanel
      art="address"
      title="还没有收货地址"
      text="填好后，下单和领奖不用再写"
      actions={
        <div className={styles.doors}>
          <Button block onClick={onAdd}>
            新增地址
          </Button>
          <Button block variant="tint" onClick={onPaste}>
            粘贴识别
          </Button>
        </div>
      }
    />
  );
}

function AddBar({ count, onAdd, onPaste }: DoorsProps & { count: number }) {
  const isFull = count >= MOST_ADDRESSES;
  return (
    <BottomBar>
      {isFull ? (
        <Button size="large" variant="off">
          已有 {MOST_ADDRESSES} 个地址，删掉不用的才能新增
        </Button>
      ) : (
        <>
          <Button size="large" variant="tint" onClick={onPaste}>
            粘贴识别
          </Button>
          <Button size="large" onClick={onAdd}>
            新增地址
          </Button>
        </>
      )}
    </BottomBar>
  );
}

/** The member's addresses: to manage, or to choose one for the screen in `backTo`. */
export function AddressScreen({ loadAreas = loadAreaTree }: Props) {
  const { isSignedIn } = useSession();
  const { data: addresses, failure, updatedAt, refresh } = useQuery(getAddresses, undefined, { skip: !isSignedIn });
  const { open, closeForm } = useAddressPanel();
  const { isSelecting, select } = useSelection();
  const action = useQueryParam('action');
  const editedId = useQueryParam('id');
  const isEditing = action === 'edit' && editedId !== undefined;

  if (isSignedIn && (action === 'new' || isEditing)) {
    const addressId = isEditing ? editedId : undefined;
    const finish = (savedId: string) => {
      if (isSelecting && addressId === undefined) return select(savedId);
      refresh();
      closeForm();
    };
    return <AddressSheet key={addressId ?? 'new'} addressId={addressId} loadAreas={loadAreas} onSaved={finish} />;
  }
  const doors = {
    onAdd: () => open({ action: 'new' }),
    onPaste: () => open({ action: 'new', step: 'paste' }),
  };
  return (
    <ScreenFrame
      title={isSelecting ? '选择地址' : '地址'}
      isMemberOnly
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      skeleton={<ListSkeleton />}
    >
      {addresses && (
        <main className={styles.page}>
          {addresses.length === 0 ? (
            <EmptyDoors {...doors} />
          ) : (
            <>
              <AddressList
                addresses={addresses}
                isSelecting={isSelecting}
                onSelect={select}
                onEdit={(id) => open({ action: 'edit', id })}
                onChanged={refresh}
              />
              <AddBar {...doors} count={addresses.length} />
            </>
          )}
        </main>
      )}
    </ScreenFrame>
  );
}
