/** What the consent button says and whether it works. */
export interface ConsentGate {
  canAccept: boolean;
  text: string;
}

/**
 * Decides the consent button: first the reading time passes and the end of the text was seen, then the box has to be ticked
 * by the member himself. The label is the reason while it cannot be pressed.
 */
export function decideConsent(secondsLeft: number, isTicked: boolean, isAtEnd = true): ConsentGate {
  if (secondsLeft > 0) return { canAccept: false, text: `请先阅读（${secondsLeft} 秒）` };
  if (!isAtEnd) return { canAccept: false, text: '请看到全文最后' };
  return isTicked ? { canAccept: true, text: '同意并继续' } : { canAccept: false, text: '请先勾选同意' };
}
