import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { showMessage } from '@/shared/ui/toast/toast';
import { allowFreshPage, replacePageOnce } from './freshPage';
import styles from './UpdateNote.module.less';

interface Props {
  onLater: () => void;
}

function UpdateNote({ onLater }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const update = async () => {
    if (isBusy) return;
    setIsBusy(true);
    allowFreshPage();
    if (await replacePageOnce()) return;
    setIsBusy(false);
    showMessage('没有更新成功，请稍后再试');
  };
  return (
    <div className={styles.bar}>
      <span className={styles.words}>有新版本</span>
      <button type="button" className={styles.action} onClick={onLater}>
        <SpacedWord>稍后</SpacedWord>
      </button>
      <button type="button" className={styles.action} aria-busy={isBusy} onClick={() => void update()}>
        <SpacedWord>{isBusy ? '更新中' : '更新'}</SpacedWord>
      </button>
    </div>
  );
}

/** Offers the newer build at the foot of the screen. Returns the function that takes the offer away. */
export function showUpdateNote(onLater: () => void): () => void {
  const place = document.createElement('div');
  // There before its words are, else a screen reader does not say them.
  place.setAttribute('role', 'status');
  document.body.append(place);
  const root = createRoot(place);
  const takeAway = () => {
    root.unmount();
    place.remove();
  };
  const later = () => {
    takeAway();
    onLater();
  };
  root.render(<UpdateNote onLater={later} />);
  return takeAway;
}
