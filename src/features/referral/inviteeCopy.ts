import type { Invitee } from './contract';

const STATES: Readonly<Record<Invitee['status'], { text: string; isIn: boolean }>> = {
  registered: { text: '已加入', isIn: true },
  // What a friend has bought is nobody else's business.
  opened: { text: '已加入', isIn: true },
  unfinished: { text: '还没注册完', isIn: false },
  invalid: { text: '之前已加入', isIn: false },
};

/** How far somebody has come who followed the member's link, in words that tell nothing else of him. */
export function stateOfInvitee(status: Invitee['status']): { text: string; isIn: boolean } {
  return STATES[status];
}

/** Who came so far, with all who are listed in it: "已加入 8 位，还没注册完 2 位，之前已加入 1 位". */
export function describeTotals({ valid, unfinished }: { valid: number; unfinished: number }, listed: number): string {
  const earlier = listed - valid - unfinished;
  return [
    `已加入 ${valid} 位`,
    unfinished > 0 && `${STATES.unfinished.text} ${unfinished} 位`,
    earlier > 0 && `${STATES.invalid.text} ${earlier} 位`,
  ]
    .filter(Boolean)
    .join('，');
}
