import { send } from '@/request/send';
import { useSession } from '@/session/useSession';
import { setElderMode } from '@/shared/lib/elderMode';
import { saveSetting } from './contract';
import { rememberElderSuggested } from './elderSuggestion';

/** Switches 长辈版 on this phone and tells the server what a signed-in member likes. */
export function useElderSwitch() {
  const { isSignedIn } = useSession();
  return (isOn: boolean) => {
    rememberElderSuggested();
    setElderMode(isOn);
    if (isSignedIn) void send(saveSetting, { elder: isOn }, { loading: false });
  };
}
