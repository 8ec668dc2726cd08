import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { EMPTY_FORM } from '../addressForm';
import { getAddress } from '../contract';
import type { LoadAreas } from '../useAreaTree';
import { AddressEditor } from './AddressEditor';

interface Props {
  /** undefined for a new address. */
  addressId: string | undefined;
  loadAreas: LoadAreas;
  /** Whether one more may be added is not known yet; for one that is edited it is no matter. */
  isWaiting?: boolean;
  onBack: () => void;
  onSaved: (addressId: string | undefined) => void;
  onUnsure: () => void;
}

/** The form on a whole page. */
export function AddressSheet({ addressId, loadAreas, isWaiting = false, onBack, onSaved, onUnsure }: Props) {
  const query = useQuery(getAddress, { addressId: addressId ?? '' }, { skip: addressId === undefined });
  const skeleton = <Skeleton shape="card" height="420px" space="12px" />;
  const editor = { addressId, loadAreas, onSaved, onUnsure };
  const newForm = isWaiting ? (
    <PageState state="loading" skeleton={skeleton} />
  ) : (
    <AddressEditor {...editor} initial={EMPTY_FORM} />
  );
  return (
    <Sheet
      title={addressId === undefined ? '新增地址' : '编辑地址'}
      navHidden={currentHost() === 'miniProgram'}
      onBack={onBack}
    >
      {addressId === undefined ? (
        newForm
      ) : (
        <QueryView query={query} skeleton={skeleton}>
          {({ name, mobile, areaCodes, areaText, detail, tag, isDefault }) => (
            <AddressEditor
              key={addressId}
              {...editor}
              initial={{ name, mobile, areaCodes, areaText, detail, tag, isDefault }}
            />
          )}
        </QueryView>
      )}
    </Sheet>
  );
}
