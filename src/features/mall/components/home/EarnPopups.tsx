import { SignCalendar, TaskList } from '@/features/points';
import { useGoBack } from '@/shared/lib/navigation';
import { Popup } from '@/shared/ui/Popup/Popup';

/** Sign-in calendar and tasks over the home screen; the back key closes them. */
export function EarnPopups({ step }: { step: 'sign' | 'tasks' }) {
  const goBack = useGoBack();
  return (
    <>
      <Popup isOpen={step === 'sign'} title="签到日历" onClose={goBack}>
        <SignCalendar />
      </Popup>
      <Popup isOpen={step === 'tasks'} title="赚积分" onClose={goBack}>
        <TaskList />
      </Popup>
    </>
  );
}
