import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
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
  onBack: () => void;
  onSaved: (addressId: string | undefined) => void;
  onUnsure: () => void;
}

/** The form on a whole page. */
export function AddressSheet({ addressId, loadAreas, onBack, onSaved, onUnsure }: Props) {
  const query = useQuery(getAddress, { addressId: addressId ?? '' }, { skip: addressId === undefined });
  const editor = { addressId, loadAreas, onSaved, onUnsure };
  return (
    <Sheet
      title={addressId === undefined ? '新增地址' : '编辑地址'}
      navHidden={currentHost() === 'miniProgram'}
      onBack={onBack}
    >
      {addressId === undefined ? (
        <AddressEditor {...editor} initial={EMPTY_FORM} />
      ) : (
        <QueryView query={query} skeleton={<Skeleton shape="card" height="420px" space="12px" />}>
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
