import { currentHost } from '@/bridge/environment';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { ReactComponent as BellIcon } from '@/shared/icons/bell.svg';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { showFailure } from '@/shared/ui/toast/toast';

interface Props {
  /** The mini-program's page that asks; '' when there is none. */
  page: string;
  orderNo: string;
  title: string;
  note: string;
  /** How the member learns of it otherwise. */
  otherWay: string;
}

/**
 * Offers a notice by the messaging app. Only a page of the mini-program can ask for the consent that it needs, so it
 * stands only there; whether the member has agreed is known there too, and not said here.
 */
export function SubscribeNotice({ page, orderNo, title, note, otherWay }: Props) {
  if (page === '' || currentHost() !== 'miniProgram') return null;
  const open = async () => {
    const opening = await openMiniProgramPage(page, { orderNo });
    if (opening === 'failed') showFailure(`提醒页面没有打开，${otherWay}`);
  };
  return (
    <Card tight aria-label={title}>
      <ListRow icon={<BellIcon aria-hidden />} title={title} note={note} onClick={() => void open()} />
    </Card>
  );
}
