import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { rememberElderSuggested, wasElderSuggested } from '../elderSuggestion';
import { useElderSwitch } from '../useElderSwitch';
import styles from './ElderSuggestion.module.less';

/** Offers 长辈版 once, where the server thinks that it suits; either answer ends the offer on this phone. */
export function ElderSuggestion({ isSuggested }: { isSuggested: boolean }) {
  const [isRefused, setIsRefused] = useState(false);
  const isElder = useElderMode();
  const switchElder = useElderSwitch();
  if (!isSuggested || isElder || isRefused || wasElderSuggested()) return null;
  return (
    <Card aria-label="长辈版建议">
      <p className={styles.title}>字要不要大一点？</p>
      <p className={styles.text}>长辈版的字和按钮更大，页面更简单。随时可以在下面的“长辈版”里换回来。</p>
      <div className={styles.answers}>
        <Button
          variant="outline"
          block
          onClick={() => {
            rememberElderSuggested();
            setIsRefused(true);
          }}
        >
          不用了
        </Button>
        <Button block onClick={() => switchElder(true)}>
          打开长辈版
        </Button>
      </div>
    </Card>
  );
}
