import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { loadAreaTree } from '@/shared/lib/areas/areas';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { AddBar, EmptyAddresses, MOST_ADDRESSES } from '../components/AddAddressActions';
import { AddressList } from '../components/AddressList';
import { AddressSheet } from '../components/AddressSheet';
import { getAddresses } from '../contract';
import { useAddressSelection } from '../useAddressSelection';
import type { LoadAreas } from '../useAreaTree';
import { useHostAddress } from '../useHostAddress';
import styles from './AddressScreen.module.less';

interface Props {
  loadAreas?: LoadAreas;
}

function AddressListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="card" height="132px" />
      <Skeleton shape="card" height="132px" space="12px" />
      <Skeleton shape="card" height="132px" space="12px" />
    </div>
  );
}

/** Whoever comes by a link and may not add any sees the list, which says so, not a form that cannot be saved. */
const hasRoom = (addresses: readonly unknown[] = []) => addresses.length < MOST_ADDRESSES;

/** What the list is called; a form in its place has a name of its own. */
function useListTitle(isSelecting: boolean, hasForm: boolean): string {
  const title = isSelecting ? '选择地址' : '地址';
  useTitle(hasForm ? undefined : title);
  return title;
}

/** The member's addresses: to manage, or to choose one for the screen in `backTo`. */
export function AddressScreen({ loadAreas = loadAreaTree }: Props) {
  const { isSignedIn } = useSession();
  const form = usePanel('action', 'id', 'step');
  const {
    data: addresses,
    failure,
    updatedAt,
    refresh,
  } = useQuery(getAddresses, undefined, { skip: !isSignedIn, refreshOnReturn: form.shown === undefined });
  const { isSelecting, select, goBack } = useAddressSelection();
  const hostAddress = useHostAddress(loadAreas, () => form.open('new'));
  const editedId = useQueryParam('id');
  const isEditing = form.shown === 'edit' && editedId !== undefined;

  const isAdding = form.shown === 'new' && hasRoom(addresses);
  const hasForm = isSignedIn && (isAdding || isEditing);
  const title = useListTitle(isSelecting, hasForm);

  if (hasForm) {
    const addressId = isEditing ? editedId : undefined;
    const finish = (savedId: string | undefined) => {
      if (isSelecting && addressId === undefined && savedId !== undefined) return select(savedId);
      refresh();
      form.back();
    };
    return (
      <SubjectContext.Provider value={{ kind: 'address' }}>
        <AddressSheet
          key={addressId ?? 'new'}
          addressId={addressId}
          loadAreas={loadAreas}
          isWaiting={!addresses && !failure}
          onBack={form.back}
          onSaved={finish}
          onUnsure={refresh}
        />
      </SubjectContext.Provider>
    );
  }
  const actions = {
    onAdd: () => form.open('new'),
    onPaste: () => form.open('new', { step: 'paste' }),
    onChooseHostAddress: hostAddress.choose,
    isChoosing: hostAddress.isBusy,
  };
  return (
    <ScreenFrame
      title={title}
      isMemberOnly
      subject={{ kind: 'address' }}
      onBack={goBack}
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      skeleton={<AddressListSkeleton />}
    >
      {addresses && (
        <div className={styles.page}>
          {addresses.length === 0 ? (
            <EmptyAddresses {...actions} />
          ) : (
            <>
              <AddressList
                addresses={addresses}
                isSelecting={isSelecting}
                onSelect={select}
                onEdit={(id) => form.open('edit', { id })}
                onChanged={refresh}
              />
              <HelpWays />
              <AddBar {...actions} count={addresses.length} />
            </>
          )}
        </div>
      )}
    </ScreenFrame>
  );
}
