import { useQuery } from '@/request/useQuery';
import { keyed } from '@/shared/lib/keyed';
import { Popup } from '@/shared/ui/Popup/Popup';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getOrderExpress } from '../panelContract';
import { PanelNote } from './PanelNote';
import { ParcelView } from './ParcelView';

/** Where an order's parcels are. */
export function ExpressPanel({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const query = useQuery(getOrderExpress, { orderNo });
  return (
    <Popup isOpen title="查看物流" onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton shape="card" height="260px" />}>
        {(parcels) =>
          parcels.length === 0 ? (
            <PanelNote>还没有物流信息，发货后请晚些再看。</PanelNote>
          ) : (
            keyed(parcels).map(([key, parcel]) => <ParcelView key={key} parcel={parcel} />)
          )
        }
      </QueryView>
    </Popup>
  );
}
