import { useEffect, useRef } from 'react';
import { fetchSignature } from '@/features/wechat';
import { useCodeScanner } from '@/frame/useCodeScanner';
import { ReactComponent as ScanIcon } from '@/shared/icons/scan.svg';
import { isWords, tidyCode } from '@/shared/lib/typedCode';
import { withUnits } from '@/shared/lib/unbroken';
import { useFirstProblem } from '@/shared/lib/useFirstProblem';
import { Button } from '@/shared/ui/Button/Button';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Field } from '@/shared/ui/Field/Field';
import { showMessage } from '@/shared/ui/toast/toast';
import styles from './CodeEntry.module.less';

interface Props {
  code: string;
  onType: (code: string) => void;
  /** Why the code was not taken. */
  refusal: string | undefined;
  /** When a lock after wrong codes ends; null without one. */
  unlockAt: number | null;
  onUnlocked: () => void;
}

/** Reads the clipboard, which happens on a tap only; '' when it may not be read or holds nothing. */
async function readClipboard(): Promise<string> {
  try {
    return tidyCode(await navigator.clipboard.readText());
  } catch {
    return '';
  }
}

/** Typing, pasting or scanning a code. Nothing is handed in by it. */
export function CodeEntry({ code, onType, refusal, unlockAt, onUnlocked }: Props) {
  const scan = useCodeScanner(fetchSignature, { name: '兑换码', onCode: onType });
  const entry = useRef<HTMLDivElement>(null);
  const showProblem = useFirstProblem(entry);
  useEffect(() => {
    if (refusal !== undefined) showProblem();
  }, [refusal, showProblem]);
  const paste = async () => {
    const pasted = await readClipboard();
    // The phone may ask first. Who has gone on meanwhile stays where he is.
    if (!entry.current) return;
    if (pasted === '') showMessage('没有读到剪贴板，请长按输入框粘贴');
    else onType(pasted);
  };
  return (
    <div ref={entry} className={styles.entry}>
      <Field
        label="兑换码"
        placeholder="输入兑换码"
        value={code}
        error={isWords(code) ? '没有认出兑换码，请只填兑换码' : refusal && withUnits(refusal)}
        hint="大小写和空格都能认。连续输错会暂时锁定。"
        onChange={(typed) => onType(tidyCode(typed))}
      />
      {unlockAt !== null && (
        <p className={styles.locked}>
          输错次数太多，还要等 <CountDown variant="text" endAt={unlockAt} onEnd={onUnlocked} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="tint" onClick={() => void paste()}>
          粘贴
        </Button>
        {scan && (
          <Button variant="tint" onClick={() => void scan()}>
            <span className={styles.scan}>
              <ScanIcon aria-hidden />
              扫码
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
