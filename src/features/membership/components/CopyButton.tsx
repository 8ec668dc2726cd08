import { showFailure, showSuccess } from '@/shared/ui/toast';

interface Props {
  text: string;
  /** Its accessible name, for example "复制单号". */
  label: string;
  className?: string;
}

/** Puts a number on the clipboard. */
export function CopyButton({ text, label, className }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess('已复制');
    } catch {
      showFailure('没有复制成功，请长按号码复制');
    }
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={() => void copy()}>
      复制
    </button>
  );
}
