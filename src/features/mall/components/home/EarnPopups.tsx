import { SignCalendar, TaskList } from '@/features/points';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';

/** Sign-in calendar and tasks over the home screen; the back key closes them. */
export function EarnPopups() {
  const { shown, close } = usePanel('step');
  return (
    <>
      <Popup isOpen={shown === 'sign'} title="签到日历" onClose={close}>
        <SignCalendar />
      </Popup>
      <Popup isOpen={shown === 'tasks'} title="赚积分" onClose={close}>
        <TaskList />
      </Popup>
    </>
  );
}
