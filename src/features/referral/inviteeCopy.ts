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

/** Who came so far: "已加入 8 位，还没注册完 2 位". */
export function describeTotals({ valid, unfinished }: { valid: number; unfinished: number }): string {
  return [`已加入 ${valid} 位`, unfinished > 0 && `还没注册完 ${unfinished} 位`].filter(Boolean).join('，');
}
