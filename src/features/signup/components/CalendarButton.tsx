import { useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { serverNow } from '@/shared/lib/serverClock';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { Dated } from '@/shared/ui/Dated/Dated';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Popup } from '@/shared/ui/Popup/Popup';
import { showMessage } from '@/shared/ui/toast/toast';
import { writeCalendar } from '../calendarFile';
import type { Join } from '../contract';
import { describeSlot } from '../slotDays';
import styles from './CalendarButton.module.less';

const HOUR_MS = 3_600_000;
/** How long before the start the phone reminds: the first that is still ahead. */
const LEADS = [
  { hours: 24, words: '提前一天提醒您' },
  { hours: 2, words: '提前 2 小时提醒您' },
] as const;

type Booked = Pick<Join, 'joinId' | 'title' | 'slot' | 'place'>;

/** The messaging app saves no files; its own pages say so on the phone's part. */
const CANNOT_SAVE = ['wechat', 'wecom', 'miniProgram'];

function save({ joinId, title, place }: Booked, start: number, end: number, remindHours?: number): boolean {
  const file = writeCalendar({
    uid: `${joinId}@${window.location.hostname}`,
    title,
    start,
    end,
    place,
    text: '请提前准备好病历或医嘱，有变动请打电话。',
    writtenAt: serverNow(),
    remindHours,
  });
  try {
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${joinId}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}

/** Enters the visit into the phone's calendar; where no file can be saved it says how, with the words to copy. */
export function CalendarButton({ join }: { join: Booked }) {
  const [isOpen, setOpen] = useState(false);
  const { slot, title, place } = join;
  if (!slot || slot.start === null || slot.end === null) return null;
  const { start, end } = slot;
  const leftMs = start - serverNow();
  if (leftMs <= 0) return null;
  const lead = LEADS.find(({ hours }) => leftMs > hours * HOUR_MS);
  const words = [title, describeSlot(slot), place].filter((part) => part).join('，');
  const add = () => {
    if (CANNOT_SAVE.includes(currentHost()) || !save(join, start, end, lead?.hours)) setOpen(true);
    else showMessage('日历文件已保存，打开它就能加入日历');
  };
  return (
    <>
      <ListRow icon={<CalendarIcon aria-hidden />} title="加入日历" note={lead?.words} onClick={add} />
      <Popup isOpen={isOpen} title="加入日历" onClose={() => setOpen(false)}>
        <div className={styles.way}>
          <p>这里不能直接写进手机日历，可以这样做：</p>
          <ol>
            <li>点右上角“···”，选“在浏览器打开”，再点一次“加入日历”。</li>
            <li>或者复制下面的话，粘贴到手机日历里。</li>
          </ol>
          <p className={styles.words}>
            <Dated>{words}</Dated>
          </p>
          <CopyButton text={words} what="时间和地点">
            复制时间和地点
          </CopyButton>
        </div>
      </Popup>
    </>
  );
}
